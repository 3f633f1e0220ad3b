import ClinicApp
import SampleExplorations
import Testing
import Wireflow
import WireflowExploration
import WireflowTesting

/// Each bug that is planted into the clinic is found with its shortest script, by one report.
@MainActor
struct ClinicTrapTests {
  @Test func findsEachPlantedBug() async {
    await #expect(processExitsWith: .success) {
      await ClinicTrapTests.compare()
    }
  }

  fileprivate static func compare() async {
    var report = ""
    for bug in ClinicBug.allCases {
      let traps = await traps(of: bug)
      #expect(traps.count == 1, "\(bug): \(traps.map(\.name))")
      report += "\(bug)\n" + traps.map { "\($0)\n" }.joined() + "\n"
    }
    assertSnapshot(of: report)
  }

  /// Explores the clinic with a bug, as far as the bug needs it.
  private static func traps(of bug: ClinicBug) async -> [NavigationTrap] {
    let sample = SampleExploration.clinic(with: bug)
    var options = sample.options
    options.dryWalks = 0
    options.formFactors = []
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
