#if canImport(Testing) && canImport(XCTest)
/// Expects a text to be like a literal in the test, and shows line by line what is not.
///
/// A failure has the literal that would match, to be pasted in its place; so one begins without
/// any. Bytes are compared, but the last line need not be ended.
///
///     expectText(
///       "\(NavigationTree(app.stage))",
///       matches: """
///         tab bar
///           Shop, selected
///             * ShelvesScreen "Shelves" in ShopFlowCoordinator
///         """)
public func expectText(
  _ text: String, matches expected: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = InlineExpectation(subject: "Text", expected: expected, site: site)
  if let message = expectation.failure(for: text) { recordFailure(message, at: site) }
}
#endif
