#if canImport(Testing) && canImport(XCTest)
public import Wireflow

/// Expects a presentation log to match a literal in the test.
///
/// Leave the literal out at first: the failure contains the right one to paste. The comparison is
/// by bytes, but ignores a missing line feed at the end.
///
///     expectLog(
///       app.log,
///       matches: """
///         > launch
///           start ShopFlowCoordinator
///         """)
@MainActor
public func expectLog(
  _ log: PresentationLog, matches expected: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = InlineExpectation(subject: "Presentation log", expected: expected, site: site)
  if let message = expectation.failure(for: log.text) { recordFailure(message, at: site) }
}
#endif
