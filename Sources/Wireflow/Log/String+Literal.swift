/// The formatting of an app's strings in the log and in user actions.
///
/// A string must stay on its line, between its quotation marks, and must differ visibly from other
/// strings. Invisible scalars, scalars that move their surroundings and those without a known
/// appearance are therefore escaped. So is a mark that would combine with the quotation mark or
/// escape before it. Other letters, marks and emoji stay as they are.
extension String {
  /// The string in quotation marks, escaped like a literal in Swift.
  package var literal: String {
    var writer = LineWriter()
    appendLiteral(to: &writer)
    return writer.text
  }

  /// The string itself if it looks like a name, or else its literal.
  ///
  /// A name has letters, digits and `-_'&`, with single spaces between them. It starts with a
  /// letter or a digit.
  package var plainOrLiteral: String { isPlain ? self : literal }

  /// The string with escapes for scalars that would break its line or hide in it.
  package var onOneLine: String {
    var output = ""
    for scalar in unicodeScalars {
      if scalar.needsEscape, scalar != "\"", scalar != "\\" {
        output.append(scalar.escape)
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// Appends the literal to a writer.
  func appendLiteral(to writer: inout LineWriter) {
    writer += UInt8(ascii: "\"")
    appendInside(to: &writer)
  }

  /// Appends the literal to a writer that already has the first quotation mark.
  func appendInside(to writer: inout LineWriter) {
    writer += needsNoEscape ? self : escaped
    writer += UInt8(ascii: "\"")
  }

  /// True if all bytes are printable ASCII characters without a special meaning.
  var needsNoEscape: Bool {
    withBytes { bytes in
      // Checks all bytes without branches, so that the compiler vectorizes the loop.
      var others: UInt8 = 0
      for place in 0..<bytes.count {
        let byte = bytes[place]
        others |= byte &- 0x20 < 0x5F ? 0 : 1
        others |= byte == UInt8(ascii: "\"") ? 1 : 0
        others |= byte == UInt8(ascii: "\\") ? 1 : 0
      }
      return others == 0
    }
  }

  /// Reads the bytes in place, or a copy of them.
  func withBytes<Result>(_ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(read) ?? Array(utf8).withUnsafeBufferPointer(read)
  }

  private var escaped: String {
    var output = ""
    var followsSyntax = true
    for scalar in unicodeScalars {
      if scalar.needsEscape || (followsSyntax && scalar.combinesWithSyntax) {
        output.append(scalar.escape)
        followsSyntax = true
      } else {
        output.unicodeScalars.append(scalar)
        followsSyntax = false
      }
    }
    return output
  }

  private var isPlain: Bool {
    if let isPlain = isPlainASCII { return isPlain }
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      guard scalar.canFollow(previous) else { return false }
      previous = scalar
    }
    return previous != nil && previous != " "
  }
}

extension String {
  /// True if the string looks like a name, or nil if it contains letters beyond ASCII.
  private var isPlainASCII: Bool? {
    withBytes { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          break
        case UInt8(ascii: " "): if previous == 0 || previous == byte { return false }
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "'"), UInt8(ascii: "&"):
          if previous == 0 { return false }
        case 0x80...: return nil
        default: return false
        }
        previous = byte
      }
      return previous != 0 && previous != UInt8(ascii: " ")
    }
  }
}

extension Unicode.Scalar {
  /// True if the scalar controls a device.
  ///
  /// A literal contains none of these unescaped.
  package var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

  /// The scalar's escape in a literal.
  package var escape: String {
    switch self {
    case "\"": #"\""#
    case "\\": #"\\"#
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    case "\0": #"\0"#
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  fileprivate var needsEscape: Bool {
    guard !isASCII else { return isControl || self == "\"" || self == "\\" }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .spaceSeparator:
      return true
    default:
      // A variation selector only selects the color of an emoji, and hides nothing.
      return properties.isNoncharacterCodePoint
        || (properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector)
    }
  }

  /// True if a preceding quotation mark or brace would combine with it into one character.
  fileprivate var combinesWithSyntax: Bool {
    guard !isASCII else { return false }
    var text = "\""
    text.unicodeScalars.append(self)
    return text.count == 1
  }

  /// Returns true if the scalar may follow another one in a plain string.
  fileprivate func canFollow(_ previous: Unicode.Scalar?) -> Bool {
    switch self {
    case _ where isLetterOrDigit: isASCII || !needsEscape
    case " ": previous != nil && previous != " "
    case "-", "_", "'", "&": previous != nil
    default: isMark && !needsEscape && (previous.map { $0.isLetterOrDigit || $0.isMark } ?? false)
    }
  }

  private var isLetterOrDigit: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": return true
    case _ where isASCII: return false
    default: break
    }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber:
      true
    default: false
    }
  }

  private var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}

/// A writer of lines, which creates a string from its bytes once the line is complete.
///
/// A string that grows piece by piece costs three times as much.
struct LineWriter {
  private var bytes: [UInt8] = []

  /// The text so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  static func += (writer: inout LineWriter, text: String) {
    writer.bytes.append(contentsOf: text.utf8)
  }

  /// Adds one ASCII character, which costs much less than adding a string.
  static func += (writer: inout LineWriter, character: UInt8) { writer.bytes.append(character) }

  /// Clears the text, and keeps the capacity for the next one.
  mutating func clear() { bytes.removeAll(keepingCapacity: true) }
}
