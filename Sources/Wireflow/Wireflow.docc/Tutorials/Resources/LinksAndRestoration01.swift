import WireflowRouting

struct NotesState: RoutableState, Equatable {
  var route: Route = ["notes"]
}

struct NotesReducer: Reducer {
  func handleAction(_ action: any Action, state: NotesState) -> NotesState { state }
}
