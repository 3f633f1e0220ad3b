/// The names of a list of elements, by use: how many elements have a name, and where they are.
///
/// A long list counts with all its rows, without creating them.
package struct ElementNames: Sendable {
  /// The place of an element in the list, or of a row in a long list.
  package struct Place: Hashable, Sendable {
    package let position: Int
    package var row: Int

    package init(position: Int, row: Int = 0) {
      (self.position, self.row) = (position, row)
    }
  }

  private struct LongList {
    let position: Int
    let rows: NameIndex
  }

  private var count = 0
  private var elements = [NameIndex](
    repeating: NameIndex(), count: ScreenContent.Element.Use.allCases.count)
  private var lists: [LongList] = []

  package init() {}

  /// Adds the next element, which has no use if the user cannot act on it.
  package mutating func add(_ name: String, for use: ScreenContent.Element.Use?) {
    if let use { elements[use.rawValue].add(name, at: count) }
    count += 1
  }

  /// Adds a long list as the next element.
  package mutating func add(_ rows: NameIndex) {
    lists.append(LongList(position: count, rows: rows))
    count += 1
  }

  /// Returns the number of elements of a use that have a name.
  package func count(of name: String, for use: ScreenContent.Element.Use) -> Int {
    let count = elements[use.rawValue].count(of: name)
    return use == .tap ? lists.reduce(count) { $0 + $1.rows.count(of: name) } : count
  }

  /// Returns the number of elements of a use that have a name and are above a place.
  package func count(
    of name: String, for use: ScreenContent.Element.Use, above place: Place
  ) -> Int {
    var count = elements[use.rawValue].count(of: name, above: place.position)
    guard use == .tap else { return count }
    for list in lists where list.position <= place.position {
      count +=
        list.position == place.position
        ? list.rows.count(of: name, above: place.row) : list.rows.count(of: name)
    }
    return count
  }

  /// Returns the places of the elements of a use that have a name, in order.
  package func places(of name: String, for use: ScreenContent.Element.Use) -> [Place] {
    let single = elements[use.rawValue].places(of: name).map { Place(position: $0) }
    guard use == .tap, !lists.isEmpty else { return single }
    let rows = lists.flatMap { list in
      list.rows.places(of: name).map { Place(position: list.position, row: $0) }
    }
    return (single + rows).sorted { ($0.position, $0.row) < ($1.position, $1.row) }
  }

  /// Returns the label of the element of a use at a place: its name, and its number if other
  /// elements have that name.
  package func label(
    _ name: String, for use: ScreenContent.Element.Use, at place: Place
  ) -> UserAction.Label {
    guard count(of: name, for: use) > 1 else { return UserAction.Label(name) }
    return UserAction.Label(name, occurrence: count(of: name, for: use, above: place) + 1)
  }
}
