import TestSupport
import Testing
import Wireflow
import WireflowExploration

/// An exploration makes the first, the last and some more rows of a long list.
@MainActor
struct ExploreRowsTests {
  @Test func makesFewRowsOfALongList() async {
    // It takes seconds, so it goes beside the other tests.
    await #expect(processExitsWith: .success) { await ExploreRowsTests.exploreALongList() }
  }

  private static func exploreALongList() async {
    var shelves: [ShelfScreen] = []
    var options = ExplorationOptions()
    options.huntLength = .zero
    let map = await explore(options: options) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      let shelf = ShelfScreen(count: 10_000)
      shelves.append(shelf)
      return ApplicationController(wireframe: wireframe, mainFlow: ShelfFlow(wireframe, shelf))
    }

    #expect(
      NavigationBaseline("Shelf", [map]).text == """
        # Navigation of Shelf, found by running it. Edit only the reasons under "accepted".
        format 2
        wireframes tab-bar
        start ShelfScreen in window

        window
          BookScreen, of ShelfFlow
          ShelfScreen, root, of ShelfFlow
            tap "Close" -> stays
            tap a row -> BookScreen  (push)

        flows
          ShelfFlow, never ends

        """)
    let tapped = Set(map.edges.filter { $0.cause == .row(nil) }.flatMap(\.script.script.lines))
    #expect(tapped.isSubset(of: ["launch", #"tap "b0""#]))
    #expect(!shelves.isEmpty)
    for shelf in shelves { #expect(shelf.made < 5_000) }
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
}
