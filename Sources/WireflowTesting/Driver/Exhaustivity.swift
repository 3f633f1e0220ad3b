#if canImport(Testing) && canImport(XCTest)
/// Whether a test has to account for all that its app did.
public enum Exhaustivity: Sendable, Hashable {
  /// Lines of the log that were not read, work that waits for its time, an open alert and leaks
  /// fail the test when it ends, each where it came from.
  case on
  /// Nothing of that fails; it may be shown as warnings.
  case off(showSkipped: Bool)
}
#endif
