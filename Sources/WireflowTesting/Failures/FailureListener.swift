#if canImport(Testing) && canImport(XCTest)
/// A listener that hears failures and warnings in the place of the running test, for the tests of this
/// module.
///
/// It is a struct, because a task-local closure crashes in code that Swift 6.3 has optimized.
struct FailureListener: Sendable {
  enum Kind {
    case failure
    case warning
  }

  @TaskLocal static var current: FailureListener?

  let hear: @Sendable (Kind, _ message: String, CallSite) -> Void
}
#endif
