/// A service that sells books.
@MainActor
protocol PurchaseService: AnyObject {
  /// Buys a book for the logged-in reader.
  func buy(_ book: Book) throws(PurchaseError)
}
