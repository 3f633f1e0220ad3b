import SampleExplorations
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowWeb

@testable import WireflowExploration

/// The place that a tool reads from a stage is the place that the map's own rules give.
@MainActor
@Suite(.long)
struct PlaceTests {
  /// Twelve sessions of 840 actions are 10,080.
  private static let actions = 840

  @Test(
    arguments: ["Audiobooks", "Fitness", "Media", "Movies"], ["tab-bar", "hamburger", "split"])
  func isTheExplorersOwn(sample: String, wireframe: String) async throws {
    let sample = try #require(SampleExploration.all.first { $0.name == sample })
    let wireframe = try #require(
      [WireframeVariant.tabBar, .hamburger, .split].first { $0.name == wireframe })
    let walk = PlaceWalk(sample, wireframe)

    await walk.run(actions: Self.actions)

    #expect(walk.problems == [])
    #expect(walk.places.count > 3)
  }

  @Test func thereIsNoneBeforeTheLaunch() {
    #expect(NavigationMap.place(of: Stage(backend: TextRecorder())) == nil)
  }

  /// Each place in front that an exploration finds is a place of its map.
  @Test func isAPlaceOfTheMap() async throws {
    let sample = SampleExploration.movies
    var options = ExplorationOptions()
    (options.huntLength, options.keepsFrames) = (.zero, true)
    let map = await explore(sample.app, on: .split, options: options)

    for (place, details) in map.places {
      let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
      let controller = try #require(
        sample.app.makeController(on: stage, WireframeVariant.split.makeWireframe))
      for case .action(let action) in details.script ?? [] { _ = await stage.play(action) }
      if details.script != nil { #expect(NavigationMap.place(of: stage) == place) }
      withExtendedLifetime(controller) {}
    }
  }
}

/// A random user who does the same in an app of the explorer's and in one that a page shows.
///
/// The places of the first come from the explorer, and those of the second from its stage.
@MainActor
private final class PlaceWalk {
  private(set) var problems: [String] = []
  private(set) var places: Set<NavigationMap.Place> = []
  private let explorer: Explorer
  private let app: LiveApp
  private let stage = Stage(backend: WebBackend("Sample"), scheduler: ManualScheduler())
  private let controller: ApplicationController?
  private var random = SplitMix(seed: 7)

  init(_ sample: SampleExploration, _ wireframe: WireframeVariant) {
    var options = sample.options
    options.includesRestart = false
    explorer = Explorer(
      ExplorationSubject(wireframe: wireframe, options: options, app: sample.app))
    app = LiveApp(explorer.subject)
    controller = sample.app.makeController(on: stage, wireframe.makeWireframe)
  }

  func run(actions: Int) async {
    var steps = await app.takeEagerly(.action(.launch)) ?? []
    var sight = explorer.reader(app).sight()
    for number in 0...actions {
      for case .action(let action) in steps { _ = await stage.play(action) }
      compare(sight.front, at: "\(number), \(steps.last?.description ?? "")")
      guard problems.isEmpty else { return }
      let possible = explorer.finder(app, sight).all.filter {
        if case .action = $0.step { true } else { false }
      }
      let step = possible[Int(random.next() % UInt64(possible.count))]
      let outcome = await explorer.result(of: step, from: sight, in: app)
      steps = outcome?.steps ?? []
      sight = outcome?.sight ?? sight
    }
  }

  private func compare(_ seen: SeenPlace, at step: String) {
    let expected = NavigationMap.Place(lane: seen.lane, screen: seen.screen, id: seen.id)
    let place = NavigationMap.place(of: stage)
    if place != expected {
      problems.append("\(step): \(String(describing: place)), not \(expected)")
    }
    let rule = NavigationTree(stage).rule
    if rule != "\(expected.lane.description) \(expected.screen)" {
      problems.append("\(step): by the rules of the tree \(rule), not \(expected)")
    }
    places.insert(expected)
  }
}

extension NavigationTree {
  /// The lane and the screen in front, by the rules that the documentation of places states.
  fileprivate var rule: String {
    if let modal = modals.last {
      let root = modal.roots.first(where: \.isSelected) ?? modal.roots[0]
      let lane = NavigationMap.Lane.modal(modal.screens[0].name.typeName)
      return "\(lane.description) \((root.detail.last ?? root.screens.last)?.name.typeName ?? "")"
    }
    if let player, player.isMaximized { return "player \(player.screen.name.typeName)" }
    let root = roots.first(where: \.isSelected) ?? roots[0]
    let screen = (root.detail.last ?? root.screens.last)?.name.typeName ?? ""
    guard roots.count > 1 else { return "window \(screen)" }
    let name = root.representation.id ?? root.screens[0].name.typeName
    return "\(NavigationMap.Lane.root(name).description) \(screen)"
  }
}
