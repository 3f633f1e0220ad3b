import Wireflow
import WireflowRouting

struct UsersState: RoutableState, Equatable {
  var route: Route = ["users"]
  var account: String?
}

enum UsersAction: Action {
  case loggedIn(String)
  case userPressed(String)
}

struct UsersReducer: Reducer {
  func handleAction(_ action: any Action, state: UsersState) -> UsersState {
    var state = state
    switch action as? UsersAction {
    case .loggedIn(let name): state.account = name
    case .userPressed(let name): state.route = ["users", name]
    case nil: break
    }
    return state
  }
}

@MainActor
final class UsersTabsCoordinator: MainFlowCoordinator, TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs

  init(_ wireframe: any ApplicationWireframe, _ store: Store<UsersState>) {
    self.wireframe = FlowWireframe(wireframe)
    tabs = RouteTabs(
      store,
      tabs: [
        RouteTab("users", root: UsersScreen()) { users in
          users.onUserPressed = {
            store.dispatch(UsersAction.userPressed($0))
          }
          return UserStackCoordinator(wireframe, store, root: users)
        }
      ])
  }
}

@MainActor final class UserStackCoordinator: NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack

  init(_ wireframe: any ApplicationWireframe, _ store: Store<UsersState>, root: any Screen) {
    self.wireframe = FlowWireframe(wireframe)
    stack = RouteStack(store, above: root)
  }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    guard let name = rest.first, path.isEmpty else { return nil }
    return RoutedScreen(UserScreen(name), at: name)
  }
}

@MainActor func makeRoutedUsers(wireframe: any ApplicationWireframe) -> ApplicationController {
  let store = Store(initialState: UsersState(), reducer: UsersReducer(), stage: wireframe.stage)
  return ApplicationController(
    wireframe: wireframe, mainFlow: UsersTabsCoordinator(wireframe, store))
}
