import Observation
import Wireflow

/// A screen that lists the categories of the catalogue, or what a search found.
@Observable
@MainActor
final class DiscoverScreen: RootLevelRepresentable {
  let title = "Discover"
  var onGenresPressed: (() -> Void)?
  var onCategoryRowPressed: ((BookCategory) -> Void)?
  var onProductRowPressed: ((Book) -> Void)?
  var onSearchWordsTyped: ((String) -> Void)?

  private let catalogue: any CatalogueService
  private let filter: GenreFilter
  private var searchWords = ""
  /// The words whose results are there, or nil while they are searched for.
  private var foundWords: String?

  init(catalogue: any CatalogueService, filter: GenreFilter) {
    self.catalogue = catalogue
    self.filter = filter
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, imageName: "discover_icon")
  }

  var content: ScreenContent {
    Field(
      "Search", text: searchWords, prompt: "Title or author", keyboard: .search,
      samples: ["the", "Agnes Moor", ""]
    ) {
      (self.searchWords, self.foundWords) = ($0, nil)
      self.onSearchWordsTyped?($0)
    }
    Button("Genres") { self.onGenresPressed?() }
    if searchWords.isEmpty {
      categories
    } else if let foundWords {
      searchResults(for: foundWords)
    } else {
      Progress("Searching")
    }
  }

  /// Shows what is found by search words.
  func showResults(for words: String) {
    foundWords = words
  }

  @ScreenContent.Builder private var categories: ScreenContent {
    for category in catalogue.categories where filter.shows(category) {
      let count = catalogue.books(in: category).count
      Row(category.displayableString, subtitle: "\(count) books") {
        self.onCategoryRowPressed?(category)
      }
    }
  }

  @ScreenContent.Builder private func searchResults(for words: String) -> ScreenContent {
    let books = catalogue.books(matching: words).filter { filter.shows($0.category) }
    if books.isEmpty {
      Text("No book matches.")
    }
    for book in books {
      Row(book.title, subtitle: book.author) { self.onProductRowPressed?(book) }
    }
  }
}
