import Wireflow

/// The reason why a purchase failed.
enum PurchaseError: Error, Hashable {
  /// The session ended before the purchase was confirmed.
  case notLoggedIn
  /// The reader already owns the book.
  case alreadyOwned
}

extension PurchaseError: ErrorDisplayable {
  var title: String { "Not bought" }

  var message: String {
    switch self {
    case .notLoggedIn: "Log in and try again."
    case .alreadyOwned: "The book is on your bookshelf already."
    }
  }
}
