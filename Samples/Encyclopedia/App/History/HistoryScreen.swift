import Wireflow

/// The articles that the reader has opened.
@MainActor
final class HistoryScreen: RootLevelRepresentable {
  let title = "History"
  var onProfilePressed: (() -> Void)?
  var onClearPressed: (() -> Void)?
  var onArticlePressed: ((Article) -> Void)?

  private let history: ReadingHistory
  private let library: Library

  init(history: ReadingHistory, library: Library) {
    self.history = history
    self.library = library
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, id: title, imageName: "history_icon")
  }

  var content: ScreenContent {
    Button("Profile") { self.onProfilePressed?() }.inBar()
    if articles.isEmpty { Text("Articles that you read appear here.") }
    Rows(articles, id: \.title) { article in
      Row(article.title, subtitle: article.summary) { self.onArticlePressed?(article) }
    }
    Button("Clear the history", role: .destructive) { self.onClearPressed?() }
  }

  func clear() {
    history.clear()
  }

  private var articles: [Article] { history.titles.compactMap(library.article(titled:)) }
}
