/// The order in which books are listed.
enum SortOrder: String, Sendable, Hashable, CaseIterable {
  case recommended = "Recommended"
  case title = "Title"
  case price = "Price"
  case length = "Length"

  var displayableString: String { rawValue }

  /// Returns the books in this order, in which equal ones keep their relative order.
  func sorted(_ books: [Book]) -> [Book] {
    switch self {
    case .recommended: books
    case .title: books.sorted { $0.title < $1.title }
    case .price: books.sorted { $0.price.cents < $1.price.cents }
    case .length: books.sorted { $0.time.minutes < $1.time.minutes }
    }
  }
}
