import TestSupport
import Testing
import Wireflow

@testable import WireflowExploration

/// The posters for a page have every place with its edges, and what a baseline has besides.
@MainActor
struct MapPostersTests {
  @Test func showsWhatWasAddedAndLost() async {
    let sound = await PlantedBug.none.map()
    let renamed = await PlantedBug.renamedButton.map()

    let page = text(
      title: "Notes", maps: [renamed], baseline: NavigationBaseline("Notes", [sound]))

    #expect(page.contains(">2 changes</button>"))
    #expect(page.contains(#""cause":"tap \"Info\"""#))
    #expect(page.matches(of: /"isNew":true/).count == 1)
    #expect(page.contains(#""lost":["tap \"About\" -> AboutScreen  (push)"]"#))
  }

  @Test(.long) func showsNoChangesWithoutABaselineAndLetsNoTextEndTheData() async {
    let map = await PlantedBug.none.map()

    let page = text(title: "</script><b>Notes", maps: [map], edition: "version 2 · 2026-11-24")

    #expect(!page.contains("id=\"changes\"") && !page.contains("\"isNew\":true"))
    #expect(!page.contains("</script><b>") && page.contains("version 2 · 2026-11-24"))
  }

  @Test(.long) func declaresEachColorOfManyFlows() {
    let map = NavigationMap.generated(roots: 3, width: 1, depth: 1, modals: 9)

    let html = text(title: "Large", maps: [map])

    let names = Set(html.matches(of: /var\((--(?:flow|map)[^)]*)\)/).map(\.output.1))
    #expect(names.count > 30)
    #expect(names.filter { !html.contains("\($0):#") } == [])
  }

  private func text(
    title: String, maps: [NavigationMap], baseline: NavigationBaseline? = nil,
    edition: String? = nil
  ) -> String {
    let artist = PageArtist(number: { _ in 0 }, content: { ([], []) })
    return MapPosters(
      title: title, maps: maps, baseline: baseline, edition: edition, artist: artist
    ).texts.values.joined(separator: "\n")
  }
}
