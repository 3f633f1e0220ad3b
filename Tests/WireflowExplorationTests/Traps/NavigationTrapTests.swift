import TestSupport
import Testing
import Wireflow
import WireflowExploration
import WireflowTesting

/// Each planted bug is found with its shortest script, and a sound app has no traps.
@MainActor
struct NavigationTrapTests {
  @Test func findsEachPlantedBug() async {
    TrapFlowCoordinator.madeCount = 0
    var report = ""
    for bug in PlantedBug.traps {
      let map = await explore(options: .unhurried) { bug.makeController($0, $1) }
      report += "\(bug)\n" + map.traps.map { "\($0)\n" }.joined() + "\n"
    }
    for bug in ComebackBug.traps {
      var options = ExplorationOptions.unhurried
      options.includesRestart = bug == .lossyRestart
      if bug == .badLink { options.links = ["notes://nowhere"] }
      if bug == .strayLink { options.links = ["notes://about"] }
      let maps = await explore(
        bug.app, onEach: bug == .unlikeWireframes ? [.tabBar, .split] : [.tabBar], options: options)
      report += "\(bug)\n" + maps.flatMap(\.traps).map { "\($0)\n" }.joined() + "\n"
    }
    assertSnapshot(of: report)
  }

  @Test(arguments: Strength.some(of: [WireframeVariant.split, .hamburger, .tabBar]))
  func isSilentOnASoundApp(_ wireframe: WireframeVariant) async {
    var options = ExplorationOptions.quick
    options.expect(NotesScreen.self, NoteScreen.self, HelpScreen.self, TrapFlowCoordinator.self)

    let map = await explore(on: wireframe, options: options) {
      PlantedBug.none.makeController($0, $1)
    }

    #expect(map.traps.map(\.name) == [])
    #expect(map.stop == nil)
  }

  @Test func knowsThatTheFlowOfADetachedScreenSleeps() async {
    let app = BuiltFlow.app { app in
      let (day, night) = (app.notes, app.settings)
      var asleep: DetachedRoots?
      app.roots = [day]
      app.onInstall = { $0.start(SleeperFlow($0.wireframe), owning: day) }
      app.button("Sleep", on: day) { app in
        app.wireframe.transaction {
          asleep = app.wireframe.detach()
          app.wireframe.update(rootItems: [night])
        }
      }
      app.button("Wake", on: night) { app in
        guard let asleep else { return }
        app.wireframe.transaction {
          app.wireframe.attach(asleep)
          app.wireframe.update(rootItems: [day])
        }
      }
    }

    let map = await explore(app, options: .quick)

    #expect(map.traps.map(\.name) == [])
  }

  @Test(.long, arguments: [PlantedBug.boundedCycle, .spokenButton])
  func isSilentOnACycleThatEndsAndAButtonThatIsHeard(_ app: PlantedBug) async {
    let map = await explore(options: .quick) { app.makeController($0, $1) }

    #expect(map.traps.map(\.name) == [])
  }

  @Test func namesWhatWasNotReached() async {
    var options = ExplorationOptions.quick
    options.expect(NotesScreen.self, PlantedFlowCoordinator.self)

    let map = await explore(options: options) { PlantedBug.none.makeController($0, $1) }

    #expect(map.traps.map(\.name) == ["unreached PlantedFlowCoordinator"])
  }
}

/// Restarts, links and faults are tried, and an app that keeps its word has no traps.
@MainActor
@Suite(.long)
struct ComebackTrapTests {
  private var options: ExplorationOptions {
    var options = ExplorationOptions.quick
    options.includesRestart = true
    options.links = ["notes://about"]
    return options
  }

  @Test(arguments: [ComebackBug.none, .keepsNothing])
  func isSilentOnASoundApp(_ bug: ComebackBug) async {
    var options = options
    if bug == .keepsNothing { options.links = [] }

    let maps = await explore(bug.app, onEach: [.tabBar, .hamburger, .split], options: options)

    #expect(maps.flatMap(\.traps).map(\.name) == [])
  }

  @Test func triesRestartsLinksAndFaultsInEachPlace() async {
    var options = options
    options.includesBackground = true

    let map = await explore(ComebackBug.none.app, options: options)

    #expect(
      map.anywhere.map { "\($0.cause) -> \($0.target)" } == [
        "do \"go offline\" -> stays", "open \"notes://about\" -> place(AboutScreen)",
        "restart -> stays",
      ])
    let events = map.edges.filter(\.cause.isEvent)
    let places = Set(map.places.filter { $0.value.script != nil }.keys)
    for event in [NavigationMap.Cause.restart, .open("notes://about"), .custom("go offline")] {
      #expect(Set(events.filter { $0.cause == event }.map(\.from)) == places)
    }
  }
}

/// A cycle that adds more and more screens is found, even if each place of it has other data.
@MainActor
struct GrowthTrapTests {
  @Test func findsACycleThroughOtherRows() async throws {
    let app = BuiltFlow.app { app in
      app.roots = [app.notes]
      for (title, isShared) in [("My notes", false), ("Shared notes", true)] {
        app.button(title, on: app.notes) { Self.showList(isShared: isShared, in: $0) }
      }
    }

    let map = await explore(app, options: .quick)

    #expect(map.traps.map(\.name) == [#"growing cycle SettingsScreen, tap "Notes", tap a row"#])
    #expect(
      map.traps.first?.script.script == """
        launch
        tap "Shared notes"
        tap "Bread"
        tap "Notes"
        tap "Bread"
        tap "Notes"
        tap "Bread"

        """)
  }

  /// Shows a list of notes, whose shared notes lead to their list again, over themselves.
  private static func showList(isShared: Bool, in app: BuiltFlow) {
    let list = SettingsScreen("List")
    let row = ScreenContent.Row(isShared ? "Bread" : "Milk") { [weak app, weak list] in
      guard let app, let list else { return }
      let note = NoteScreen("Note")
      if isShared { app.button("Notes", on: note) { showList(isShared: true, in: $0) } }
      app.wireframe.push(note, from: list)
    }
    list.elements = [.row(row)]
    app.wireframe.presentModally(list)
  }
}

@MainActor
private final class SleeperFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {}
}
