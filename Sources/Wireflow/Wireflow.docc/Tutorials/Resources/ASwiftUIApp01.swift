import Observation
import Wireflow

@Observable @MainActor
final class NotesScreen: RootLevelRepresentable {
  let title = "Notes"
  var notes = ["Buy milk", "Call Ada"]
  var onNotePressed: ((String) -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent {
    for note in notes { Row(note) { self.onNotePressed?(note) } }
  }
}

@MainActor
final class NoteScreen: Screen {
  let title: String
  init(_ note: String) { title = note }
}

final class NotesFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let notes = NotesScreen()
    notes.onNotePressed = wire(notes) { flow, notes, note in
      flow.wireframe.push(NoteScreen(note), from: notes)
    }
    wireframe.install(rootItems: [notes])
  }
}

extension ApplicationController {
  convenience init(notesOn stage: Stage) {
    let wireframe = AdaptiveWireframe(stage: stage)
    self.init(wireframe: wireframe, mainFlow: NotesFlow(wireframe))
  }
}
