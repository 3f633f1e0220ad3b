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
