import Wireflow

/// A coordinator that gets a reader logged in, and ends with the account.
@MainActor
final class LoginFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Account>
  private let factory: LoginUIFactory
  private let reason: LoginReason
  /// Is called with the account, or nil for none, while the login still hides what is behind it.
  var onDecided: ((Account?) -> Void)?

  init(
    wireframe: any ApplicationWireframe, factory: LoginUIFactory, reason: LoginReason = .requested
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.factory = factory
    self.reason = reason
  }

  func start(from sender: any Screen) {
    let login = factory.makeLogin(reason: reason)
    login.onLoginSucceeded = wire(login) { flow, _, account in
      flow.after(.milliseconds(500)) { flow in
        flow.factory.accounts.logIn(account)
        flow.onDecided?(account)
        flow.finish(account)
      }
    }
    login.onLoggedOut = wire(login) { flow, _ in
      flow.onDecided?(nil)
      flow.cancel()
    }
    login.onErrorOccurred = wire(login) { flow, login, error in
      flow.wireframe.presentError(TranslatedError(error, flow.factory.texts), from: login)
    }
    wireframe.presentModally(login, from: sender)
  }
}
