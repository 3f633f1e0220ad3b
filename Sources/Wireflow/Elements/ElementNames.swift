/// The names of a list of elements, by use: how many elements have a name, and where they are.
///
/// A long list counts with all its rows, without creating them.
package struct ElementNames: Sendable {
  /// The place of an element in the list, or of a row in a long list.
  package struct Place: Hashable, Sendable {
    package let position: Int
    package var row: Int

    package init(position: Int, row: Int = 0) { (self.position, self.row) = (position, row) }
  }

  private var count = 0
  private var elements = [NameIndex](
    repeating: NameIndex(), count: ScreenContent.Element.Use.allCases.count)
  private var lists: [(position: Int, rows: NameIndex)] = []

  package init() {}

  /// Adds the next element, which has no use if the user cannot act on it.
  package mutating func add(_ name: String, for use: ScreenContent.Element.Use?) {
    if let use { elements[use.rawValue].add(name, at: count) }
    count += 1
  }

  /// Adds a long list as the next element.
  package mutating func add(_ rows: NameIndex) {
    lists.append((count, rows))
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

/// The places of names, such as those of a long list's rows.
package struct NameIndex: Sendable {
  /// The first place of each name.
  private var firsts: [String: Int] = [:]
  /// All places of each name that occurs several times.
  private var repeated: [String: [Int]] = [:]

  /// Creates an empty index with capacity for a number of names.
  init(capacity: Int = 0) { if capacity > 0 { firsts.reserveCapacity(capacity) } }

  /// Adds a name at a place below all others.
  mutating func add(_ name: String, at place: Int) {
    let first = Self.note(place, &firsts[name])
    if first != place { repeated[name, default: [first]].append(place) }
  }

  private static func note(_ place: Int, _ first: inout Int?) -> Int {
    if let first { return first }
    first = place
    return place
  }

  /// Returns the places of a name, from the first.
  func places(of name: String) -> [Int] { repeated[name] ?? firsts[name].map { [$0] } ?? [] }

  /// Returns the number of places that have a name.
  package func count(of name: String) -> Int {
    repeated[name]?.count ?? (firsts[name] == nil ? 0 : 1)
  }

  /// Returns the number of places above one that have a name.
  ///
  /// - Complexity: O(log n).
  package func count(of name: String, above place: Int) -> Int {
    guard let places = repeated[name] else { return firsts[name].map { $0 < place ? 1 : 0 } ?? 0 }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The commands of an app's main flow.
///
/// They have the content of a screen, so that the user's actions find them as they find elements of
/// a page. They never have a place on the stage.
@MainActor
package final class AppCommands: Screen {
  package let title = ""
  private weak var flow: (any MainFlowCoordinator)?

  init(of flow: any MainFlowCoordinator) { self.flow = flow }

  package var content: ScreenContent {
    let elements = flow?.commands.elements ?? []
    return ScreenContent(elements: elements.filter(\.isCommand))
  }
}

extension ScreenContent.Element {
  fileprivate var isCommand: Bool {
    switch self {
    case .button, .toggle: true
    case .text, .image, .row, .rows, .refresh, .field, .choice, .progress: false
    }
  }
}
