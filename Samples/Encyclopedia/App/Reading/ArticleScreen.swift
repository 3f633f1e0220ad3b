import Observation
import Wireflow

/// An article with its tools.
@Observable
@MainActor
final class ArticleScreen: Screen {
  /// A tool of an article, which opens something.
  enum Tool: String, Sendable, Hashable, CaseIterable {
    case contents = "Contents"
    case languages = "Languages"
    case find = "Find in page"
    case appearance = "Appearance"
    case more = "More"
  }

  let article: Article
  @ObservationIgnored var onToolPressed: ((Tool) -> Void)?
  @ObservationIgnored var onImagesPressed: (() -> Void)?
  @ObservationIgnored var onEditPressed: (() -> Void)?
  @ObservationIgnored var onSourcePressed: (() -> Void)?
  @ObservationIgnored var onAddToListPressed: (() -> Void)?
  @ObservationIgnored var onArticlePressed: ((Article) -> Void)?
  /// The section at the top of the screen.
  private(set) var section: String
  private(set) var language = "English"

  private let related: [Article]
  private let saved: SavedArticles

  init(article: Article, related: [Article], saved: SavedArticles) {
    self.article = article
    self.related = related
    self.saved = saved
    section = article.sections.first ?? ""
  }

  var title: String { article.title }

  var content: ScreenContent {
    Button("Edit") { self.onEditPressed?() }.inBar()
    Text(section)
    Text(article.summary)
    Row("Images", subtitle: article.images.first) { self.onImagesPressed?() }.id("Images")
    Row("Source", subtitle: "Of this section") { self.onSourcePressed?() }.id("Source")
    Toggle("Saved", isOn: saved.contains(article)) {
      self.saved.set(self.article, isSaved: $0)
    }
    if saved.contains(article) {
      Row("Add to a list") { self.onAddToListPressed?() }.id("Add to a list")
    }
    for tool in Tool.allCases {
      Row(tool.rawValue) { self.onToolPressed?(tool) }.id(tool.rawValue)
    }
    Text("Read next")
    Rows(related, id: \.title) { other in
      Row(other.title, subtitle: other.summary) { self.onArticlePressed?(other) }
    }
  }

  func scroll(to section: String) {
    self.section = section
  }

  func choose(_ language: String) {
    self.language = language
  }
}
