import Wireflow

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
