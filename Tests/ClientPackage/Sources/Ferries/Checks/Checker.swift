/// Compares results with expected ones, and prints each comparison.
@MainActor
public final class Checker {
  /// How often it was not the same.
  public private(set) var failureCount = 0

  /// Creates a checker that has compared nothing yet.
  public init() {}

  /// Prints whether a fact has the expected value, and otherwise its actual one.
  public func expect<Value: Equatable>(_ fact: String, _ actual: Value, is expected: Value) {
    if actual == expected {
      print("  ok: \(fact)")
    } else {
      failureCount += 1
      print("  FAILED: \(fact)\nexpected:\n\(expected)\nactual:\n\(actual)")
    }
  }
}
