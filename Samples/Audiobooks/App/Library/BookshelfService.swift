/// A service that keeps the bookshelf of the logged-in reader, which is empty before a login.
@MainActor
protocol BookshelfService: AnyObject {
  /// The entries of the bookshelf, in the order of purchase.
  var entries: [BookshelfEntry] { get }

  /// Replaces the entry of the same book, or else appends the entry.
  func put(_ entry: BookshelfEntry)

  /// Removes a book.
  func remove(_ book: Book)
}

extension BookshelfService {
  /// Returns the entry of a book, if the reader owns it.
  func entry(for book: Book) -> BookshelfEntry? {
    entries.first { $0.book == book }
  }
}
