#if canImport(Testing) && canImport(XCTest)
import Testing
import XCTest

/// Fails the test that runs, of XCTest or of Swift Testing, and never loses the failure.
///
/// A failure that is sent to the wrong one of the two passes in silence. Where there is no current
/// test of Swift Testing, this may be XCTest or a detached task of either, so both are told.
func recordFailure(_ message: String, at site: CallSite) {
  Issue.record(Comment(rawValue: message), sourceLocation: site.sourceLocation)
  if Test.current == nil { XCTFail(message, file: site.filePath, line: site.line) }
}
#endif
