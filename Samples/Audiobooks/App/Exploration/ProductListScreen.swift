import Observation
import Wireflow

/// A screen that lists the books of a category.
@Observable
@MainActor
final class ProductListScreen: Screen {
  var order = SortOrder.recommended {
    didSet { books = order.sorted(catalogue.books(in: category)) }
  }
  var onProductRowPressed: ((Book) -> Void)?
  var onSortPressed: (() -> Void)?

  private let category: BookCategory
  private let catalogue: any CatalogueService
  /// The books in their order.
  private var books: [Book]

  init(category: BookCategory, catalogue: any CatalogueService) {
    self.category = category
    self.catalogue = catalogue
    books = catalogue.books(in: category)
  }

  var title: String { category.displayableString }

  var content: ScreenContent {
    Button("Sort") { self.onSortPressed?() }
    for book in books {
      Row(book.title, subtitle: "\(book.author), \(book.price)") {
        self.onProductRowPressed?(book)
      }
    }
  }
}
