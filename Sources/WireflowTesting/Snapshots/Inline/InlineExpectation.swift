#if canImport(Testing) && canImport(XCTest)
/// An expectation that a text matches a literal in the test.
struct InlineExpectation {
  /// The name of the text, for the beginning of a sentence.
  let subject: String
  let expected: String?
  let site: CallSite

  /// Returns the failure message, or nil if the text matches.
  func failure(for text: String) -> String? {
    let text = text.endedByLineFeed
    guard let expected = expected?.endedByLineFeed else {
      return """
        \(subject) has no expectation yet.

          To accept: \(acceptance("add 'matches:' with this literal", text))
        """
    }
    guard !text.hasSameBytes(as: expected) else { return nil }
    let diff = LineDiff(old: expected, new: text)
    let lines = UnifiedDiff(diff, from: "expected", to: "received")
    return """
      \(subject) does not match its expectation (\(diff.summary)).

        To accept: \(acceptance("put this in place of the literal", text))

      \(lines.text(limit: SnapshotAssertion.shownLines))
      """
  }

  /// Returns the advice with the literal to paste, or recommends a file if the literal is too long.
  private func acceptance(_ advice: String, _ text: String) -> String {
    let literal = MultilineLiteral(text).lines
    guard literal.count <= SnapshotAssertion.shownLines else {
      return "\(literal.count) lines are many for a literal; assertSnapshot(of:) has them in a file"
    }
    let lines = literal.map { $0.isEmpty ? "" : "    " + $0 }
    return (["\(advice) at \(site)", ""] + lines).joined(separator: "\n")
  }
}
#endif
