/// The places of names, such as those of a long list's rows.
package struct NameIndex: Sendable {
  /// The first place of each name.
  private var firsts: [String: Int] = [:]
  /// All places of each name that occurs several times.
  private var repeated: [String: [Int]] = [:]

  /// Creates an empty index with capacity for a number of names.
  init(capacity: Int = 0) {
    if capacity > 0 { firsts.reserveCapacity(capacity) }
  }

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
  func places(of name: String) -> [Int] {
    repeated[name] ?? firsts[name].map { [$0] } ?? []
  }

  /// Returns the number of places that have a name.
  package func count(of name: String) -> Int {
    repeated[name]?.count ?? (firsts[name] == nil ? 0 : 1)
  }

  /// Returns the number of places above one that have a name.
  ///
  /// - Complexity: O(log n).
  package func count(of name: String, above place: Int) -> Int {
    guard let places = repeated[name] else {
      return firsts[name].map { $0 < place ? 1 : 0 } ?? 0
    }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
