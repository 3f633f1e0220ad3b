#if canImport(Testing) && canImport(XCTest)
/// A choice of whether a test must account for all effects of its app.
public enum Exhaustivity: Sendable, Hashable {
  /// The test fails when it ends for every effect that it did not account for.
  ///
  /// This includes unread lines of the log, pending work, an open alert and leaks. Each failure
  /// points at the line that caused it.
  case on
  /// The test never fails for these, but can warn about them instead.
  case off(showSkipped: Bool)
}
#endif
