import Wireflow

/// A coordinator that lets a member log in, and finishes with the account.
@MainActor
final class LoginFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Account>
  private let factory: AccountUIFactory

  init(wireframe: any ApplicationWireframe, factory: AccountUIFactory) {
    self.wireframe = FlowWireframe(wireframe)
    self.factory = factory
  }

  func start(from sender: any Screen) {
    let login = factory.makeLogin()
    login.onLoginSucceeded = wire(login) { flow, _, account in flow.finish(account) }
    login.onErrorOccurred = wire(login) { flow, login, error in
      flow.wireframe.presentError(error, from: login)
    }
    wireframe.install(rootItems: [login])
  }
}
