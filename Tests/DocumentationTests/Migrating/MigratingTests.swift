import Observation
import Testing
import Wireflow
import WireflowRouting
import WireflowTesting
import WireflowWeaving

/// Runs the code of the article "Migrating to Wireflow", each as the same app.
@MainActor
struct MigratingTests {
  private let page: Page

  init() throws { page = try Page("Sources/Wireflow/Wireflow.docc/MigratingToWireflow.md") }

  @Test func showsBeforeAndAfter() {
    #expect(page.text.matches(of: /\nBefore/).count >= 4)
    #expect(page.text.matches(of: /\nAfter/).count >= 4)
  }

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

@Observable @MainActor final class UsersScreen: RootLevelRepresentable {
  let title = "Users"
  var account: String?
  var onUserPressed: ((String) -> Void)?
  var onLoginPressed: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title)
  }
  var content: ScreenContent {
    if let account { Text("Logged in as \(account)") }
    Row("Ada") { self.onUserPressed?("Ada") }
    Button("Log in") { self.onLoginPressed?() }
  }
}

@MainActor final class UserScreen: Screen {
  let title: String
  init(_ name: String) { title = name }
}

@MainActor final class LoginScreen: ModallyPresentable {
  let title = "Log in"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  var onLoggedIn: ((String) -> Void)?
  var content: ScreenContent {
    Button("As Grace") { self.onLoggedIn?("Grace") }
  }
}

@MainActor final class UsersFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    let users = UsersScreen()
    users.onUserPressed = wire(users) { flow, users, name in
      flow.wireframe.push(UserScreen(name), from: users)
    }
    users.onLoginPressed = wire(users) { flow, users in
      flow.start(
        LoginFlowCoordinator(wireframe: flow.wireframe), from: users
      ) {
        _, users, outcome in
        users.account = outcome.output
      }
    }
    wireframe.install(rootItems: [users])
  }
}

@MainActor final class LoginFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<String>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let login = LoginScreen()
    login.onLoggedIn = wire(login) { flow, _, name in flow.finish(name) }
    wireframe.presentModally(login, from: sender)
  }
}

enum UsersRoute {
  case user(String)
  case login
}

@MainActor final class RoutedUsersFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    let users = UsersScreen()
    users.onUserPressed = wire(users) { flow, users, name in
      flow.trigger(.user(name), from: users)
    }
    users.onLoginPressed = wire(users) { flow, users in
      flow.trigger(.login, from: users)
    }
    wireframe.install(rootItems: [users])
  }

  private func trigger(_ route: UsersRoute, from sender: any Screen) {
    switch route {
    case .user(let name): wireframe.push(UserScreen(name), from: sender)
    case .login:
      start(LoginFlowCoordinator(wireframe: wireframe), from: sender)
    }
  }
}

enum UsersWeft: Weft {
  case start
  case userIsPicked(String)
  case loginIsRequired
  case userIsLoggedIn
}

@MainActor final class WovenUsersScreen: RootLevelRepresentable, Weftable {
  let title = "Users"
  let weftSubject = WeftSubject()
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent {
    Row("Ada") { self.weftSubject.send(UsersWeft.userIsPicked("Ada")) }
    Button("Log in") { self.weftSubject.send(UsersWeft.loginIsRequired) }
  }
}

@MainActor final class WovenLoginScreen: ModallyPresentable, Weftable {
  let title = "Log in"
  let weftSubject = WeftSubject()
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  var content: ScreenContent {
    Button("As Grace") { self.weftSubject.send(UsersWeft.userIsLoggedIn) }
  }
}

@MainActor final class UsersWarp: Warp {
  let thread: WarpThread<WovenUsersScreen>

  init(wireframe: any ApplicationWireframe) {
    thread = WarpThread(wireframe, head: WovenUsersScreen())
  }

  func knit(_ weft: any Weft) -> [Stitch] {
    switch weft as? UsersWeft {
    case .start: return [Stitch(.root, next: head)]
    case .userIsPicked(let name):
      wireframe.push(UserScreen(name), from: sender)
    case .loginIsRequired: return [Stitch(.popup, next: WovenLoginScreen())]
    case .userIsLoggedIn: wireframe.dismiss(sender)
    case nil: break
    }
    return .empty
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

@MainActor func makeRoutedUsers(
  wireframe: any ApplicationWireframe
) -> any MainFlowCoordinator {
  let store = Store(initialState: UsersState(), reducer: UsersReducer(), stage: wireframe.stage)
  return UsersTabsCoordinator(wireframe, store)
}
