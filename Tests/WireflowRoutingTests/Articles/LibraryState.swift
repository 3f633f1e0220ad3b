import WireflowRouting

struct LibraryState: RoutableState, Equatable {
  var route: Route = ["entry"]
  var hasCard = false
}

enum LibraryAction: Action {
  case cardShown
}

struct LibraryReducer: Reducer {
  func handleAction(_ action: any Action, state: LibraryState)
    -> LibraryState
  {
    guard case LibraryAction.cardShown = action else { return state }
    return LibraryState(route: ["library", "books"], hasCard: true)
  }
}
