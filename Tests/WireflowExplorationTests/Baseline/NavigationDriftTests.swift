import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowExploration

/// A drift names added and lost lines, with the scripts that show them.
@MainActor
struct NavigationDriftTests {
  @Test func printsWhatChangedWithScripts() async throws {
    let sound = await PlantedBug.none.map()
    let text = NavigationBaseline("Notes", [sound]).text
    let old = try NavigationBaseline(parsing: text, name: "Notes")
    let changed = await PlantedBug.growingCycle.map()

    let drift = NavigationDrift(from: old, to: NavigationBaseline("Notes", [changed]))

    assertSnapshot(of: drift.text)
  }

  @Test func readsWhatItWrites() async throws {
    let maps = [
      await explore(on: .tabBar, options: .quick) { PlantedBug.none.makeController($0, $1) },
      await explore(on: .split, options: .quick) { PlantedBug.none.makeController($0, $1) },
    ]
    var baseline = NavigationBaseline("Notes", maps)
    baseline.acceptedTraps = [
      "dead end A": "It is \"meant\".",
      "dead end B": String(repeating: "Nobody (but a tester: \"Ada\") gets there. ", count: 9),
    ]

    let read = try NavigationBaseline(parsing: baseline.text, name: "Notes")

    #expect(NavigationDrift(from: read, to: baseline).isEmpty)
    #expect(read.text == baseline.text)
    #expect(read.acceptedTraps == baseline.acceptedTraps)
    #expect(baseline.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func saysWhereABaselineOrAScriptIsWrong() throws {
    var text = ""
    for wrong in [
      "format 1\n", "garbage\n", "window\n   odd\n", "wireframes tab-bar\nwindow\n  A  @ split\n",
      "window\n  A\n    tap \"B\" => C\n", "window\n  A\n  A\n",
    ] {
      let error = #expect(throws: NavigationBaselineError.self) {
        try NavigationBaseline(parsing: wrong, name: "Notes")
      }
      text += "\(wrong)! \(error?.description ?? "")\n\n"
    }
    for wrong in ["hamburger\n  launch\n", "# Scripts\n\ntab-bar\n  launch\n  fly\n"] {
      var baseline = try NavigationBaseline(parsing: "wireframes tab-bar\n", name: "Notes")
      let error = #expect(throws: NavigationBaselineError.self) { try baseline.readScripts(wrong) }
      text += "\(wrong)! \(error?.description ?? "")\n\n"
    }
    assertSnapshot(of: text)
  }

  @Test func writesAScriptOfTwoWireframesOnce() throws {
    let text = """
      # Scripts that show rare navigation of Notes, found by a hunt.

      split
        launch
          restart

      tab-bar, split
        launch
          tap "Ask"
        launch
          tap "Ask"
          restart

      """
    var baseline = try NavigationBaseline(parsing: "wireframes tab-bar, split\n", name: "Notes")

    try baseline.readScripts(text)

    #expect(baseline.corpus["tab-bar"]?.count == 2)
    #expect(baseline.corpus["split"]?.count == 3)
    #expect(baseline.scriptsText == text)
  }

  @Test func joinsWhatIsOnlyPresentedInAnotherWay() throws {
    let long = #"tap "Log in" -> LoginScreen in modal LoginScreen"#
    let text = """
      # Navigation of Notes, found by running it. Edit only the reasons under "accepted".
      format 2
      wireframes tab-bar, split

      window
        NotesScreen, root
          tap "Help" -> HelpScreen  (push | no effect @ split)
          \(long)  (present as sheet; starts LoginFlowCoordinator
              | present as form sheet; starts LoginFlowCoordinator @ split)
          tap "Pay" -> stays  @ split

      """

    let baseline = try NavigationBaseline(parsing: text, name: "Notes")

    #expect(
      baseline.lines.filter(\.isEdge).map { $0.text + baseline.mark($0) } == [
        #"tap "Help" -> HelpScreen  @ split"#, #"tap "Help" -> HelpScreen  (push)  @ tab-bar"#,
        "\(long)  (present as form sheet; starts LoginFlowCoordinator)  @ split",
        "\(long)  (present as sheet; starts LoginFlowCoordinator)  @ tab-bar",
        #"tap "Pay" -> stays  @ split"#,
      ])
    #expect(baseline.text == text)
  }
}

/// A failure lists the steps that cause the changes, and counts the lines behind each.
@MainActor
@Suite(.long)
struct DriftCauseTests {
  @Test func listTheLinesBehindThem() async throws {
    // The answers are behind a lost question.
    let asking = try await MailFlow.Version.asking.recorded()
    let unasking = await MailFlow.Version.unasking.compared(with: asking)
    // The step has another outcome left, so the shortest way to it would show that one: the rare
    // line comes with its script of the corpus.
    let deadUndo = try await MailFlow.Version.withDeadUndo.recorded()
    let undo = await MailFlow.Version.withUndo.compared(with: deadUndo)
    // A place that is gone is behind the step that led to it.
    let before = NavigationBaseline("Notes", [await PlantedBug.none.map()])
    let after = NavigationBaseline("Notes", [await PlantedBug.modalAsPush.map()])

    let texts = [(asking, unasking), (deadUndo, undo), (before, after)].map {
      NavigationDrift(from: $0, to: $1).text
    }

    assertSnapshot(of: texts.joined(separator: "\n"))
  }
}

/// Ten edits of an app are ten drifts, each line of which comes with a script that can be replayed.
@MainActor
@Suite(.long)
struct TenEditsTests {
  @Test func printTheirDrifts() async throws {
    let text = NavigationBaseline("Notes", [await PlantedBug.none.map()]).text
    let old = try NavigationBaseline(parsing: text, name: "Notes")
    var lines: [String] = []
    for edit in [
      PlantedBug.lostEdge, .renamedButton, .modalAsPush, .otherStyle, .otherAlert, .guarded,
      .thirdRoot, .deadEnd, .growingCycle, .endlessFlow,
    ] {
      let drift = NavigationDrift(from: old, to: NavigationBaseline("Notes", [await edit.map()]))
      lines.append("# \(edit)")
      lines += drift.changes.map { "\($0.isAdded ? "+" : "-") \($0.line)" }
      for change in drift.changes where !change.line.hasPrefix("flows") {
        let version = change.isAdded ? edit : .none
        let refused = await refusedStep(of: change.script, in: version)
        #expect(refused == nil, "\(change.line)")
        #expect(!change.script.isEmpty, "\(change.line)")
      }
    }

    assertSnapshot(of: lines.joined(separator: "\n"))
  }

  /// Plays a script, and returns the first step that is refused.
  private func refusedStep(
    of script: [ExplorationStep], in version: PlantedBug
  ) async -> ExplorationStep? {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let app = version.makeController(stage) { TabBarWireframe(stage: $0) }
    for case .action(let action) in script {
      guard await app.stage.play(action) == .performed else { return .action(action) }
    }
    return nil
  }
}
