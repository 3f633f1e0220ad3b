import Observation
import Wireflow

/// A screen that lists the books of a category.
@Observable
@MainActor
final class ProductListScreen: Screen {
  var order = SortOrder.recommended {
    didSet { lines = Self.lines(of: order.sorted(catalogue.books(in: category))) }
  }
  var onProductRowPressed: ((Book) -> Void)?
  var onSortPressed: (() -> Void)?

  private let category: BookCategory
  private let catalogue: any CatalogueService
  private let texts: Texts
  /// The sorted books, each with its subtitle in the list.
  private var lines: [(book: Book, subtitle: String)]

  init(category: BookCategory, catalogue: any CatalogueService, texts: Texts) {
    self.category = category
    self.catalogue = catalogue
    self.texts = texts
    lines = Self.lines(of: catalogue.books(in: category))
  }

  var title: String { texts[category.displayableString] }

  var content: ScreenContent {
    texts.button("Sort") { self.onSortPressed?() }
    for (book, subtitle) in lines {
      Row(book.title, subtitle: subtitle) { self.onProductRowPressed?(book) }
    }
  }

  /// The order of the books, for a screen reader.
  var spokenOrder: String { texts["Sorted by %", texts[order.rawValue]] }

  private nonisolated static func lines(of books: [Book]) -> [(book: Book, subtitle: String)] {
    books.map { ($0, "\($0.author), \($0.price)") }
  }
}
