import SampleExplorations
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowExploration

/// The map of a session, and the ways on the posters of pages.
@MainActor
@Suite(.long)
struct SharedSampleTests {
  /// The map of a session has the places of its visits, each with a picture, and the ways between.
  @Test func aSessionHasTheMapOfItsVisits() async throws {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let app = SampleExploration.movies.app.makeController(
      on: stage, WireframeVariant.tabBar.makeWireframe)
    var visits: [SessionVisit] = []
    var random = SplitMix64(seed: 5)
    for number in 0...120 {
      let action: UserAction =
        number == 0 ? .launch : random.pick(stage.possibleActions) ?? .wait(.seconds(1))
      _ = await stage.play(action)
      let spot = try #require(SessionSpot(stage))
      visits.append(SessionVisit(action, at: spot, showing: stage.picture))
    }

    let map = NavigationMap(wireframe: "tab-bar", of: visits)

    #expect(Set(map.places.keys) == Set(visits.map(\.spot.place)))
    #expect(map.places.values.allSatisfy { $0.picture != nil && !$0.name.isEmpty })
    let steps = zip(visits, visits.dropFirst())
    for edge in map.edges {
      guard case .place(let to) = edge.target else { continue }
      #expect(steps.contains { $0.spot.place == edge.from && $1.spot.place == to })
    }
    let moves = Set(steps.map { [$0.spot.place, $1.spot.place] }.filter { $0[0] != $0[1] })
    let drawn = Set(map.edges.compactMap { edge in edge.target.place.map { [edge.from, $0] } })
    #expect(drawn == moves)
    withExtendedLifetime(app) {}
  }

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
