#if canImport(Testing) && canImport(XCTest)
import Testing

#if compiler(>=6.3)
/// Records a warning, which does not fail the test and which XCTest prints.
func recordWarning(_ message: String, at site: CallSite) {
  if let listener = FailureListener.current { return listener.hear(.warning, message, site) }
  guard Test.current != nil else { return printWarning(message, at: site) }
  Issue.record(
    Comment(rawValue: message), severity: .warning, sourceLocation: site.sourceLocation)
}
#else
/// Prints a warning, which does not fail the test.
func recordWarning(_ message: String, at site: CallSite) {
  printWarning(message, at: site)
}
#endif

private func printWarning(_ message: String, at site: CallSite) {
  print("\(site.filePath):\(site.line): warning: \(message)")
}
#endif
