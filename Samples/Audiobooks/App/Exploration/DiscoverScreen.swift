import Observation
import Wireflow

/// Lists the categories of the catalogue, or what a search found.
@Observable
@MainActor
final class DiscoverScreen: RootLevelRepresentable {
  let title = "Discover"
  var onCategoryRowPressed: ((BookCategory) -> Void)?
  var onProductRowPressed: ((Book) -> Void)?

  private let catalogue: any CatalogueService
  private var searchWords = ""

  init(catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, imageName: "discover_icon")
  }

  var content: ScreenContent {
    Field("Search", text: searchWords, samples: ["the", "Agnes Moor", ""]) {
      self.searchWords = $0
    }
    if searchWords.isEmpty {
      categories
    } else {
      searchResults
    }
  }

  @ScreenContent.Builder private var categories: ScreenContent {
    for category in catalogue.categories {
      let count = catalogue.books(in: category).count
      Row(category.displayableString, subtitle: "\(count) books") {
        self.onCategoryRowPressed?(category)
      }
    }
  }

  @ScreenContent.Builder private var searchResults: ScreenContent {
    let books = catalogue.books(matching: searchWords)
    if books.isEmpty {
      Text("No book matches.")
    }
    for book in books {
      Row(book.title, subtitle: book.author) { self.onProductRowPressed?(book) }
    }
  }
}
