/// Compares what came with what should have come, and says so.
@MainActor
public final class Checker {
  /// How often it was not the same.
  public private(set) var failureCount = 0

  /// Creates a checker that has compared nothing yet.
  public init() {}

  /// Prints that a fact holds, or what came in its place.
  public func expect<Value: Equatable>(_ fact: String, _ actual: Value, is expected: Value) {
    if actual == expected {
      print("  ok: \(fact)")
    } else {
      failureCount += 1
      print("  FAILED: \(fact)\nexpected:\n\(expected)\nactual:\n\(actual)")
    }
  }
}
