import Wireflow

/// The languages in which the reader searches.
@MainActor
final class LanguageSettingsScreen: Screen {
  let title = "My languages"
  var onAddPressed: (() -> Void)?

  private let preferences: Preferences

  init(preferences: Preferences) {
    self.preferences = preferences
  }

  var content: ScreenContent {
    for language in preferences.languages { Text(language) }
    Button("Add a language") { self.onAddPressed?() }
  }

  func add(_ language: String) {
    preferences.addLanguage(language)
  }
}
