import Wireflow

/// The lists that the feed shows.
@MainActor
final class FeedSettingsScreen: Screen {
  let title = "Explore feed"

  private let preferences: Preferences

  init(preferences: Preferences) {
    self.preferences = preferences
  }

  var content: ScreenContent {
    Text("The feed always has an article and a picture. You choose the rest.")
    Toggle(FeedList.news.title, isOn: !preferences.hiddenLists.contains(.news)) {
      self.set(.news, isShown: $0)
    }
  }

  private func set(_ list: FeedList, isShown: Bool) {
    if isShown {
      preferences.hiddenLists.remove(list)
    } else {
      preferences.hiddenLists.insert(list)
    }
  }
}
