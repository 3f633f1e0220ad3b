extension ScreenContent {
  /// Entries of a long list, each of which is made only when somebody looks at it.
  ///
  /// ```swift
  /// Rows(books, id: \.isbn) { book in
  ///   Row(book.title, subtitle: book.author) { self.onBook?(book) }
  /// }
  /// ```
  ///
  /// A row is called by its identity, as if it had been given by ``ActiveScreenElement/id(_:)``:
  /// `tap "978-0142437247"`. It is found by its title as well, for which all rows are made once. An
  /// identity that is the title, `id: \.title`, needs none of that, and namesakes get numbers.
  ///
  /// A picture holds all rows unless whoever watches asks for a part: ``Stage/watch(rows:_:)``.
  @MainActor
  public struct Rows {
    /// The number of rows.
    public let count: Int
    let data: Any
    /// True if data that equals this has the same identities.
    let isComparable: Bool
    private let name: (Int) -> String
    private let make: (Int) -> Row

    /// Creates rows from data, the identity of each piece of it, and what makes its row.
    ///
    /// The data stays as it is now. Identities are read anew only when it has changed, which is
    /// found out at once for an array of values that are `Equatable`.
    /// - Parameters:
    ///   - data: the pieces of data, one for each row.
    ///   - id: the identity of a piece, which follows from that alone.
    ///   - row: what makes the row of a piece.
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

    /// Returns the identity of the row at a place, without making it.
    func name(at place: Int) -> String { name(place) }

    /// Makes the row at a place, counted from 0.
    public func row(at place: Int) -> Row { make(place).id(name(place)) }

    /// Returns true if the rows are known to be of certain data.
    func isSame(as other: Any) -> Bool {
      func equals<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
      guard isComparable, let data = data as? any Equatable else { return false }
      return equals(data)
    }
  }

  /// The elements from top to bottom, with each row of all ``Rows`` made.
  public var allElements: [Element] {
    elements.flatMap { element -> [Element] in
      guard case .rows(let rows) = element else { return [element] }
      return (0..<rows.count).map { .row(rows.row(at: $0)) }
    }
  }
}
