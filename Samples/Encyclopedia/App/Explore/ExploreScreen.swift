import Wireflow

/// The daily feed: an article, lists of articles and a picture.
@MainActor
final class ExploreScreen: RootLevelRepresentable {
  let title = "Explore"
  var onProfilePressed: (() -> Void)?
  var onArticlePressed: ((Article) -> Void)?
  var onListPressed: ((FeedList) -> Void)?
  var onPicturePressed: (() -> Void)?

  private let library: Library
  private let preferences: Preferences

  init(library: Library, preferences: Preferences) {
    self.library = library
    self.preferences = preferences
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, id: title, imageName: "explore_icon")
  }

  var content: ScreenContent {
    Button("Profile") { self.onProfilePressed?() }.inBar()
    if let featured = library.featured {
      Row("Featured article", subtitle: featured.title) { self.onArticlePressed?(featured) }
        .id("Featured article")
    }
    Section("More to read") {
      for list in FeedList.allCases where !preferences.hiddenLists.contains(list) {
        Row(list.title, subtitle: subtitle(of: list)) { self.onListPressed?(list) }.id(list.title)
      }
    }
    Row("Picture of the day", subtitle: "A fjord at dawn") { self.onPicturePressed?() }
      .id("Picture of the day")
  }

  private func subtitle(of list: FeedList) -> String {
    library.articles(on: list).map(\.title).joined(separator: ", ")
  }
}
