import Wireflow

@MainActor final class LoginFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let login = LoginScreen()
    login.onPasswordEntered = wire(login) { flow, login, password in
      guard password == "sesame" else {
        flow.wireframe.presentAlert(
          AlertContent(title: "Wrong password"), from: login)
        return
      }
      login.isWaiting = true
      flow.after(.milliseconds(500)) { $0.finish() }
    }
    wireframe.presentModally(login, from: sender)
  }
}
