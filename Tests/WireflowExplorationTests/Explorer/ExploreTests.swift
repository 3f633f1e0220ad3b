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
    let app = BuiltFlow.app { app in
      app.roots = [app.settings]
      Self.showRules(Array(repeating: false, count: count), areChoices, in: app)
    }

    let map = await explore(app, options: .unhurried)

    #expect(map.places.keys.map(\.screen).sorted() == ["NotesScreen", "SettingsScreen"])
  }

  /// Shows rules, and a button that leads on once all of them are accepted.
  private static func showRules(_ accepted: [Bool], _ areChoices: Bool, in app: BuiltFlow) {
    func accept(_ rule: Int, _ isOn: Bool = true) -> [Bool] {
      accepted.enumerated().map { $0 == rule ? isOn : $1 }
    }
    let rules = accepted.enumerated().map { [weak app] rule, isOn -> ScreenContent.Element in
      let label = "Rule \(rule)"
      if areChoices {
        return .choice(
          .init(label, options: ["Yes"], selected: isOn ? "Yes" : nil) { _ in
            if let app { showRules(accept(rule), areChoices, in: app) }
          })
      }
      return .toggle(
        .init(label, isOn: isOn) { isOn in
          if let app { showRules(accept(rule, isOn), areChoices, in: app) }
        })
    }
    let button = ScreenContent.Button("Accept") { [weak app] in
      if let app { app.wireframe.push(NotesScreen("Notes"), from: app.settings) }
    }
    app.settings.elements = rules + [.button(button.disabled(accepted.contains(false)))]
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

/// The place of a stage is named by the types of its screens.
@MainActor
struct PlaceNameTests {
  @Test func numbersRootItemsOfOneTypeAndSeesADetailBehindAnAlert() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = SplitWireframe(stage: stage)
    let main = MainFlow(wireframe)
    let app = ApplicationController(wireframe: wireframe, mainFlow: main)
    app.finishLaunching()

    main.wireframe.select(main.other)
    main.wireframe.showDetail(FormScreen("Detail"), from: main.other)
    main.wireframe.presentAlert(AlertContent(title: "Alert"), from: main.other)

    let place = NavigationMap.place(of: stage)
    #expect(place.map { "\($0.lane.description): \($0)" } == #"root "PageScreen 2": FormScreen"#)
    withExtendedLifetime(app) {}
  }
}
