/// The inverses of edits, so that the stage can roll back a request that it refuses after all.
///
/// The journal is open only during attempts: for several requests, guards, verdicts and gestures.
@MainActor
struct Journal {
  private var inverses: [() -> Void] = []
  /// The number of nested attempts.
  private var depth = 0

  var isOpen: Bool { depth > 0 }
  var count: Int { inverses.count }

  mutating func open() { depth += 1 }

  mutating func note(_ inverse: @escaping () -> Void) { inverses.append(inverse) }

  /// Takes out the inverses of the edits after the first ones, latest first.
  mutating func takeInverses(after count: Int) -> [() -> Void] {
    let taken = inverses[count...].reversed()
    inverses.removeSubrange(count...)
    return Array(taken)
  }

  /// Ends the innermost attempt, and clears the journal once no attempt is left.
  mutating func close() {
    depth -= 1
    if depth == 0 { inverses = [] }
  }
}
