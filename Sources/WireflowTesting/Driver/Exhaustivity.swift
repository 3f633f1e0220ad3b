#if canImport(Testing) && canImport(XCTest)
/// A choice of whether a test has to account for all that its app did.
public enum Exhaustivity: Sendable, Hashable {
  /// The test fails when it ends for all that it has not accounted for.
  ///
  /// That is lines of the log that were not read, work that waits for its time, an open alert and
  /// leaks. Each fails where it came from.
  case on
  /// The test does not fail for that, but warns if skipped things are shown.
  case off(showSkipped: Bool)
}
#endif
