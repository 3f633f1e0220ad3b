import Wireflow

/// Makes the screens on which a reader logs in.
struct LoginUIFactory: UIFactory {
  let accounts: any AccountService
  let preferences: any PreferencesService
  /// What someone without an account may type to look around.
  let samples: [Credentials]

  func makeLogin(reason: LoginReason) -> LoginScreen {
    LoginScreen(reason: reason, accounts: accounts, preferences: preferences, samples: samples)
  }
}
