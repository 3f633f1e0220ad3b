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
