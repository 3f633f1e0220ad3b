import Observation
import Wireflow
import WireflowRouting
import WireflowWeaving

@MainActor final class WovenUsersScreen: RootLevelRepresentable, Weftable {
  let title = "Users"
  let weftSubject = WeftSubject()
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent {
    Row("Ada") { self.weftSubject.send(UsersWeft.userIsPicked("Ada")) }
    Button("Log in") { self.weftSubject.send(UsersWeft.loginIsRequired) }
  }
}

@MainActor func makeWovenUsers(wireframe: any ApplicationWireframe) -> Loom {
  let loom = Loom(wireframe: wireframe)
  loom.weave(
    fromWarp: UsersWarp(wireframe: wireframe),
    andWeftable: SingleWeftable(withInitialWeft: UsersWeft.start))
  return loom
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

@MainActor func makeRoutedUsers(wireframe: any ApplicationWireframe) -> UsersTabsCoordinator {
  let store = Store(initialState: UsersState(), reducer: UsersReducer(), stage: wireframe.stage)
  return UsersTabsCoordinator(wireframe, store)
}
