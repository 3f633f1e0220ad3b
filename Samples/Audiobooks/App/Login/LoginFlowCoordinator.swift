import Wireflow

/// A coordinator that gets a reader logged in, and ends with the account.
@MainActor
final class LoginFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Account>
  private let factory: LoginUIFactory
  private let reason: LoginReason

  init(
    wireframe: any ApplicationWireframe, factory: LoginUIFactory, reason: LoginReason = .requested
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.factory = factory
    self.reason = reason
  }

  func start(from sender: any Screen) {
    let login = factory.makeLogin(reason: reason)
    login.allowedModalDismissButtonStyle = .done
    login.onLoginSucceeded = wire(login) { flow, _, account in
      flow.after(.milliseconds(500)) { flow in
        flow.factory.accounts.logIn(account)
        flow.finish(account)
      }
    }
    login.onErrorOccurred = wire(login) { flow, login, error in
      flow.wireframe.presentError(error, from: login)
    }
    switch reason {
    case .requested: wireframe.presentModally(login, from: sender)
    case .sessionExpired: wireframe.presentModally(login)
    }
  }
}
