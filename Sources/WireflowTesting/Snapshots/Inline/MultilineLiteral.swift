#if canImport(Testing) && canImport(XCTest)
/// A string literal over several lines, as one would write it in Swift.
///
/// What would get lost or could not be seen is escaped: control characters, blanks at the end of a
/// line, marks without a letter of their own. It gets as many number signs as it takes to leave
/// backslashes and quotation marks as they are.
struct MultilineLiteral {
  /// The lines, from the opening delimiter to the closing one, not indented.
  let lines: [String]

  /// Creates the literal of a text.
  ///
  /// The last line's end is not part of a literal in this form; a text of which each line is ended
  /// reads best so.
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

  /// Returns the least number of signs with which no backslash and no quotation marks mean
  /// anything.
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
#endif
