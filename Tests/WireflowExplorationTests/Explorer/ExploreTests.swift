import TestSupport
import Testing
import Wireflow
import WireflowExploration
import WireflowTesting

/// An exploration finds all places and edges, and says where it stopped.
@MainActor
struct ExploreTests {
  @Test func findsTheWholeNavigationOfAnAppAndTheSameTwice() async {
    let maps = [
      await explore(options: .quick) { PlantedBug.none.makeController($0, $1) },
      await explore(options: .quick) { PlantedBug.none.makeController($0, $1) },
    ]

    let texts = maps.map { NavigationBaseline("Notes", [$0]).text }
    assertSnapshot(of: texts[0])
    #expect(texts[0] == texts[1])
    #expect(maps[0].edges == maps[1].edges)
  }

  @Test func saysWhatItDoes() async {
    var phases: [ExplorationProgress.Phase] = []
    var options = ExplorationOptions.quick
    options.onProgress = { phases.append($0.phase) }

    _ = await explore(options: options) { PlantedBug.none.makeController($0, $1) }

    let order = phases.enumerated().filter { $0 == 0 || phases[$0 - 1] != $1 }.map(\.element)
    #expect(order == [.states, .corpus, .hunt, .check, .traps])
  }

  @Test func saysWhereItStopped() async {
    var options = ExplorationOptions.quick
    options.limit = .init(states: 2)
    var phases: Set<ExplorationProgress.Phase> = []
    options.onProgress = { phases.insert($0.phase) }

    let map = await explore(options: options) { PlantedBug.none.makeController($0, $1) }

    #expect(map.stop == "more than 2 states")
    #expect(phases == [.states, .check, .traps])
    #expect(map.statistics.unexplored > 0)
  }

  @Test func triesTheActionsThatAnAppGives() async {
    var options = ExplorationOptions.quick
    options.customActions = [CustomAction("show help") { _ = $0.perform(.open("notes://help")) }]

    let map = await explore(options: options) { PlantedBug.none.makeController($0, $1) }

    let edge = map.edges.first { $0.cause == .custom("show help") && $0.from == map.start }
    #expect(edge?.script.script == "launch\ndo \"show help\"\n")
  }
}

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

    let text = NavigationBaseline("Shelf", [map]).text
    #expect(text.contains("\n    tap a row -> BookScreen  (push)\n"))
    #expect(text.contains("\n    tap \"Close\" -> stays\n"))
    let tapped = Set(map.edges.filter { $0.cause == .row(nil) }.flatMap(\.script.script.lines))
    #expect(tapped.isSubset(of: ["launch", #"tap "b0""#]))
    #expect(!shelves.isEmpty)
    for shelf in shelves { #expect(shelf.made < 5_000) }
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
}

/// An exploration switches on everything that a disabled button needs, without a hunt.
@MainActor
struct ManyTogglesTests {
  @Test(arguments: [(1, false), (6, false), (4, true)])
  func reachesWhatAllOfThemOpen(count: Int, areChoices: Bool) async {
    let map = await Self.map(rules: count, areChoices: areChoices)

    #expect(map.places.keys.map(\.screen).sorted() == ["NotesScreen", "RulesScreen"])
  }

  private static func map(rules: Int, areChoices: Bool) async -> NavigationMap {
    var options = ExplorationOptions.quick
    options.huntLength = .zero
    return await explore(options: options) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(
        wireframe: wireframe, mainFlow: RulesFlow(wireframe, rules, areChoices: areChoices))
    }
  }
}

/// A flow that goes on once all rules are accepted.
@MainActor
private final class RulesFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let screen: RulesScreen

  init(_ wireframe: any ApplicationWireframe, _ count: Int, areChoices: Bool) {
    self.wireframe = FlowWireframe(wireframe)
    screen = RulesScreen(count, areChoices: areChoices)
  }

  func installUI() {
    screen.onAcceptPressed = wire(screen) { flow, screen in
      flow.wireframe.push(NotesScreen("Notes"), from: screen)
    }
    wireframe.install(rootItems: [screen])
  }
}

@MainActor
private final class RulesScreen: RootLevelRepresentable {
  let title = "Rules"
  var onAcceptPressed: (() -> Void)?
  private var accepted: [Bool]
  private let areChoices: Bool
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ count: Int, areChoices: Bool) {
    (accepted, self.areChoices) = (Array(repeating: false, count: count), areChoices)
  }

  var content: ScreenContent {
    for rule in accepted.indices {
      if areChoices {
        Choice("Rule \(rule)", options: ["Yes"], selected: accepted[rule] ? "Yes" : nil) {
          [weak self] _ in self?.accepted[rule] = true
        }
      } else {
        Toggle("Rule \(rule)", isOn: accepted[rule]) { [weak self] in self?.accepted[rule] = $0 }
      }
    }
    Button("Accept") { [weak self] in self?.onAcceptPressed?() }
      .disabled(accepted.contains(false))
  }
}

/// A random user prefers actions done least, and does the same by the same seed.
@MainActor
struct WalkTests {
  @Test func followsFromItsSeed() async {
    let one = await walk(seed: 7, actions: 60) { PlantedBug.none.makeController($0, $1) }
    let same = await walk(seed: 7, actions: 60) { PlantedBug.none.makeController($0, $1) }
    let other = await walk(seed: 8, actions: 60) { PlantedBug.none.makeController($0, $1) }

    #expect(one == same)
    #expect(one.script != other.script)
  }

  @Test func comesToAllPlacesSoon() async {
    let session = await walk(seed: 1, actions: 100) { PlantedBug.none.makeController($0, $1) }

    #expect(session.placeCount == 5)
  }
}
