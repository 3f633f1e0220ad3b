import TestSupport
import Testing
import Wireflow
import WireflowInteraction

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

    #expect(
      drift.text == """
        root "Notes" / NoteScreen, of TrapFlowCoordinator
          + tap "Linked note" -> another NoteScreen  (push)
              launch
              tap "Milk"
              tap "Linked note"

        """)
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

  @Test(arguments: [
    ("format 1\n", "1:8: error: found format 1, expected format 2"),
    ("garbage\n", "1:1: error: found \"garbage\", expected a section"),
    ("window\n   odd\n", "2:4: error: found 3 blanks, expected an even number"),
    (
      "wireframes tab-bar\nwindow\n  A  @ split\n",
      "3:8: error: found split, expected one of tab-bar"
    ),
    ("window\n  A\n    tap \"B\" => C\n", "3:5: error: expected an action, -> and where it leads"),
    ("window\n  A\n  A\n", "3:3: error: found \"A\" for the second time"),
  ])
  func saysWhereABaselineIsWrong(text: String, message: String) {
    let error = #expect(throws: NavigationBaselineError.self) {
      try NavigationBaseline(parsing: text, name: "Notes")
    }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ("hamburger\n  launch\n", "1:1: error: found \"hamburger\", expected tab-bar"),
    ("# Scripts\n\ntab-bar\n  launch\n  fly\n", "5:3: error: found \"fly\", expected"),
  ])
  func saysWhereAScriptIsWrong(text: String, message: String) throws {
    var baseline = try NavigationBaseline(parsing: "wireframes tab-bar\n", name: "Notes")

    let error = #expect(throws: NavigationBaselineError.self) { try baseline.readScripts(text) }

    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
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
  @Test func aLostQuestionIsACauseAndItsAnswersAreBehindIt() async throws {
    let old = try await MailFlow.Version.asking.recorded()

    let drift = NavigationDrift(from: old, to: await MailFlow.Version.unasking.compared(with: old))

    #expect(
      drift.text == """
        modal NoteScreen / NoteScreen, root, of MailFlow
          - dismiss -> alert "Discard?"  (guarded)
              launch
              tap "Compose"
              dismiss
          and 1 line behind it

        """)
  }

  /// The step has another outcome left, so the shortest way to it would show that one.
  @Test func aRareLineComesWithItsScriptOfTheCorpus() async throws {
    let old = try await MailFlow.Version.withDeadUndo.recorded()

    let drift = NavigationDrift(from: old, to: await MailFlow.Version.withUndo.compared(with: old))

    #expect(
      drift.text == """
        root "Inbox" / NotesScreen, root, of MailFlow
          - tap "Undo" -> stays
              launch
              tap "Compose"
              tap "Send"
              select "Settings"
              tap "Sign out"
              select "Inbox"
              tap "Undo"

        """)
  }

  @Test func aPlaceThatIsGoneIsBehindTheStepThatLedToIt() async throws {
    let before = await PlantedBug.none.map()
    let after = await PlantedBug.modalAsPush.map()

    let drift = NavigationDrift(
      from: NavigationBaseline("Notes", [before]), to: NavigationBaseline("Notes", [after]))

    #expect(
      drift.text == """
        root "Notes" / NoteScreen, of TrapFlowCoordinator
          + tap "Help" -> HelpScreen  (push)
          - tap "Help" -> HelpScreen in modal HelpScreen  (present as sheet)
              launch
              tap "Milk"
              tap "Help"
          and 2 lines behind it

        """)
  }
}

/// Ten edits of an app are ten drifts, each line of which comes with a script that can be replayed.
@MainActor
@Suite(.long)
struct TenEditsTests {
  nonisolated private static let edits: [(PlantedBug, [String])] = [
    (
      .lostEdge,
      [
        #"- root "Notes": AboutScreen, of TrapFlowCoordinator"#,
        #"- root "Notes" / NotesScreen, root, of TrapFlowCoordinator: tap "About" -> AboutScreen  (push)"#,
      ]
    ),
    (
      .renamedButton,
      [
        #"- root "Notes" / NotesScreen, root, of TrapFlowCoordinator: tap "About" -> AboutScreen  (push)"#,
        #"+ root "Notes" / NotesScreen, root, of TrapFlowCoordinator: tap "Info" -> AboutScreen  (push)"#,
      ]
    ),
    (
      .modalAsPush,
      [
        #"+ root "Notes": HelpScreen, of TrapFlowCoordinator"#,
        #"+ root "Notes" / NoteScreen, of TrapFlowCoordinator: tap "Help" -> HelpScreen  (push)"#,
        #"- root "Notes" / NoteScreen, of TrapFlowCoordinator: tap "Help" -> HelpScreen in modal HelpScreen  (present as sheet)"#,
        #"- modal HelpScreen: HelpScreen, root, of TrapFlowCoordinator"#,
      ]
    ),
    (
      .otherStyle,
      [
        #"+ root "Notes" / NoteScreen, of TrapFlowCoordinator: tap "Help" -> HelpScreen in modal HelpScreen  (present as full screen)"#,
        #"- root "Notes" / NoteScreen, of TrapFlowCoordinator: tap "Help" -> HelpScreen in modal HelpScreen  (present as sheet)"#,
      ]
    ),
    (
      .otherAlert,
      [
        #"+ root "Settings" / SettingsScreen, root, of TrapFlowCoordinator: tap "Reset" -> alert "Really?""#,
        #"- root "Settings" / SettingsScreen, root, of TrapFlowCoordinator: tap "Reset" -> alert "Reset?""#,
      ]
    ),
    (
      .guarded,
      [
        #"+ root "Notes" / AboutScreen, of TrapFlowCoordinator: in "Leave?" choose "Leave" -> SettingsScreen in root "Settings"  (select)"#,
        #"+ root "Notes" / AboutScreen, of TrapFlowCoordinator: in "Leave?" choose "Stay" -> stays  (ignored select: TrapFlowCoordinator refused)"#,
        #"+ root "Notes" / AboutScreen, of TrapFlowCoordinator: select "Settings" -> alert "Leave?"  (guarded)"#,
        #"+ root "Notes" / NoteScreen, of TrapFlowCoordinator: in "Leave?" choose "Leave" -> SettingsScreen in root "Settings"  (select)"#,
        #"+ root "Notes" / NoteScreen, of TrapFlowCoordinator: in "Leave?" choose "Stay" -> stays  (ignored select: TrapFlowCoordinator refused)"#,
        #"+ root "Notes" / NoteScreen, of TrapFlowCoordinator: select "Settings" -> alert "Leave?"  (guarded)"#,
        #"+ root "Notes" / NotesScreen, root, of TrapFlowCoordinator: in "Leave?" choose "Leave" -> SettingsScreen in root "Settings"  (select)"#,
        #"+ root "Notes" / NotesScreen, root, of TrapFlowCoordinator: in "Leave?" choose "Stay" -> stays  (ignored select: TrapFlowCoordinator refused)"#,
        #"+ root "Notes" / NotesScreen, root, of TrapFlowCoordinator: select "Settings" -> alert "Leave?"  (guarded)"#,
      ]
    ),
    (
      .thirdRoot,
      [
        #"+ root "Help": HelpScreen, root, of TrapFlowCoordinator"#
      ]
    ),
    (
      .deadEnd,
      [
        #"+ window: AboutScreen, root, of TrapFlowCoordinator"#,
        #"- root "Notes": AboutScreen, of TrapFlowCoordinator"#,
        #"- root "Notes" / NotesScreen, root, of TrapFlowCoordinator: tap "About" -> AboutScreen  (push)"#,
        #"+ root "Notes" / NotesScreen, root, of TrapFlowCoordinator: tap "About" -> AboutScreen in window  (install)"#,
      ]
    ),
    (
      .growingCycle,
      [
        #"+ root "Notes" / NoteScreen, of TrapFlowCoordinator: tap "Linked note" -> another NoteScreen  (push)"#
      ]
    ),
    (
      .endlessFlow,
      [
        #"+ root "Notes" / NotesScreen, root, of TrapFlowCoordinator: tap "Sync" -> stays  (starts SyncFlowCoordinator)"#,
        #"+ flows: SyncFlowCoordinator, never ends"#,
      ]
    ),
  ]

  @Test(arguments: edits)
  func printsTheDrift(_ edit: PlantedBug, lines: [String]) async throws {
    let before = await PlantedBug.none.map()
    let after = await edit.map()
    let text = NavigationBaseline("Notes", [before]).text
    let old = try NavigationBaseline(parsing: text, name: "Notes")

    let drift = NavigationDrift(from: old, to: NavigationBaseline("Notes", [after]))

    #expect(drift.changes.map { "\($0.isAdded ? "+" : "-") \($0.line)" } == lines)
    for change in drift.changes where !change.line.hasPrefix("flows") {
      let version = change.isAdded ? edit : .none
      let refused = await refusedStep(of: change.script, in: version)
      #expect(refused == nil, "\(change.line)")
      #expect(!change.script.isEmpty, "\(change.line)")
    }
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
