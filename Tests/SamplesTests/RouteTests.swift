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

/// Triggers the elements of a screen without a stage, as a user would.
extension Screen {
  /// The texts of the screen, from top to bottom.
  var texts: [String] {
    content.elements.compactMap { element in
      if case .text(let text) = element { text.string } else { nil }
    }
  }

  /// The titles of the elements that a user can tap, from top to bottom.
  var tappableTitles: [String] { content.elements.compactMap { $0.tap?.title } }

  func tap(_ title: String) throws {
    let taps = content.elements.compactMap(\.tap)
    let tap = try #require(taps.first { $0.title == title }, "\(title) is not among \(taps)")
    tap.action()
  }

  func type(_ text: String, into label: String) throws { try field(label).set(text) }

  func field(_ label: String) throws -> Field {
    let fields = content.elements.compactMap { element in
      if case .field(let field) = element { field } else { nil }
    }
    return try #require(fields.first { $0.label == label })
  }

  func toggle(_ label: String) throws {
    let toggles = content.elements.compactMap { element in
      if case .toggle(let toggle) = element { toggle } else { nil }
    }
    let toggle = try #require(toggles.first { $0.label == label })
    toggle.set(!toggle.isOn)
  }

  func choose(_ option: String, in label: String) throws {
    let choices = content.elements.compactMap { element in
      if case .choice(let choice) = element { choice } else { nil }
    }
    let choice = try #require(choices.first { $0.label == label })
    choice.set(option)
  }
}

extension ScreenContent.Element {
  fileprivate var tap: (title: String, action: () -> Void)? {
    switch self {
    case .row(let row): row.action.map { (row.title, $0) }
    case .button(let button): (button.title, button.action)
    default: nil
    }
  }
}
