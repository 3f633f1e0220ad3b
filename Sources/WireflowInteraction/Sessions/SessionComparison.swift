/// The differences between two branches of a session.
package struct SessionComparison: Sendable, Hashable {
  /// The number of steps from the launch on that are the same in both.
  package let commonCount: Int
  /// The lines that only one of the two has, in order of appearance.
  package let lines: [String]
  /// The places that only one of the two has reached, in order of appearance.
  package let places: [String]

  /// Compares two branches, in time that is linear in their number of lines.
  package init(_ one: [SessionStep], _ other: [SessionStep]) {
    commonCount =
      zip(one, other).enumerated().first { $1.0.lines != $1.1.lines }?.offset
      ?? min(one.count, other.count)
    // The shared past is in both, and so are its places.
    let (first, second) = (one.dropFirst(commonCount), other.dropFirst(commonCount))
    lines = Self.difference(first.flatMap(\.lines), second.flatMap(\.lines))
    let past = Set(one.prefix(commonCount).map(\.place))
    let places = [first, second].map { steps in
      var seen = past
      return steps.map(\.place).filter { !$0.isEmpty && seen.insert($0).inserted }
    }
    self.places = Self.difference(places[0], places[1])
  }

  /// True if both are the same.
  package var isEmpty: Bool { lines.isEmpty }

  /// Returns the texts that occur more often in one list than in the other.
  private static func difference(_ one: [String], _ other: [String]) -> [String] {
    func rest(of texts: [String], without others: [String]) -> [String] {
      var counts = others.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      return texts.filter { text in
        guard let count = counts[text], count > 0 else { return true }
        counts[text] = count - 1
        return false
      }
    }
    return rest(of: one, without: other) + rest(of: other, without: one)
  }
}

extension SessionComparison: CustomStringConvertible {
  /// The number of differences in words.
  package var description: String {
    func count(_ number: Int, _ name: String) -> String {
      "\(number) \(name)\(number == 1 ? "" : "s")"
    }
    guard !isEmpty else { return "the same" }
    return "differs in \(count(lines.count, "line")), \(count(places.count, "place"))"
  }
}
