import TestSupport
import Testing
import Wireflow

@testable import WireflowExploration

/// The page of a map shows every place with its edges, and what a baseline has besides.
@MainActor
struct MapPageTests {
  @Test func showsWhatWasAddedAndLost() async {
    let sound = await PlantedBug.none.map()
    let renamed = await PlantedBug.renamedButton.map()

    let page = MapPage(
      title: "Notes", maps: [renamed], baseline: NavigationBaseline("Notes", [sound]))

    #expect(page.html.contains(">2 changes</button>"))
    #expect(page.html.contains(#""cause":"tap \"Info\"""#))
    #expect(page.html.matches(of: /"isNew":true/).count == 1)
    #expect(page.html.contains(#""lost":["tap \"About\" -> AboutScreen  (push)"]"#))
  }

  @Test(.long) func showsNoChangesWithoutABaseline() async {
    let map = await PlantedBug.none.map()

    let page = MapPage(title: "Notes", maps: [map])

    #expect(!page.html.contains("id=\"changes\""))
    #expect(!page.html.contains("\"isNew\":true"))
  }

  @Test(.long) func letsNoTextEndTheData() async {
    let map = await PlantedBug.none.map()

    let page = MapPage(title: "</script><b>Notes", maps: [map])

    #expect(!page.html.contains("</script><b>"))
  }

  @Test func declaresEachColorOfManyFlows() {
    let map = NavigationMap.generated(roots: 3, width: 1, depth: 1, modals: 9)

    let html = MapPage(title: "Large", maps: [map]).html

    let names = Set(html.matches(of: /var\((--(?:flow|map)[^)]*)\)/).map(\.output.1))
    #expect(names.count > 30)
    #expect(names.filter { !html.contains("\($0):#") } == [])
  }

  @Test(.long) func statesTheEdition() async {
    let map = await PlantedBug.none.map()

    let page = MapPage(title: "Notes", maps: [map], edition: "version 2 · 2026-11-24")

    #expect(page.html.contains("version 2 · 2026-11-24"))
  }
}
