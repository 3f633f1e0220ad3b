import Wireflow

/// A coordinator that lets the reader log in, and finishes with the account.
@MainActor
final class LoginFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Account>
  private let factory: LoginUIFactory
  private let reason: LoginReason
  /// A closure that receives the account, or nil, while the login still covers the app.
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
