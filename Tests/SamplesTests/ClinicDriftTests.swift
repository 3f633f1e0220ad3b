import ClinicApp
import Foundation
import SampleExplorations
import TestSupport
import Testing
import Wireflow
import WireflowExploration

/// A comparison of the clinic with its baseline names the cause of each planted bug first.
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
        let lines = await report(of: bug, against: baseline).split(separator: "\n")
        let isFirst = lines.prefix(10).contains { $0.contains(cause) }
        #expect(isFirst && lines.count <= 40, "\(bug):\n\(lines.joined(separator: "\n"))")
      }
    } catch {
      Issue.record(error)
    }
  }

  /// Returns the names of the new traps, and the drift as a failing test prints it.
  private static func report(
    of bug: ClinicBug, against baseline: NavigationBaseline
  ) async -> String {
    let sample = SampleExploration.clinic(with: bug)
    var options = sample.options
    (options.corpus, options.huntLength) = (baseline.corpus["tab-bar"] ?? [], .zero)
    let map = await explore(sample.app, on: .tabBar, options: options)
    return map.traps.map { "trap: \($0.name)\n" }.joined()
      + NavigationDrift(from: baseline, to: NavigationBaseline("Clinic", [map])).text
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
