#if canImport(Testing) && canImport(XCTest)
public import Wireflow

/// Expects a presentation log to be like a literal in the test.
///
/// A failure has the literal that would match, to be pasted in its place. So one begins without
/// any.
///
///     expectLog(
///       app.log,
///       matches: """
///         > launch
///           start ShopFlowCoordinator
///         """)
///
/// - Parameters:
///   - log: The log, whose text is compared byte by byte.
///   - expected: The text, of which the last line need not be ended.
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
