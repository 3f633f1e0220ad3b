import Testing
import Wireflow
import WireflowExploration

/// A hunt finds memory that shows its effect many steps later, without any luck.
@MainActor
struct LateMemoryTests {
  @Test func countsTheRoundsOfSeveralSteps() async {
    let map = await Self.map(ordersUntilHelp: 5)

    #expect(map.places.keys.map(\.screen).contains("HelpScreen"))
  }

  /// Explores an app, with hardly any random walk.
  private static func map(ordersUntilHelp count: Int) async -> NavigationMap {
    var options = ExplorationOptions()
    options.dryWalks = 1
    return await explore(options: options) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(
        wireframe: wireframe, mainFlow: OrderFlow(wireframe, untilHelp: count))
    }
  }
}

/// A flow that counts its orders, and shows help in the end.
@MainActor
private final class OrderFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var rest: Int

  init(_ wireframe: any ApplicationWireframe, untilHelp count: Int) {
    self.wireframe = FlowWireframe(wireframe)
    rest = count
  }

  func installUI() {
    let notes = NotesScreen("Notes")
    notes.button("Note") { [weak self] in self?.showNote(from: notes) }
    wireframe.install(rootItems: [notes, SettingsScreen("Settings")])
  }

  /// Shows a note, from which an order leads back.
  private func showNote(from notes: NotesScreen) {
    let note = NoteScreen("Note")
    note.button("Order") { [weak self] in
      guard let self else { return }
      rest -= 1
      wireframe.pop(note)
      if rest == 0 { wireframe.push(HelpScreen("Help"), from: notes) }
    }
    wireframe.push(note, from: notes)
  }
}
