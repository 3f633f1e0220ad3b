import Wireflow

/// A factory that makes the screens for logging in.
struct AccountUIFactory: UIFactory {
  let accounts: AccountService

  func makeLogin(reason: LoginReason) -> LoginScreen { LoginScreen(reason: reason) }
  func makeCode() -> CodeScreen { CodeScreen() }
  func makeCaptcha() -> CaptchaScreen { CaptchaScreen() }
  func makeCreateAccount() -> CreateAccountScreen { CreateAccountScreen() }
  func makeResetPassword() -> ResetPasswordScreen { ResetPasswordScreen() }

  func makeMailNotice() -> AlertContent {
    AlertContent(
      title: "Look at your mail", message: "If the account exists, a new password is on its way.")
  }
}
