import Wireflow

/// The articles of one list of the feed.
@MainActor
final class FeedListScreen: Screen {
  var onArticlePressed: ((Article) -> Void)?

  private let list: FeedList
  private let articles: [Article]

  init(list: FeedList, articles: [Article]) {
    self.list = list
    self.articles = articles
  }

  var title: String { list.title }
  var placeID: String? { list.rawValue }

  var content: ScreenContent {
    Rows(articles, id: \.title) { article in
      Row(article.title, subtitle: article.summary) { self.onArticlePressed?(article) }
    }
  }
}
