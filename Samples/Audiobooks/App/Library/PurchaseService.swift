/// A service that sells books.
@MainActor
protocol PurchaseService: AnyObject {
  /// Buys a book for the reader who is logged in.
  func buy(_ book: Book) throws(PurchaseError)
}
