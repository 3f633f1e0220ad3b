import Testing
import Wireflow
import WireflowExploration
import WireflowInteraction

/// A drift says what was added and lost, with the scripts that show it.
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
        + root "Notes" / NoteScreen, of TrapFlowCoordinator: tap "Linked note" -> another NoteScreen  (push)
            shown by
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
    baseline.acceptedTraps = ["dead end A": "It is \"meant\"."]

    let read = try NavigationBaseline(parsing: baseline.text, name: "Notes")

    #expect(NavigationDrift(from: read, to: baseline).isEmpty)
    #expect(read.text == baseline.text)
  }

  @Test(arguments: [
    ("format 2\n", "1:8: error: found format 2, expected format 1"),
    ("garbage\n", "1:1: error: found \"garbage\", expected a section"),
    ("window\n   odd\n", "2:4: error: found 3 blanks, expected an even number"),
    (
      "wireframes tab-bar\nwindow\n  A  @ split\n",
      "3:8: error: found split, expected one of tab-bar"
    ),
    ("window\n  A\n    tap \"B\" => C\n", "3:5: error: expected an action, -> and where it leads"),
    ("window\n  A\n  A\n", "3:3: error: found \"A\" for the second time"),
    (
      "witnesses\n  tab-bar 1\n    tab \"A\"\n",
      "3:5: error: found \"tab\", expected one of launch, tap, type, submit, toggle, choose, back, dismiss, select, next, previous, open, close, minimize, maximize, window, main, wait, adapt, wireframe, background, foreground (did you mean tap?)"
    ),
  ])
  func saysWhereABaselineIsWrong(text: String, message: String) {
    let error = #expect(throws: NavigationBaselineError.self) {
      try NavigationBaseline(parsing: text, name: "Notes")
    }
    #expect(error?.description == message)
  }
}
