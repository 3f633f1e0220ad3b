import Observation
import Wireflow

/// A screen that lists the categories of the catalogue, or the results of a search.
@Observable
@MainActor
final class DiscoverScreen: RootLevelRepresentable {
  let title: String
  var onGenresPressed: (() -> Void)?
  var onCategoryRowPressed: ((BookCategory) -> Void)?
  var onProductRowPressed: ((Book) -> Void)?
  var onSearchWordsTyped: ((String) -> Void)?

  private let catalogue: any CatalogueService
  private let filter: GenreFilter
  private let texts: Texts
  /// The categories, each with the number of its books.
  private let shelves: [(category: BookCategory, size: String)]
  private var searchWords = ""
  /// The found books, or nil while the search runs.
  private var found: [Book]?

  init(catalogue: any CatalogueService, filter: GenreFilter, texts: Texts) {
    self.catalogue = catalogue
    self.filter = filter
    self.texts = texts
    title = texts["Discover"]
    shelves = catalogue.categories.map {
      ($0, texts["% books", "\(catalogue.books(in: $0).count)"])
    }
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, id: "Discover", imageName: "discover_icon")
  }

  var content: ScreenContent {
    Field(
      texts["Search"], text: searchWords, prompt: texts["Title or author"], keyboard: .search,
      samples: ["the", "Agnes Moor", ""]
    ) {
      (self.searchWords, self.found) = ($0, nil)
      self.onSearchWordsTyped?($0)
    }
    .id("Search")
    texts.button("Genres") { self.onGenresPressed?() }
    if searchWords.isEmpty {
      categories
    } else if let found {
      results(found)
    } else {
      Progress(texts["Searching"])
    }
  }

  /// Shows the books that match the search words.
  func showResults(for words: String) {
    found = catalogue.books(matching: words)
  }

  /// The number of found books, for a screen reader.
  var spokenResults: String {
    let count = shown(found ?? []).count
    return switch count {
    case 0: texts["No book matches."]
    case 1: texts["1 book"]
    default: texts["% books", "\(count)"]
    }
  }

  private func shown(_ books: [Book]) -> [Book] { books.filter { filter.shows($0.category) } }

  @ScreenContent.Builder private var categories: ScreenContent {
    let hidden = filter.hidden
    for shelf in shelves where !hidden.contains(shelf.category) {
      texts.row(shelf.category.displayableString, subtitle: shelf.size) {
        self.onCategoryRowPressed?(shelf.category)
      }
    }
  }

  @ScreenContent.Builder private func results(_ found: [Book]) -> ScreenContent {
    let books = shown(found)
    if books.isEmpty {
      Text(texts["No book matches."])
    }
    for book in books {
      Row(book.title, subtitle: book.author) { self.onProductRowPressed?(book) }
    }
  }
}
