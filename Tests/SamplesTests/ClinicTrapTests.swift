import ClinicApp
import SampleExplorations
import TestSupport
import Testing
import Wireflow
import WireflowExploration
import WireflowTesting

/// Each bug that is planted into the clinic is found with its shortest script, by one report.
@MainActor
struct ClinicTrapTests {
  /// Some of the bugs, or all with `WIREFLOW_STRENGTH=100`.
  @Test(
    arguments: Strength.isWhole
      ? ClinicBug.allCases : [.lockedModal, .endedFlowRows, .growingStack])
  func findsThePlanted(bug: ClinicBug) async {
    await #expect(processExitsWith: .success) { [name = bug.rawValue as String] in
      await ClinicTrapTests.compare(try #require(ClinicBug(rawValue: name)))
    }
  }

  fileprivate static func compare(_ bug: ClinicBug) async {
    let traps = await traps(of: bug)

    #expect(traps.count == 1, "\(traps.map(\.name))")
    let report = traps.map { "\($0)\n" }.joined()
    // Not among the other snapshots, all of which each run of the tests asserts.
    assertSnapshot(of: report, named: bug.rawValue, directory: "Navigation/Traps")
  }

  /// Explores the clinic with a bug, as far as the bug needs it.
  private static func traps(of bug: ClinicBug) async -> [NavigationTrap] {
    let sample = SampleExploration.clinic(with: bug)
    var options = sample.options
    options.dryWalks = 0
    options.formFactors = []
    // The sheet without an effect stands behind a login and a row.
    if bug != .idleSheet { (options.sampledRows, options.triesPerAction) = (1, 2) }
    options.includesBackground = false
    options.includesRestart = bug == .lossyRestart
    options.expect(["PrivacyScreen"])
    if ![.strayLink, .badLink].contains(bug) { options.links = [] }
    if bug != .lockedWall { options.customActions = [] }
    if bug == .growingModals { options.witnesses = [payment] }
    let wireframes: [ExplorableWireframe] =
      bug == .unlikeWireframes ? [.tabBar, .split] : [.tabBar]
    let maps = await explore(sample.app, onEach: wireframes, options: options)
    return maps.flatMap(\.traps)
  }

  /// The way to a receipt, which a hunt finds because the first payment fails.
  private static let payment: [ExplorationStep] = {
    let texts = [
      "launch", "tap \"Prescriptions\"", "type \"Ada\" into \"Name\"",
      "type sample \"the right password\" into \"Password\"", "tap \"Log in\"", "wait 2000ms",
      "select \"doctors\"", "tap \"doctor 1\"", "tap \"Book\"", "tap \"Fri 8:00\"",
      "type \"A cough\" into \"Reason\"", "tap \"Continue\"", "choose \"Public\" in \"Insurer\"",
      "tap \"To the payment\"", "type sample \"a good card\" into \"Card\"", "tap \"Pay\"",
      "wait 2000ms", "choose \"OK\"", "tap \"Pay\"", "wait 2000ms", "tap \"Receipt as a page\"",
      "tap \"Receipt as a page\"",
    ]
    return texts.compactMap { try? ExplorationStep(parsing: $0) }
  }()
}
