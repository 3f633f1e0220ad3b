import Observation

/// The reader's preferences on this device.
@Observable
@MainActor
final class Preferences {
  /// The colours of an article.
  enum Theme: String, Sendable, Hashable, CaseIterable {
    case light = "Light"
    case sepia = "Sepia"
    case dark = "Dark"
  }

  var hasSeenOnboarding = false
  var sendsReports = false
  var theme = Theme.light
  /// The lists that the feed leaves out.
  var hiddenLists: Set<FeedList> = []
  /// The languages in which the reader searches, the first one preferred.
  private(set) var languages = ["English"]

  func addLanguage(_ language: String) {
    if !languages.contains(language) { languages.append(language) }
  }
}
