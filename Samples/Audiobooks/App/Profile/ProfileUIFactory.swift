import Wireflow

/// A factory that makes the screens about the reader.
struct ProfileUIFactory: UIFactory {
  let accounts: any AccountService
  let preferences: any PreferencesService
  var texts = Texts()

  func makeProfile() -> ProfileScreen {
    ProfileScreen(accounts: accounts, preferences: preferences, texts: texts)
  }

  func makeSettings(as style: ModalStyle) -> SettingsScreen {
    SettingsScreen(preferences: preferences, style: style, texts: texts)
  }

  func makePenNameQuestion(now penName: String) -> AlertContent {
    AlertContent(
      title: texts["Choose a pen name"], id: "Choose a pen name",
      message: texts["Your reviews show it instead of your own name."],
      fields: [
        .init(
          texts["Name"], id: "Name", text: penName, prompt: texts["Pen name"],
          samples: ["Currer Bell"])
      ],
      actions: [texts.answer("Save", needsText: true), .init(.cancel)])
  }

  func makeLogoutQuestion() -> AlertContent {
    AlertContent(
      title: texts["Log out?"], id: "Log out?",
      message: texts["Your bookshelf will be there when you come back."],
      actions: [texts.answer("Log out", role: .destructive), texts.answer("Stay", role: .cancel)])
  }
}
