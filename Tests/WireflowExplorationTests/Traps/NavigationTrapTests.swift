import TestSupport
import Testing
import Wireflow
import WireflowExploration

/// Each planted bug is found with its shortest script, and a sound app has no traps.
@MainActor
struct NavigationTrapTests {
  @Test(arguments: [
    (PlantedBug.deadEnd, "dead end AboutScreen", "launch\ntap \"About\"\n"),
    (
      .lockedModal, "modal cannot be left HelpScreen", "launch\ntap \"Milk\"\ntap \"Help\"\n"
    ),
    (
      .growingCycle, "growing cycle NoteScreen, tap \"Linked note\"",
      "launch\ntap \"Milk\"\ntap \"Linked note\"\ntap \"Linked note\"\n"
    ),
    (.endlessFlow, "flow never ends SyncFlowCoordinator", "launch\ntap \"Sync\"\n"),
    (
      .idleAlert, "alert without effect \"Reset?\" on SettingsScreen",
      "launch\nselect \"Settings\"\ntap \"Reset\"\n"
    ),
    (
      .idleElement, "element does nothing tap \"Sort\" on NotesScreen", "launch\ntap \"Sort\"\n"
    ),
    (
      .namelessElement, "nameless element button on HelpScreen",
      "launch\ntap \"Milk\"\ntap \"Help\"\n"
    ),
    (
      .forgetfulRoot, "root loses its place NoteScreen",
      "launch\ntap \"Milk\"\nselect \"Settings\"\nselect \"Notes\"\n"
    ),
    (.unsteady, "differs from run to run NotesScreen", "launch\n"),
  ])
  func findsThePlantedBug(_ bug: PlantedBug, name: String, script: String) async throws {
    TrapFlowCoordinator.madeCount = 0

    let map = await explore(options: .quick) { bug.makeController($0, $1) }

    let trap = try #require(map.traps.first { $0.name == name }, "\(map.traps.map(\.name))")
    #expect(trap.script.script == script)
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
    let map = await explore(options: .quick) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: DayFlow(wireframe))
    }

    #expect(map.traps.map(\.name) == [])
  }

  @Test(.long, arguments: [PlantedBug.boundedCycle, .spokenButton])
  func isSilentOnACycleThatEndsAndAButtonThatIsHeard(_ app: PlantedBug) async {
    let map = await explore(options: .quick) { app.makeController($0, $1) }

    #expect(map.traps.map(\.name) == [])
  }

  @Test func namesWhatWasNotReached() async {
    var options = ExplorationOptions.quick
    options.expect(NotesScreen.self, SyncFlowCoordinator.self)

    let map = await explore(options: options) { PlantedBug.none.makeController($0, $1) }

    #expect(map.traps.map(\.name) == ["unreached SyncFlowCoordinator"])
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
    let map = await explore(options: .quick) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: ListsFlow(wireframe))
    }

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
}

/// A flow with two lists of notes, whose shared notes lead to their list again, over themselves.
@MainActor
private final class ListsFlow: PlainFlow {
  override func installUI() {
    let notes = NotesScreen("Notes")
    notes.button("My notes") { [weak self] in self?.showList(of: "Milk", isShared: false) }
    notes.button("Shared notes") { [weak self] in self?.showList(of: "Bread", isShared: true) }
    wireframe.install(rootItems: [notes])
  }

  private func showList(of title: String, isShared: Bool) {
    let list = SettingsScreen("List")
    let row = ScreenContent.Row(title) { [weak self, weak list] in
      guard let self, let list else { return }
      let note = NoteScreen(title)
      if isShared {
        note.button("Notes") { [weak self] in self?.showList(of: title, isShared: true) }
      }
      wireframe.push(note, from: list)
    }
    list.elements = [.row(row)]
    wireframe.presentModally(list)
  }
}

/// Lets the root item of another flow sleep, and wakes it.
@MainActor
private final class DayFlow: PlainFlow {
  private let (day, night) = (PageScreen("Day"), PageScreen("Night"))
  private var asleep: DetachedRoots?

  override func installUI() {
    day.rows = [("Sleep", wire(day) { flow, _ in flow.sleep() })]
    night.rows = [("Wake", wire(night) { flow, _ in flow.wake() })]
    wireframe.install(rootItems: [day])
    start(SleeperFlow(wireframe), owning: day)
  }

  private func sleep() {
    wireframe.transaction {
      asleep = wireframe.detach()
      wireframe.update(rootItems: [night])
    }
  }

  private func wake() {
    guard let asleep else { return }
    wireframe.transaction {
      wireframe.attach(asleep)
      wireframe.update(rootItems: [day])
    }
  }
}

@MainActor
private final class SleeperFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {}
}
