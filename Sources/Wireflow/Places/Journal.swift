/// The inverses of edits, so that the stage can take back a request that it refuses after all.
///
/// It is open only during attempts: several requests, guards, verdicts and gestures' questions.
@MainActor
struct Journal {
  private var inverses: [() -> Void] = []
  /// The number of attempts under way, each within the one before.
  private var depth = 0

  var isOpen: Bool { depth > 0 }
  var count: Int { inverses.count }

  mutating func open() { depth += 1 }

  mutating func note(_ inverse: @escaping () -> Void) { inverses.append(inverse) }

  /// Takes out the inverses of the edits after the first ones, the latest first.
  mutating func takeInverses(after count: Int) -> [() -> Void] {
    let taken = inverses[count...].reversed()
    inverses.removeSubrange(count...)
    return Array(taken)
  }

  /// Ends the latest attempt, and forgets the edits once none is under way.
  mutating func close() {
    depth -= 1
    if depth == 0 { inverses = [] }
  }
}
