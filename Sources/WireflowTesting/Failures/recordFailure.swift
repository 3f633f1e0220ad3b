#if canImport(Testing) && canImport(XCTest)
import Testing
import XCTest

/// Fails the running test, in XCTest or in Swift Testing, and never loses the failure.
///
/// Each of the two silently ignores failures outside its own tests. Without a current Swift Testing
/// test, the code may run in XCTest or in a detached task of either, so this function reports to
/// both.
func recordFailure(_ message: String, at site: CallSite) {
  if let listener = FailureListener.current { return listener.hear(.failure, message, site) }
  Issue.record(Comment(rawValue: message), sourceLocation: site.sourceLocation)
  if Test.current == nil { XCTFail(message, file: site.filePath, line: site.line) }
}
#endif
