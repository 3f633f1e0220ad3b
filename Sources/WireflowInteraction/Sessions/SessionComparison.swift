import Wireflow

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

  /// The first steps of two branches that are known to be the same, which are not compared again.
  package struct Past: Sendable, Hashable {
    let count: Int
    let places: Set<String>

    /// The past of branches that share these steps.
    package init(_ steps: some Collection<SessionStep>) {
      count = steps.count
      places = Set(steps.map(\.place))
    }
  }

  /// Creates the comparison of two branches.
  public init(_ one: [SessionStep], _ other: [SessionStep]) {
    self.init(one, other, after: Past(EmptyCollection()))
  }

  /// Compares two branches, in time that is linear in the number of lines behind their past.
  package init(_ one: [SessionStep], _ other: [SessionStep], after past: Past) {
    let rest = zip(one.dropFirst(past.count), other.dropFirst(past.count))
    commonCount =
      rest.enumerated().first { $1.0.lines != $1.1.lines }.map { past.count + $0.offset }
      ?? min(one.count, other.count)
    // The shared past is in both, and so are its places.
    let (first, second) = (one.dropFirst(commonCount), other.dropFirst(commonCount))
    lines = Self.difference(first.flatMap(\.lines), second.flatMap(\.lines))
    let known = past.places.union(one.prefix(commonCount).dropFirst(past.count).map(\.place))
    let places = [first, second].map { steps in
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

/// Everything the user sees at the end of a step, and the screens and flows behind it.
package struct SessionDrawing: Sendable, Hashable {
  /// The picture.
  package let picture: StagePicture
  /// The screens on stage, and the flows.
  package let tree: NavigationTree

  /// The title of the page in front.
  package var place: String { picture.place }
}

extension StagePicture {
  /// The title of the front: the alert, or else a page.
  package var place: String { alert?.content.title ?? frontPage?.title ?? "" }
}
