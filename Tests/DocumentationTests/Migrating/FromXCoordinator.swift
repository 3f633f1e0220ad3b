import Wireflow

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
