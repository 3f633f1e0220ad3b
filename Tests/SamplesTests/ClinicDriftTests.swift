import ClinicApp
import Foundation
import SampleExplorations
import TestSupport
import Testing
import Wireflow
import WireflowExploration

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
