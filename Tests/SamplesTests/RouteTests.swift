import MediaApp
import MoviesApp
import SampleExplorations
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting
import WireflowWeb

@testable import WireflowExploration

/// All places of the samples that have routes, and all links from each of them.
///
/// They are gone through in processes beside the other tests, which share one main actor.
@MainActor
@Suite(.serialized, .long)
struct RouteTests {
  private nonisolated static let wireframes: [WireframeVariant] = [.tabBar, .hamburger, .split]

  @Test(arguments: wireframes.indices)
  func linksOfMediaLeadFromEachPlaceToWhereAColdStartAndARestartLead(index: Int) async {
    await #expect(processExitsWith: .success) { [index] in
      await RouteTests.checkMedia(on: RouteTests.wireframes[index])
    }
  }

  @Test(arguments: wireframes.indices)
  func linksOfMoviesLeadFromEachPlaceToWhereAColdStartLeads(index: Int) async {
    await #expect(processExitsWith: .success) { [index] in
      await RouteTests.checkMovies(on: RouteTests.wireframes[index])
    }
  }

  private static func checkMedia(on wireframe: WireframeVariant) async {
    let sample = SampleExploration.media
    var landings: Set<String> = []
    for script in await Self.scripts(of: sample, on: wireframe) {
      for link in sample.options.links {
        let services = MediaServices()
        let phone = Phone { stage in
          ApplicationController(
            mediaOn: stage, wireframe: wireframe.makeWireframe, services: services)
        }
        await phone.play(script)
        await phone.open(link)
        let warm = phone.tree
        await phone.restart()
        let restored = phone.tree
        await phone.restart(opening: link)
        let cold = phone.tree
        landings.insert("\(cold)")

        if restored != warm || restored.mainFlow != warm.mainFlow {
          Issue.record(
            "a restart after \(link) leads from\n\(warm)\nto\n\(restored)\(script.script)")
        }
        if cold != warm || cold.mainFlow != warm.mainFlow {
          Issue.record("\(link) leads to\n\(warm)\nand cold to\n\(cold)\(script.script)")
        }
      }
    }

    // Nearly each link leads elsewhere, and to the screen to sign in while nobody is.
    #expect(landings.count == 13)
  }

  private static func checkMovies(on wireframe: WireframeVariant) async {
    let sample = SampleExploration.movies
    var landings: Set<String> = []
    for script in await Self.scripts(of: sample, on: wireframe) {
      for link in sample.options.links {
        var key: String?
        let phone = Phone { stage in
          ApplicationController(
            moviesOn: stage, wireframe: wireframe.makeWireframe, apiKey: key)
        }
        await phone.play(script)
        await phone.open(link)
        let (warm, hasAlert) = (phone.tree, phone.hasAlert)
        // While the key is missing, a link waits for it.
        guard warm.roots.count > 1 else { continue }
        key = "the key"
        await phone.restart(opening: link)
        let cold = phone.tree
        landings.insert("\(cold)")

        // The content of the other lists stays there.
        if cold.inFront != warm.inFront || phone.hasAlert != hasAlert {
          Issue.record("\(link) leads to\n\(warm)\nand cold to\n\(cold)\(script.script)")
        }
      }
    }

    #expect(landings.count == sample.options.links.count)
  }

  /// Returns the shortest scripts to all places of a sample.
  private static func scripts(
    of sample: SampleExploration, on wireframe: WireframeVariant
  ) async -> [[ExplorationStep]] {
    var options = sample.options
    options.huntLength = .zero
    let map = await explore(
      sample.app, on: WireframeVariant(wireframe.name, makeWireframe: wireframe.makeWireframe),
      options: options)
    let scripts = map.places.values.compactMap(\.script)
    #expect(scripts.count >= 13)
    return scripts.sorted { ($0.count, $0.script) < ($1.count, $1.script) }
  }
}

/// A device on which an app is ended and started again.
@MainActor
private final class Phone {
  private let makeController: (Stage) -> ApplicationController
  private var controller: ApplicationController

  init(_ makeController: @escaping (Stage) -> ApplicationController) {
    self.makeController = makeController
    controller = makeController(Self.makeStage())
  }

  var tree: NavigationTree { NavigationTree(controller.stage) }
  var hasAlert: Bool { controller.stage.shownAlert != nil }

  func play(_ script: [ExplorationStep]) async {
    for step in script {
      switch step {
      case .action(let action): #expect(await controller.stage.play(action) == .performed)
      case .restart: await restart()
      case .custom(let name): Issue.record("there is no action \(name)")
      }
    }
  }

  func open(_ link: String) async { await play([.action(.open(link))]) }

  /// Ends the app in the background, and launches it again, by a link if there is one.
  func restart(opening link: String? = nil) async {
    await play([.action(.background)])
    controller = makeController(Self.makeStage())
    if let link { await open(link) }
    await play([.action(.launch)])
  }

  private static func makeStage() -> Stage {
    Stage(backend: TextRecorder(), scheduler: ManualScheduler())
  }
}

extension NavigationTree {
  /// The tree without the root items that are not selected.
  fileprivate var inFront: Self {
    var tree = self
    tree.roots = roots.filter(\.isSelected)
    return tree
  }
}

/// The place that a tool reads from a stage is the place that the map's own rules give.
@MainActor
@Suite(.long)
struct PlaceTests {
  @Test func thereIsNoneBeforeTheLaunch() {
    #expect(NavigationMap.place(of: Stage(backend: TextRecorder())) == nil)
  }

  /// Each place in front that an exploration finds is a place of its map.
  @Test func isAPlaceOfTheMap() async throws {
    let sample = SampleExploration.movies
    var options = ExplorationOptions()
    options.huntLength = .zero
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
