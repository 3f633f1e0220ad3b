import Wireflow

/// A factory that makes the screens about the reader.
struct ProfileUIFactory: UIFactory {
  let accounts: any AccountService
  let preferences: any PreferencesService

  func makeProfile() -> ProfileScreen {
    ProfileScreen(accounts: accounts, preferences: preferences)
  }

  func makeSettings(as style: ModalStyle) -> SettingsScreen {
    SettingsScreen(preferences: preferences, style: style)
  }

  func makePenNameQuestion(now penName: String) -> AlertContent {
    AlertContent(
      title: "Choose a pen name", message: "Your reviews show it instead of your own name.",
      fields: [.init("Name", text: penName, prompt: "Pen name", samples: ["Currer Bell"])],
      actions: [.save, .cancel])
  }

  func makeLogoutQuestion() -> AlertContent {
    AlertContent(
      title: "Log out?", message: "Your bookshelf will be there when you come back.",
      actions: [.logOut, .stay])
  }
}

extension AlertContent.Action {
  static let save = Self("Save", needsText: true)
  static let logOut = Self("Log out", role: .destructive)
  static let stay = Self("Stay", role: .cancel)
}
