import Wireflow

/// The articles of one reading list.
@MainActor
final class ReadingListScreen: Screen {
  let title: String
  var onArticlePressed: ((Article) -> Void)?
  var onDeletePressed: (() -> Void)?

  private let saved: SavedArticles

  init(name: String, saved: SavedArticles) {
    title = name
    self.saved = saved
  }

  var content: ScreenContent {
    if articles.isEmpty { Text("Nothing is on this list yet.") }
    Rows(articles, id: \.title) { article in
      Row(article.title, subtitle: article.summary) { self.onArticlePressed?(article) }
    }
    Button("Delete the list", role: .destructive) { self.onDeletePressed?() }
  }

  func delete() {
    saved.removeList(named: title)
  }

  private var articles: [Article] { saved.articles(on: title) }
}
