#if canImport(Testing) && canImport(XCTest)
/// Expects a text to match a literal in the test, and shows the differences line by line.
///
/// Leave the literal out at first: the failure contains the right one to paste. The comparison is
/// by bytes, but ignores a missing line feed at the end.
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
