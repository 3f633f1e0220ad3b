import Testing
import Wireflow
import WireflowExploration

/// The page of a map shows what a baseline has not, and what it has besides.
@MainActor
struct MapPageTests {
  @Test func showsWhatWasAddedAndLost() async {
    let sound = await PlantedBug.none.map()
    let renamed = await PlantedBug.renamedButton.map()

    let page = MapPage(
      title: "Notes", maps: [renamed], baseline: NavigationBaseline("Notes", [sound]))

    #expect(page.html.contains(">2 changes</button>"))
    #expect(page.html.contains(#""cause":"tap \"Info\"","verb":"tap","target":"AboutScreen"#))
    #expect(page.html.matches(of: /"isNew":true/).count == 1)
    #expect(page.html.contains(#""lost":["tap \"About\" -\u003e AboutScreen  (push)"]"#))
  }

  @Test func showsNoChangesWithoutABaseline() async {
    let map = await PlantedBug.none.map()

    let page = MapPage(title: "Notes", maps: [map])

    #expect(!page.html.contains("id=\"changes\""))
    #expect(!page.html.contains("\"isNew\":true"))
  }

  @Test func showsThePicturesThatItIsGiven() async {
    let map = await PlantedBug.none.map()

    let page = MapPage(title: "Notes", maps: [map]) { _, place in "<svg>\(place.screen)</svg>" }

    #expect(page.html.contains(#""picture":"\u003csvg\u003eHelpScreen\u003c/svg\u003e""#))
  }
}
