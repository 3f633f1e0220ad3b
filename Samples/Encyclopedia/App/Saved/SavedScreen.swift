import Observation
import Wireflow

/// The saved articles, or the reading lists.
@Observable
@MainActor
final class SavedScreen: RootLevelRepresentable {
  /// The part of the saved articles that the screen shows.
  enum Part: String, Sendable, Hashable, CaseIterable {
    case articles = "All articles"
    case lists = "Reading lists"
  }

  let title = "Saved"
  @ObservationIgnored var onProfilePressed: (() -> Void)?
  @ObservationIgnored var onArticlePressed: ((Article) -> Void)?
  @ObservationIgnored var onArticleRemoved: ((Article) -> Void)?
  @ObservationIgnored var onListPressed: ((String) -> Void)?
  @ObservationIgnored var onNewListPressed: (() -> Void)?

  private let saved: SavedArticles
  private var part = Part.articles

  init(saved: SavedArticles) {
    self.saved = saved
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    let count = saved.articles.count
    return RootLevelRepresentation(
      title: title, id: title, imageName: "saved_icon", badge: count > 0 ? "\(count)" : nil)
  }

  var content: ScreenContent {
    Button("Profile") { self.onProfilePressed?() }.inBar()
    Choice("Show", options: Part.allCases.map(\.rawValue), selected: part.rawValue) {
      self.part = Part(rawValue: $0) ?? .articles
    }
    switch part {
    case .articles:
      if saved.articles.isEmpty { Text("Articles that you save appear here.") }
      Rows(saved.articles, id: \.title) { article in
        Row(article.title, subtitle: article.summary) { self.onArticlePressed?(article) }
          .swipe { Button("Remove", role: .destructive) { self.remove(article) } }
      }
    case .lists:
      Button("New list") { self.onNewListPressed?() }
      Rows(saved.lists, id: \.name) { list in
        Row(list.name, subtitle: "\(list.articles.count) articles") {
          self.onListPressed?(list.name)
        }
      }
    }
  }

  /// Saves an article again after its removal.
  func restore(_ article: Article) { saved.set(article, isSaved: true) }

  private func remove(_ article: Article) {
    saved.set(article, isSaved: false)
    onArticleRemoved?(article)
  }
}
