#if canImport(Testing) && canImport(XCTest)
public import Wireflow

/// Expects a presentation log to be like a literal in the test.
///
/// A failure has the literal that would match, to be pasted in its place; so one begins without
/// any. Bytes are compared, but the last line need not be ended.
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
