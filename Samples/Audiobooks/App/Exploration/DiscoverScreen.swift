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
  /// The categories, with how many books each of them has.
  private let shelves: [(category: BookCategory, size: String)]
  private var searchWords = ""
  /// The books that were found, or nil while they are searched for.
  private var found: [Book]?

  init(catalogue: any CatalogueService, filter: GenreFilter) {
    self.catalogue = catalogue
    self.filter = filter
    shelves = catalogue.categories.map { ($0, "\(catalogue.books(in: $0).count) books") }
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, imageName: "discover_icon")
  }

  var content: ScreenContent {
    Field(
      "Search", text: searchWords, prompt: "Title or author", keyboard: .search,
      samples: ["the", "Agnes Moor", ""]
    ) {
      (self.searchWords, self.found) = ($0, nil)
      self.onSearchWordsTyped?($0)
    }
    Button("Genres") { self.onGenresPressed?() }
    if searchWords.isEmpty {
      categories
    } else if let found {
      results(found)
    } else {
      Progress("Searching")
    }
  }

  /// Shows what is found by search words.
  func showResults(for words: String) {
    found = catalogue.books(matching: words)
  }

  @ScreenContent.Builder private var categories: ScreenContent {
    let hidden = filter.hidden
    for shelf in shelves where !hidden.contains(shelf.category) {
      Row(shelf.category.displayableString, subtitle: shelf.size) {
        self.onCategoryRowPressed?(shelf.category)
      }
    }
  }

  @ScreenContent.Builder private func results(_ found: [Book]) -> ScreenContent {
    let books = found.filter { filter.shows($0.category) }
    if books.isEmpty {
      Text("No book matches.")
    }
    for book in books {
      Row(book.title, subtitle: book.author) { self.onProductRowPressed?(book) }
    }
  }
}
