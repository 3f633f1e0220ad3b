import Wireflow

/// Lists the books of a category.
@MainActor
final class ProductListScreen: Screen {
  var onProductRowPressed: ((Book) -> Void)?

  private let category: BookCategory
  private let catalogue: any CatalogueService

  init(category: BookCategory, catalogue: any CatalogueService) {
    self.category = category
    self.catalogue = catalogue
  }

  var title: String { category.displayableString }

  var content: ScreenContent {
    for book in catalogue.books(in: category) {
      Row(book.title, subtitle: "\(book.author), \(book.price)") {
        self.onProductRowPressed?(book)
      }
    }
  }
}
