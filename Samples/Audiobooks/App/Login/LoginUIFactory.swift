import Wireflow

/// A factory that makes the screens on which a reader logs in.
struct LoginUIFactory: UIFactory {
  let accounts: any AccountService
  let preferences: any PreferencesService
  /// The credentials that someone without an account may type to look around.
  let samples: [Credentials]
  var texts = Texts()

  func makeLogin(reason: LoginReason) -> LoginScreen {
    LoginScreen(
      reason: reason, accounts: accounts, preferences: preferences, samples: samples, texts: texts)
  }
}
