#if canImport(Testing) && canImport(XCTest)
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
#endif
