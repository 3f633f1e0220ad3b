import Wireflow

/// A factory that makes the pages of the settings.
struct SettingsUIFactory: UIFactory {
  let accounts: AccountService
  let preferences: Preferences

  func makeSettings() -> SettingsScreen { SettingsScreen(accounts: accounts) }
  func makeAccount() -> AccountScreen { AccountScreen(accounts: accounts) }
  func makeLanguages() -> LanguageSettingsScreen {
    LanguageSettingsScreen(preferences: preferences)
  }
  func makeFeed() -> FeedSettingsScreen { FeedSettingsScreen(preferences: preferences) }
  func makeStorage() -> StorageScreen { StorageScreen(preferences: preferences) }
  func makeAbout() -> AboutScreen { AboutScreen() }
  func makeLicences() -> LicencesScreen { LicencesScreen() }

  func makeClearingQuestion() -> AlertContent {
    AlertContent(
      title: "Clear cached data?", message: "Saved articles stay.",
      actions: [.init("Clear", role: .destructive), .init(.cancel)])
  }
}
