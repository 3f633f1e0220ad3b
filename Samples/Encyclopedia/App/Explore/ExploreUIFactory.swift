import Wireflow

/// A factory that makes the screens of the feed.
struct ExploreUIFactory: UIFactory {
  let library: Library
  let preferences: Preferences

  func makeExplore() -> ExploreScreen {
    ExploreScreen(library: library, preferences: preferences)
  }

  func makeList(_ list: FeedList) -> FeedListScreen {
    FeedListScreen(list: list, articles: library.articles(on: list))
  }

  func makePictureOfTheDay() -> PictureOfTheDayScreen { PictureOfTheDayScreen() }
}
