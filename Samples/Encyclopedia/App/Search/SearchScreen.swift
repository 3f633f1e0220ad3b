import Observation
import Wireflow

/// A screen that finds articles by their titles.
@Observable
@MainActor
final class SearchScreen: RootLevelRepresentable {
  let title = "Search"
  @ObservationIgnored var onProfilePressed: (() -> Void)?
  @ObservationIgnored var onLanguagePressed: (() -> Void)?
  @ObservationIgnored var onArticlePressed: ((Article) -> Void)?

  private let library: Library
  private var words = ""
  private(set) var language = "English"

  init(library: Library) {
    self.library = library
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, id: title, imageName: "search_icon")
  }

  var content: ScreenContent {
    Button("Profile") { self.onProfilePressed?() }.inBar()
    Field(
      "Search", text: words, prompt: "A title", keyboard: .search, samples: ["be", "zz", ""]
    ) { self.search(for: $0) }
    Row("Language", subtitle: language) { self.onLanguagePressed?() }.id("Language")
    if found.isEmpty, !words.isEmpty { Text("No article begins like this.") }
    Rows(found, id: \.title) { article in
      Row(article.title, subtitle: article.summary) { self.onArticlePressed?(article) }
    }
  }

  func search(for words: String) {
    self.words = words
  }

  func choose(_ language: String) {
    self.language = language
  }

  private var found: [Article] { words.isEmpty ? [] : library.articles(matching: words) }
}
