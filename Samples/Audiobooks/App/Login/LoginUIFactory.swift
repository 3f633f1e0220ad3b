import Wireflow

/// A factory that makes the screens for logging in.
struct LoginUIFactory: UIFactory {
  let accounts: any AccountService
  let preferences: any PreferencesService
  /// The credentials with which anyone can try the app.
  let samples: [Credentials]
  var texts = Texts()

  func makeLogin(reason: LoginReason) -> LoginScreen {
    LoginScreen(
      reason: reason, accounts: accounts, preferences: preferences, samples: samples, texts: texts)
  }
}
