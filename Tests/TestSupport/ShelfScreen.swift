import Observation
package import Wireflow

/// A screen with a field above as many books as a test likes, which counts the rows that are made.
@Observable
@MainActor
package final class ShelfScreen: RootLevelRepresentable {
  /// A book, which can be compared.
  package struct Book: Sendable, Hashable {
    package let id: String
    package let title: String

    package init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// The books of the longest shelf, because many tests have one.
  private static let allBooks = (0..<10_000).map { Book(id: "b\($0)", title: "Book \($0)") }

  package let title: String
  package var books: [Book]
  package var query = ""
  /// The destination of each row's title.
  package var mark = ""
  package var onBook: ((Book) -> Void)?
  @ObservationIgnored package var made = 0
  @ObservationIgnored package var namesRead = 0

  package init(_ title: String = "Shelf", count: Int) {
    self.title = title
    books = Array(Self.allBooks.prefix(count))
  }

  package var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  package var content: ScreenContent {
    Field("Query", text: query, prompt: "Title", keyboard: .search) { self.query = $0 }
    Rows(books, id: name(of:)) { book in
      self.made += 1
      return Row(book.title + self.mark) { self.onBook?(book) }
    }
    Button("Close") {}
  }

  private func name(of book: Book) -> String {
    namesRead += 1
    return book.id
  }

  /// Returns the number of rows that were made since the last time.
  package func newlyMade() -> Int {
    defer { made = 0 }
    return made
  }
}
