import Wireflow
import WireflowRouting

struct NotesState: RoutableState, Equatable {
  var route: Route = ["notes"]
}

struct NotesReducer: Reducer {
  func handleAction(_ action: any Action, state: NotesState) -> NotesState { state }
}

@MainActor final class ListScreen: RootLevelRepresentable {
  let title = "Notes"
  var onNotePressed: ((String) -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent {
    for note in ["milk", "bread"] { Row(note) { self.onNotePressed?(note) } }
  }
}

@MainActor final class NoteScreen: Screen {
  let title: String
  init(_ note: String) { title = note }
}
