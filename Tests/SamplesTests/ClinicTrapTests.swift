import ClinicApp
import SampleExplorations
import TestSupport
import Testing
import Wireflow
import WireflowExploration
import WireflowTesting

/// Each bug that is planted into the clinic is found with its shortest script, by one report.
@MainActor
@Suite(.long)
struct ClinicTrapTests {
  @Test func findsEachPlantedBug() async {
    await #expect(processExitsWith: .success) {
      await ClinicTrapTests.compare()
    }
  }

  fileprivate static func compare() async {
    var report = ""
    for bug in ClinicBug.traps {
      let traps = await traps(of: bug)
      #expect(traps.count == 1, "\(bug): \(traps.map(\.name))")
      report += "\(bug)\n" + traps.map { "\($0)\n" }.joined() + "\n"
    }
    assertSnapshot(of: report)
  }

  /// Explores the areas of the clinic that a bug needs.
  private static func traps(of bug: ClinicBug) async -> [NavigationTrap] {
    let areas = areas(of: bug)
    let sample = SampleExploration.clinic(with: bug, areas: areas)
    var options = sample.options
    options.huntLength = .zero
    options.formFactors = []
    // The sheet without an effect is behind a login and a row.
    if bug != .idleSheet { (options.sampledRows, options.triesPerAction) = (1, 2) }
    options.includesBackground = false
    options.includesRestart = bug == .lossyRestart
    if areas.contains(.account) { options.expect(["PrivacyScreen"]) }
    if ![.strayLink, .badLink].contains(bug) { options.links = [] }
    if bug != .lockedWall { options.customActions = [] }
    if bug == .growingModals { options.corpus = [payment] }
    let wireframes: [WireframeVariant] =
      bug == .unlikeWireframes ? [.tabBar, .split] : [.tabBar]
    let maps = await explore(sample.app, onEach: wireframes, options: options)
    return maps.flatMap(\.traps)
  }

  private static func areas(of bug: ClinicBug) -> Set<ClinicArea> {
    switch bug {
    case .lockedWall, .missingSample, .unsteady, .lossyRestart: [.home]
    // The button of the account tells a user who is logged in from one who is not.
    case .idleSheet: [.home, .account]
    case .growingStack, .growingModals, .idleButton, .strayLink, .badLink, .forgetfulLogin,
      .unlikeWireframes:
      [.doctors]
    case .namelessButton, .twinButtons, .lostGuard, .wrongSender, .pushedSheet: [.messages]
    case .forgetfulRoot: [.appointments, .account]
    case .deadEnd, .lockedModal, .endlessFlow, .sleepingFlow, .idleAlert, .idleRow, .endedFlow,
      .endedFlowRows, .unreached:
      [.account]
    }
  }

  /// The way to a receipt, which a hunt finds because the first payment fails.
  private static let payment: [ExplorationStep] = {
    let texts = [
      "launch", "select \"doctors\"", "tap \"doctor 1\"", "tap \"Book\"",
      "type \"Ada\" into \"Name\"", "type sample \"the right password\" into \"Password\"",
      "tap \"Log in\"", "wait 2000ms", "tap \"Fri 8:00\"",
      "type \"A cough\" into \"Reason\"", "tap \"Continue\"", "choose \"Public\" in \"Insurer\"",
      "tap \"To the payment\"", "type sample \"a good card\" into \"Card\"", "tap \"Pay\"",
      "wait 2000ms", "choose \"OK\"", "tap \"Pay\"", "wait 2000ms", "tap \"Receipt as a page\"",
      "tap \"Receipt as a page\"",
    ]
    return texts.compactMap { try? ExplorationStep(parsing: $0) }
  }()
}
