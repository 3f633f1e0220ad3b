/// A service that provides the shop's books.
@MainActor
protocol CatalogueService: AnyObject {
  /// The categories that have books, in display order.
  var categories: [BookCategory] { get }

  /// Returns the books of a category.
  func books(in category: BookCategory) -> [Book]

  /// Returns the books whose title, author or narrator contains the words.
  func books(matching words: String) -> [Book]
}
