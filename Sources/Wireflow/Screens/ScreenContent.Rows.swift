extension ScreenContent {
  /// Rows of a long list, each of which is created on demand.
  ///
  /// ```swift
  /// Rows(books, id: \.isbn) { book in
  ///   Row(book.title, subtitle: book.author) { self.onBook?(book) }
  /// }
  /// ```
  ///
  /// Actions name a row by its identifier, as with ``ActiveScreenElement/id(_:)``: `tap
  /// "978-0142437247"`. They also find it by its title, which requires creating all rows once. If
  /// the identifier is the title, `id: \.title`, this is unnecessary, and rows with the same title
  /// get numbers.
  ///
  /// A picture contains all rows, unless a watcher requests a range.
  @MainActor
  public struct Rows {
    /// The number of rows.
    public let count: Int
    let data: Any
    /// True if equal data implies equal identifiers.
    let isComparable: Bool
    private let name: (Int) -> String
    private let make: (Int) -> Row

    /// Creates rows from data, the identifier of each value, and a closure that creates its row.
    ///
    /// The rows keep the current value of the data. Identifiers are read again only when the data
    /// has changed. For an array of `Equatable` values, a comparison detects this.
    /// - Parameters:
    ///   - data: the values, one for each row.
    ///   - id: the identifier of a value, which depends only on the value.
    ///   - row: creates the row of a value.
    public init<Data: RandomAccessCollection>(
      _ data: Data, id: @escaping (Data.Element) -> String,
      row: @escaping (Data.Element) -> Row
    ) {
      func piece(_ place: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: place)]
      }
      self.data = data
      count = data.count
      isComparable = !(Data.Element.self is AnyObject.Type) && data is any Equatable
      name = { id(piece($0)) }
      make = { row(piece($0)) }
    }

    /// Returns the identifier of the row at a position, without creating the row.
    func name(at place: Int) -> String { name(place) }

    /// Creates the row at a position, counted from 0.
    public func row(at place: Int) -> Row { make(place).id(name(place)) }

    /// Returns true if the rows are known to show the given data.
    func isSame(as other: Any) -> Bool {
      func equals<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
      guard isComparable, let data = data as? any Equatable else { return false }
      return equals(data)
    }
  }

  /// The elements from top to bottom, including each row of all ``Rows``.
  public var allElements: [Element] {
    elements.flatMap { element -> [Element] in
      guard case .rows(let rows) = element else { return [element] }
      return (0..<rows.count).map { .row(rows.row(at: $0)) }
    }
  }
}
