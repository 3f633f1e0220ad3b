#if canImport(Testing) && canImport(XCTest)
import Foundation
public import Wireflow

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

/// A multiline string literal, as you would write it in Swift.
///
/// Characters that are invisible or could get lost are escaped: control characters, spaces at the
/// end of a line, and combining marks without a letter. The literal gets as many number signs as it
/// needs to leave backslashes and quotation marks unchanged.
struct MultilineLiteral {
  /// The lines from the opening to the closing delimiter, without indentation.
  let lines: [String]

  /// Creates the literal of a text.
  ///
  /// A multiline literal omits the last line feed, which suits texts that end with one.
  init(_ text: String) {
    let signs = String(repeating: "#", count: Self.signs(for: text))
    var contents: [String] = []
    var line = ""
    for scalar in text.endedByLineFeed.unicodeScalars {
      if scalar == "\n" {
        contents.append(Self.protectingEnd(of: line, signs))
        line = ""
      } else if Self.needsEscape(scalar) || (line.isEmpty && scalar.isMark) {
        line += "\\\(signs)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    lines = [signs + "\"\"\""] + contents + ["\"\"\"" + signs]
  }

  private static func protectingEnd(of line: String, _ signs: String) -> String {
    guard let last = line.unicodeScalars.last, last == " " else { return line }
    return String(line.unicodeScalars.dropLast()) + "\\\(signs)u{20}"
  }

  /// Returns the smallest number of signs with which no backslash and no quotation mark is special.
  private static func signs(for text: String) -> Int {
    var (needed, signs, quotes) = (0, 0, 0)
    var isMeaningful = false
    for scalar in text.unicodeScalars {
      if scalar == "#" {
        (signs, quotes) = (signs + 1, 0)
      } else {
        (signs, quotes) = (0, scalar == "\"" ? quotes + 1 : 0)
        isMeaningful = scalar == "\\" || quotes >= 3
      }
      if isMeaningful { needed = max(needed, signs + 1) }
    }
    return needed
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .spaceSeparator:
      return true
    default:
      return scalar.properties.isNoncharacterCodePoint
        || scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}

extension CallSite {
  /// The name of the file without its extension.
  var fileName: String {
    URL(fileURLWithPath: "\(filePath)").deletingPathExtension().lastPathComponent
  }

  var folder: URL { URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent() }
}

extension CallSite: CustomStringConvertible {
  /// The file with its module, the line and the column.
  var description: String { "\(fileID):\(line):\(column)" }
}

extension CallSite: Hashable {
  static func == (one: CallSite, other: CallSite) -> Bool {
    one.line == other.line && one.column == other.column
      && "\(one.filePath)" == "\(other.filePath)"
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine("\(filePath)")
    hasher.combine(line)
    hasher.combine(column)
  }
}

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
