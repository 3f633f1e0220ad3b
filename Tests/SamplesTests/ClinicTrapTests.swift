import ClinicApp
import SampleExplorations
import Testing
import Wireflow
import WireflowExploration

/// Each bug that is planted into the clinic is found with its shortest script, by one report.
@MainActor
struct ClinicTrapTests {
  @Test func findsEachPlantedBug() async {
    await #expect(processExitsWith: .success) {
      for bug in ClinicBug.allCases { await ClinicTrapTests.check(bug) }
    }
  }

  private static func check(_ bug: ClinicBug) async {
    let sample = SampleExploration.clinic(with: bug)
    var options = sample.options
    options.dryWalks = 0
    options.expect(["PrivacyScreen"])
    options.witnesses = [Self.payment]
    if bug != .lossyRestart { options.includesRestart = false }
    if ![.strayLink, .badLink].contains(bug) { options.links = [] }
    if bug != .lockedWall { options.customActions = [] }
    let wireframes: [ExplorableWireframe] =
      bug == .unlikeWireframes ? [.tabBar, .split] : [.tabBar]

    let maps = await explore(sample.app, onEach: wireframes, options: options)

    let found = maps.flatMap(\.traps).map { "\($0.name)\n\($0.script.script)" }
    #expect(found == findings[bug].map { [$0] }, "\(bug)")
  }

  /// The way to a receipt, which a hunt finds because the first payment fails.
  private static let payment: [ExplorationStep] = []

  private static let findings: [ClinicBug: String] = [:]
}
