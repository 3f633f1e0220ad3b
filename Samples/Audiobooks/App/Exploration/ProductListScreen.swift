import Observation
import Wireflow

/// A screen that lists the books of a category.
@Observable
@MainActor
final class ProductListScreen: Screen {
  var order = SortOrder.recommended
  var onProductRowPressed: ((Book) -> Void)?
  var onSortPressed: (() -> Void)?

  private let category: BookCategory
  private let catalogue: any CatalogueService

  init(category: BookCategory, catalogue: any CatalogueService) {
    self.category = category
    self.catalogue = catalogue
  }

  var title: String { category.displayableString }

  var content: ScreenContent {
    Button("Sort") { self.onSortPressed?() }
    for book in order.sorted(catalogue.books(in: category)) {
      Row(book.title, subtitle: "\(book.author), \(book.price)") {
        self.onProductRowPressed?(book)
      }
    }
  }
}
