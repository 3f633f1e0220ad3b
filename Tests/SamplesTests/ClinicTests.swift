import ClinicApp
import Foundation
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

/// A comparison of the clinic with its baseline names the cause of each planted bug first, and
/// accepting the bug changes the lines that were reported alone.
///
/// The bugs that no line of the whole clinic on the tab bar shows are in `ClinicTrapTests`.
@MainActor
@Suite(.long)
struct ClinicDriftTests {
  @Test func namesTheCauseOfEachPlantedBugFirst() async {
    await #expect(processExitsWith: .success) { await ClinicDriftTests.compare() }
  }

  fileprivate static func compare() async {
    do {
      let baseline = try baseline()
      for bug in ClinicBug.allCases {
        guard let cause = cause(of: bug) else { continue }
        let map = await map(of: bug, corpus: baseline.corpus["tab-bar"] ?? [])
        let new = NavigationBaseline("Clinic", [map])
        let drift = NavigationDrift(from: baseline, to: new)
        let report = map.traps.map { "trap: \($0.name)\n" }.joined() + drift.text
        let lines = report.split(separator: "\n")
        let isFirst = lines.prefix(10).contains { $0.contains(cause) }
        #expect(isFirst && lines.count <= 40, "\(bug):\n\(report)")

        let accepted = baseline.accepting(drift, to: new)
        let changed = Set(parts(of: accepted)).symmetricDifference(parts(of: baseline))
        let others = changed.filter { part in !drift.changes.contains { $0.line.contains(part) } }
        #expect(others == [], "\(bug)")
        #expect(NavigationDrift(from: accepted, to: new).isEmpty, "\(bug)")
        #expect(accepted.scriptsText == baseline.scriptsText, "\(bug)")
      }
    } catch {
      Issue.record(error)
    }
  }

  /// Returns the map of the clinic with a bug, as a comparison explores it.
  private static func map(of bug: ClinicBug, corpus: [[ExplorationStep]]) async -> NavigationMap {
    let sample = SampleExploration.clinic(with: bug)
    var options = sample.options
    (options.corpus, options.huntLength) = (corpus, .zero)
    return await explore(sample.app, on: .tabBar, options: options)
  }

  /// Returns the lines of a baseline's file, of which a long one has several parts.
  private static func parts(of baseline: NavigationBaseline) -> [String] {
    baseline.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  private static func baseline() throws -> NavigationBaseline {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Navigation/Clinic")
    func text(_ ending: String) throws -> String {
      try String(contentsOf: file.appendingPathExtension(ending), encoding: .utf8)
    }
    var baseline = try NavigationBaseline(parsing: text("flow"), name: "Clinic")
    try baseline.readScripts(text("scripts"))
    return baseline
  }

  /// Returns the text that tells the cause of a bug, or nil if the comparison does not show the bug.
  private static func cause(of bug: ClinicBug) -> String? {
    switch bug {
    case .deadEnd: #"choose "Yes" -> TermsScreen in window"#
    case .lockedModal: #"- tap "Accept the terms""#
    case .lockedWall: #"- tap "Accept""#
    case .missingSample: #"- tap "Log in""#
    case .growingStack: #"+ tap "To the doctor" -> DoctorScreen"#
    case .growingModals: #"+ tap "Receipt as a page" -> ReceiptScreen"#
    case .endlessFlow, .sleepingFlow: #"+ tap "Synchronize""#
    case .idleButton: #"+ tap "Sort" -> stays"#
    case .idleRow: "+ tap a row -> stays"
    case .namelessButton: #"+ tap """#
    case .twinButtons: #"+ tap "Close""#
    case .forgetfulRoot: "trap: root loses its place"
    case .strayLink: "trap: link lands elsewhere"
    case .badLink: #"trap: always refused open "clinic://nowhere""#
    case .unsteady: "trap: differs from run to run"
    case .forgetfulLogin: #"+ tap "Log in" -> what is below  (dismiss; pop"#
    case .lossyRestart: "- restart -> ArticleScreen"
    case .endedFlow, .endedFlowRows: #"+ tap "Tour""#
    case .unreached: #"- tap "Privacy""#
    case .lostGuard: #"- dismiss -> alert "Discard the draft?""#
    case .wrongSender: #"+ tap "Recipient" -> stays"#
    case .pushedSheet: #"+ tap "New message" -> ComposeScreen  (push"#
    case .idleAlert, .idleSheet, .unlikeWireframes: nil
    }
  }
}
