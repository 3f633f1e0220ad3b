import Observation
import Testing
import Wireflow
import WireflowRouting
import WireflowTesting
import WireflowWeaving

/// Runs the code of the article "Migrating to Wireflow", each as the same app.
@MainActor
struct MigratingTests {
  /// Each app shows a user's page, and the login until somebody has logged in.
  @Test(arguments: [makeTriggeredUsers, makeWovenUsers])
  func comesToTheSame(
    _ makeMain: @MainActor @Sendable (any ApplicationWireframe) -> any MainFlowCoordinator
  ) {
    let app = AppDriver(.off(showSkipped: false)) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: makeMain(wireframe))
    }
    app.tap("Ada")
    #expect(app.stage.visibleScreens.map(\.title) == ["Ada"])
    app.back()
    app.tap("Log in")
    #expect(app.stage.visibleScreens.first?.title == "Log in")
    app.tap("As Grace")
    #expect(app.stage.visibleScreens.map(\.title) == ["Users"])
    app.finish()
  }
}

@MainActor private func makeTriggeredUsers(
  wireframe: any ApplicationWireframe
) -> any MainFlowCoordinator { RoutedUsersFlowCoordinator(wireframe: wireframe) }

@MainActor final class WovenUsersScreen: RootLevelRepresentable, Weftable {
  let title = "Users"
  let weftSubject = WeftSubject()
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent {
    Row("Ada") { self.weftSubject.send(UsersWeft.userIsPicked("Ada")) }
    Button("Log in") { self.weftSubject.send(UsersWeft.loginIsRequired) }
  }
}

@MainActor private func makeWovenUsers(
  wireframe: any ApplicationWireframe
) -> any MainFlowCoordinator {
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
