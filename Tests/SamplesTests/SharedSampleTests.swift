import SampleExplorations
import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction
import WireflowTesting
import WireflowWeb

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

/// The keys and menus of all samples.
@MainActor
struct SampleShortcutTests {
  /// The titles of the elements to which a sample gives shortcuts.
  private static let ownTitles: [Sample: Set<String>] = [
    .audiobooks: ["Pause", "Play", "Settings"],
    .encyclopedia: [],
    .fitness: ["Create appointment"],
    .media: ["On watchlist", "Send", "Settings", "Write a review"],
    .movies: ["Preferences", "Server"],
  ]

  @Test(
    arguments: Sample.allCases, Strength.some(of: [WireframeVariant.split, .hamburger, .tabBar]))
  func leadToReachableActionsWithoutConflicts(
    of sample: Sample, on wireframe: WireframeVariant
  ) async throws {
    var titles: Set<String> = []
    // Who buys a book listens to it for long.
    for file in sample.scripts where Strength.isLong || file.name != "buy-a-book" {
      let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
      var shown: StagePicture?
      let watch = stage.watch { picture, _ in shown = picture }
      let app = sample.makeController(stage, wireframe.makeWireframe)
      for step in try file.script().steps {
        await stage.play(step.action)
        let picture = stage.picture
        #expect(shown == picture, "\(file.name): \(step.action) is not told who watches")
        titles.formUnion(check(picture, of: stage, after: "\(file.name): \(step.action)"))
      }
      #expect(!stage.log.text.contains("note: two elements answer"))
      #expect(!stage.log.text.contains("note: the system keeps"))
      withExtendedLifetime((watch, app)) {}
    }
    #expect(titles == Self.ownTitles[sample])
  }

  /// Checks the items of the picture, and returns the titles of the app's own with a shortcut.
  private func check(
    _ picture: StagePicture, of stage: Stage, after step: String
  ) -> Set<String> {
    let possible = stage.possibleActions
    var shortcuts: Set<ScreenContent.Shortcut> = []
    for item in picture.menuItems {
      // The escape key may try to leave a modal, which tells its screen if the user may not.
      let isAttempt = item.id == StagePicture.MenuItem.escapeID && item.action == .dismiss
      if let action = item.action, !isAttempt, !possible.contains(action) {
        Issue.record("\(step): \(item.title) performs \(action), which is not possible")
      }
      if let shortcut = item.shortcut, !shortcuts.insert(shortcut).inserted {
        Issue.record("\(step): \(shortcut) is there twice")
      }
    }
    let own = picture.frontPages.flatMap(\.elements) + picture.commands
    for element in own where element.shortcut != nil && element.label != nil {
      let item = picture.menuItems.first { $0.shortcut == element.shortcut && $0.isEnabled }
      if item?.title != element.name {
        Issue.record("\(step): \(element.name) does not have its shortcut")
      }
    }
    return Set(own.filter { $0.shortcut != nil }.map(\.name))
  }
}
