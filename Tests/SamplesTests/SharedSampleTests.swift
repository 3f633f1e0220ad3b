import SampleExplorations
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowExploration

/// Maps that grow, and the ways on the posters of pages.
@MainActor
@Suite(.long)
struct SharedSampleTests {
  /// A map that grows ends as the map of an exploration does.
  @Test func aMapGrowsToTheWholeOne() async {
    var options = ExplorationOptions()
    options.huntLength = .zero
    let whole = await explore(SampleExploration.movies.app, options: options)
    var (maps, last): ([NavigationMap], Bool) = ([], false)

    await exploreGrowing(SampleExploration.movies.app, on: .tabBar, diary: nil) { map, isWhole in
      maps.append(map)
      last = isWhole
    }

    #expect(last)
    #expect(maps.last?.edges == whole.edges)
    #expect(maps.last.map { Set($0.places.keys) } == Set(whole.places.keys))
    let counts = maps.map(\.places.count)
    #expect(counts == counts.sorted())
  }

  /// The ways that a page plays lead from each place to the other one.
  @Test func theWaysOfAPosterLeadThere() async throws {
    var options = ExplorationOptions()
    options.huntLength = .zero
    // A busy machine explores the same as an idle one.
    options.limit.time = .seconds(3600)
    let map = await explore(SampleExploration.audiobooks.app, options: options)
    let sheet = StudioSheet(map, isWhole: true, artist: nil)
    var (right, wrong) = (0, [String]())
    for card in sheet.cards where !card.script.isEmpty {
      for move in card.moves {
        let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
        let app = SampleExploration.audiobooks.app.makeController(
          on: stage, WireframeVariant.tabBar.makeWireframe)
        for text in card.script + move.steps { _ = await stage.play(try UserAction(parsing: text)) }
        if NavigationMap.place(of: stage)?.key == move.to {
          right += 1
        } else {
          wrong.append("\(card.name) to \(move.to): \(move.steps)")
        }
        withExtendedLifetime(app) {}
      }
    }

    #expect(wrong == [])
    #expect(right > 12)
  }
}
