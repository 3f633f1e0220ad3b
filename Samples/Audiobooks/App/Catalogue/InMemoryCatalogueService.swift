/// A catalogue that was put in when it was made.
@MainActor
final class InMemoryCatalogueService: CatalogueService {
  private let books: [Book]

  init(books: [Book]) {
    self.books = books
  }

  var categories: [BookCategory] {
    BookCategory.allCases.filter { !books(in: $0).isEmpty }
  }

  func books(in category: BookCategory) -> [Book] {
    books.filter { $0.category == category }
  }

  func books(matching words: String) -> [Book] {
    books.filter { $0.matches(words) }
  }
}
