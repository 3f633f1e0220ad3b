#if canImport(Testing) && canImport(XCTest)
/// A listener that hears failures and warnings in the place of the running test, for the tests of this
/// module.
enum FailureListener {
  @TaskLocal static var current: (@Sendable (Kind, _ message: String, CallSite) -> Void)?

  enum Kind {
    case failure
    case warning
  }
}
#endif
