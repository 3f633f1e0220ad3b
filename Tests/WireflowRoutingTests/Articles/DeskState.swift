import WireflowRouting

struct DeskState: RoutableState, Equatable {
  var route: Route = ["desk"]
  var isSignedIn = true
}

enum DeskAction: Action {
  case sessionEnded
}

struct DeskReducer: Reducer {
  func handleAction(_ action: any Action, state: DeskState) -> DeskState {
    guard case DeskAction.sessionEnded = action else { return state }
    return DeskState(route: ["login"], isSignedIn: false)
  }
}
