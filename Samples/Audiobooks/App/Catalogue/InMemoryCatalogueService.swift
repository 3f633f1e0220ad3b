/// A catalogue of the books passed to its initializer.
@MainActor
final class InMemoryCatalogueService: CatalogueService {
  /// The catalogue of the invented books, shared by all apps of a process because it never changes.
  static let invented = InMemoryCatalogueService(books: Book.invented)

  let categories: [BookCategory]
  private let books: [Book]
  private let booksByCategory: [BookCategory: [Book]]

  init(books: [Book]) {
    self.books = books
    let booksByCategory = Dictionary(grouping: books, by: \.category)
    self.booksByCategory = booksByCategory
    categories = BookCategory.allCases.filter { booksByCategory[$0] != nil }
  }

  func books(in category: BookCategory) -> [Book] {
    booksByCategory[category] ?? []
  }

  func books(matching words: String) -> [Book] {
    books.filter { $0.matches(words) }
  }
}
