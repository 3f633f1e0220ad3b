import Testing
import Wireflow
import WireflowExploration

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
private final class ListsFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
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
