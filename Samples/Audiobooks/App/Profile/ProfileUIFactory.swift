import Wireflow

/// A factory that makes the screens about the reader.
struct ProfileUIFactory: UIFactory {
  let accounts: any AccountService
  let preferences: any PreferencesService

  func makeProfile() -> ProfileScreen {
    ProfileScreen(accounts: accounts)
  }

  func makeSettings() -> SettingsScreen {
    SettingsScreen(preferences: preferences)
  }

  func makeLogoutQuestion() -> AlertContent {
    AlertContent(
      title: "Log out?", message: "Your bookshelf will be there when you come back.",
      actions: [.logOut, .stay])
  }
}

extension AlertContent.Action {
  static let logOut = Self("Log out", role: .destructive)
  static let stay = Self("Stay", role: .cancel)
}
