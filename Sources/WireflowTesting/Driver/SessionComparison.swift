public import WireflowInteraction

/// The differences between two branches of a session.
///
/// ```swift
/// let difference = SessionComparison(first, second)
/// #expect(difference.places == ["Wrong password"])
/// ```
public struct SessionComparison: Sendable, Hashable {
  /// The number of steps from the launch on that are the same in both.
  public let commonCount: Int
  /// The lines that only one of the two has, those of the first branch before those of the second.
  public let lines: [String]
  /// The places that only one of the two has reached, in the same order as the lines.
  public let places: [String]

  /// Creates the comparison of two branches, in time that is linear in their lines.
  public init(_ one: [SessionStep], _ other: [SessionStep]) {
    let count = zip(one, other).prefix { $0.lines == $1.lines }.count
    // The shared past is in both, and so are its places.
    let known = Set(one.prefix(count).map(\.place))
    let rest = [one, other].map { $0.dropFirst(count) }
    commonCount = count
    lines = Self.difference(rest[0].flatMap(\.lines), rest[1].flatMap(\.lines))
    let places = rest.map { steps in
      var seen = known
      return steps.map(\.place).filter { !$0.isEmpty && seen.insert($0).inserted }
    }
    self.places = Self.difference(places[0], places[1])
  }

  /// True if both branches have the same lines.
  public var isEmpty: Bool { lines.isEmpty }

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
  /// The number of differences in words, such as “differs in 3 lines, 1 place”.
  public var description: String {
    func count(_ number: Int, _ name: String) -> String {
      "\(number) \(name)\(number == 1 ? "" : "s")"
    }
    guard !isEmpty else { return "the same" }
    return "differs in \(count(lines.count, "line")), \(count(places.count, "place"))"
  }
}
