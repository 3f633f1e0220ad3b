import Wireflow

/// A coordinator that lets the reader log in or create an account, and finishes with the account.
@MainActor
final class LoginFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Account>
  private let factory: AccountUIFactory
  private let reason: LoginReason

  init(
    wireframe: any ApplicationWireframe, factory: AccountUIFactory, reason: LoginReason
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.factory = factory
    self.reason = reason
  }

  func start(from sender: any Screen) {
    let login = factory.makeLogin(reason: reason)
    login.onLoginPressed = wire(login) { flow, login, name, password in
      flow.logIn(name: name, password: password, from: login)
    }
    login.onCreateAccountPressed = wire(login) { flow, login in flow.createAccount(from: login) }
    login.onForgottenPressed = wire(login) { flow, login in flow.resetPassword(from: login) }
    wireframe.presentModally(login, from: sender)
  }

  private func logIn(name: String, password: String, from login: LoginScreen) {
    do throws(LoginError) {
      switch try factory.accounts.check(name: name, password: password) {
      case .done(let account): end(with: account)
      case .code(let account): askForCode(of: account, from: login)
      }
    } catch {
      login.clearPassword()
      wireframe.presentAlert(
        AlertContent(error), from: login,
        onAnswer: wire(login) { flow, login, answer in
          guard answer != nil else { return }
          flow.askForLetters(from: login) { flow, _ in flow.wireframe.pop(to: login) }
        })
    }
  }

  private func askForCode(of account: Account, from login: LoginScreen) {
    let code = factory.makeCode()
    code.onContinuePressed = wire(code) { flow, code, digits in
      do throws(LoginError) {
        try flow.factory.accounts.check(code: digits)
        flow.end(with: account)
      } catch {
        code.clear()
        flow.wireframe.presentError(error, from: code)
      }
    }
    wireframe.push(code, from: login)
  }

  private func createAccount(from login: LoginScreen) {
    let create = factory.makeCreateAccount()
    create.onCreatePressed = wire(create) { flow, create, name, password in
      flow.askForLetters(from: create) { flow, _ in
        flow.end(with: flow.factory.accounts.create(name: name, password: password))
      }
    }
    wireframe.push(create, from: login)
  }

  /// Asks for the letters of a picture, and goes on once they are right.
  private func askForLetters(
    from sender: any Screen,
    _ body: @escaping @MainActor (LoginFlowCoordinator, CaptchaScreen) -> Void
  ) {
    let captcha = factory.makeCaptcha()
    captcha.onContinuePressed = wire(captcha) { flow, captcha, letters in
      do throws(LoginError) {
        try flow.factory.accounts.check(captcha: letters)
        body(flow, captcha)
      } catch {
        captcha.clear()
        flow.wireframe.presentError(error, from: captcha)
      }
    }
    wireframe.push(captcha, from: sender)
  }

  private func resetPassword(from login: LoginScreen) {
    let reset = factory.makeResetPassword()
    reset.onSendPressed = wire(reset) { flow, reset in
      flow.wireframe.presentAlert(
        flow.factory.makeMailNotice(), from: reset,
        onAnswer: flow.wire(reset) { flow, reset, _ in flow.wireframe.pop(reset) })
    }
    wireframe.push(reset, from: login)
  }

  private func end(with account: Account) {
    factory.accounts.logIn(account)
    finish(account)
  }
}
