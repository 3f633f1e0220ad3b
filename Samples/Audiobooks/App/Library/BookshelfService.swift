/// The books of the reader who is logged in, or none while nobody is.
@MainActor
protocol BookshelfService: AnyObject {
  /// The entries of the bookshelf, in the order of purchase.
  var entries: [BookshelfEntry] { get }

  /// Puts an entry where the same book stands, or else at the end.
  func put(_ entry: BookshelfEntry)

  /// Takes a book away.
  func remove(_ book: Book)
}

extension BookshelfService {
  /// Returns the entry of a book, if the reader owns it.
  func entry(for book: Book) -> BookshelfEntry? {
    entries.first { $0.book == book }
  }
}
