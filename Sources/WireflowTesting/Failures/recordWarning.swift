#if canImport(Testing) && canImport(XCTest)
import Testing

/// Tells of something that does not fail the test; XCTest prints it.
func recordWarning(_ message: String, at site: CallSite) {
  guard Test.current != nil else {
    return print("\(site.filePath):\(site.line): warning: \(message)")
  }
  Issue.record(
    Comment(rawValue: message), severity: .warning, sourceLocation: site.sourceLocation)
}
#endif
