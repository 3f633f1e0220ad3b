import Testing
import Wireflow
import WireflowExploration

/// A hunt finds memory that shows its effect many steps later, without any luck.
@MainActor
struct LateMemoryTests {
  @Test func countsTheRoundsOfSeveralSteps() async {
    let map = await Self.map(.orders)

    #expect(map.places.keys.map(\.screen).contains("HelpScreen"))
  }

  @Test func triesEachStepOnceMoreAfterASetting() async {
    let map = await Self.map(.setting)

    #expect(map.places.keys.map(\.screen).contains("HelpScreen"))
  }

  @Test func restartsWithAHiddenStack() async {
    let map = await Self.map(.nothing)

    let restart = map.edges.filter { $0.cause == .restart && $0.from.screen == "SettingsScreen" }
    #expect(restart.map { "\($0.target)" }.contains { $0.contains("NoteScreen") })
  }

  /// Explores an app that keeps the open note on its device, with hardly any random walk.
  private static func map(_ memory: Memory) async -> NavigationMap {
    var options = ExplorationOptions()
    options.dryWalks = 1
    options.includesRestart = true
    let app = ExplorableApp(
      services: { OpenNote() },
      makeController: { stage, makeWireframe, note in
        let wireframe = makeWireframe(stage)
        return ApplicationController(
          wireframe: wireframe, mainFlow: MemoryFlow(wireframe, note, memory))
      })
    return await explore(app, options: options)
  }
}

/// The note that was open when the app was ended.
@MainActor
private final class OpenNote {
  var isOpen = false
}

/// The memory of an app, which a note's order shows.
private enum Memory {
  case nothing
  /// The third order needs help.
  case orders
  /// An order needs help once something is set elsewhere.
  case setting
}

/// A flow that remembers its orders and a setting.
@MainActor
private final class MemoryFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let note: OpenNote
  private let memory: Memory
  private var orderCount = 0
  private var isSet = false

  init(_ wireframe: any ApplicationWireframe, _ note: OpenNote, _ memory: Memory) {
    self.wireframe = FlowWireframe(wireframe)
    (self.note, self.memory) = (note, memory)
  }

  private var needsHelp: Bool {
    switch memory {
    case .nothing: false
    case .orders: orderCount == 3
    case .setting: isSet
    }
  }

  func installUI() {
    let (notes, settings) = (NotesScreen("Notes"), SettingsScreen("Settings"))
    notes.button("Note") { [weak self] in self?.showNote(from: notes) }
    settings.button("About") { [weak self] in self?.showAbout(from: settings) }
    wireframe.install(rootItems: [notes, settings])
    if note.isOpen { showNote(from: notes) }
  }

  /// Shows a note, from which an order leads back.
  private func showNote(from notes: NotesScreen) {
    let screen = NoteScreen("Note")
    screen.button("Order") { [weak self] in
      guard let self else { return }
      orderCount += 1
      wireframe.pop(screen)
      if needsHelp { wireframe.push(HelpScreen("Help"), from: notes) }
    }
    wireframe.push(screen, from: notes)
    note.isOpen = true
    onLeave(of: screen) { flow, _ in flow.note.isOpen = false }
  }

  private func showAbout(from settings: SettingsScreen) {
    let about = AboutScreen("About")
    about.button("Set") { [weak self] in self?.isSet = true }
    wireframe.push(about, from: settings)
  }
}
