import Wireflow

/// A reader of a user action's text, scalar by scalar.
///
/// A quotation mark and the combining mark after it can form a single character. The scanner
/// therefore reads scalars, and counts characters only for the columns of errors.
struct ActionScanner {
  private let text: String
  var position: String.Index

  init(_ text: String) {
    self.text = text
    position = text.startIndex
  }

  /// The scalar at the position.
  var next: Unicode.Scalar? { position < text.endIndex ? text.unicodeScalars[position] : nil }

  /// Reads one scalar.
  @discardableResult
  mutating func advance() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    text.unicodeScalars.formIndex(after: &position)
    return scalar
  }

  /// Skips spaces and tabs.
  mutating func skipBlanks() { while let scalar = next, scalar.isBlank { advance() } }

  /// Skips the blanks before an argument, and returns true if there is one.
  mutating func reachesArgument() throws(UserActionParsingError) -> Bool {
    skipBlanks()
    guard next != nil else { return false }
    let scalars = text.unicodeScalars
    guard position == text.startIndex || scalars[scalars.index(before: position)].isBlank else {
      throw failure(expected: "a space")
    }
    return true
  }

  /// Reads up to a blank or a quotation mark.
  mutating func word() -> String {
    let start = position
    while let scalar = next, !scalar.isBlank, scalar != "\"" { advance() }
    return String(text.unicodeScalars[start..<position])
  }
}

extension ActionScanner {
  /// Creates the error about the word at the position, or at an earlier one.
  func failure(
    at index: String.Index? = nil, found: String? = nil, expected expectation: String
  ) -> UserActionParsingError {
    var reader = self
    reader.position = index ?? position
    return UserActionParsingError(
      column: column(of: reader.position), expectation: expectation,
      found: found ?? reader.foundText())
  }

  /// Returns the column of the character that contains the scalar at a position.
  private func column(of index: String.Index) -> Int {
    index < text.endIndex ? String(text.unicodeScalars[...index]).count : text.count + 1
  }

  /// Reads a word or other text at the position, and returns its name in an error.
  private mutating func foundText() -> String {
    guard let first = advance() else { return "the end of the line" }
    guard first != "\"" else { return "a quotation mark" }
    var found = String(first)
    found.unicodeScalars.append(contentsOf: word().unicodeScalars)
    let longest = 40
    guard found.unicodeScalars.count > longest else { return found.literal }
    return String(found.unicodeScalars.prefix(longest)).literal + "..."
  }
}

extension Unicode.Scalar {
  var isBlank: Bool { self == " " || self == "\t" }
}

extension ActionScanner {
  private static let units: [String: Duration] = [
    "ms": .milliseconds(1), "s": .seconds(1), "m": .seconds(60),
  ]

  /// Reads a duration: a decimal number, directly followed by its unit.
  mutating func duration() throws(UserActionParsingError) -> Duration {
    _ = try reachesArgument()
    let start = position
    let word = word()
    let number = word.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }),
      let unit = Self.units[String(word[number.endIndex...])]
    else { throw failure(at: start, expected: "a duration, such as 500ms, 1.5s or 2m") }
    let digits = parts.map { $0.compactMap(\.wholeNumberValue) }
    guard let duration = Self.duration(digits[0], digits.dropFirst().first ?? [], unit) else {
      throw failure(
        at: start, expected: "whole attoseconds, and less than 9223372036854775808 seconds")
    }
    return duration
  }

  /// Returns the exact duration, or nil if its components cannot represent it.
  private static func duration(_ whole: [Int], _ decimals: [Int], _ unit: Duration) -> Duration? {
    let longest = Duration(
      secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
    var total = Duration.zero
    for digit in whole {
      total = total * 10 + unit * digit
      guard total <= longest else { return nil }
    }
    var place = unit
    for digit in decimals {
      place /= 10
      guard place > .zero || digit == 0 else { return nil }
      total += place * digit
    }
    return total <= longest ? total : nil
  }

  /// Reads a string literal.
  mutating func literal(_ expectation: String) throws(UserActionParsingError) -> String {
    guard try reachesArgument(), next == "\"" else { throw failure(expected: expectation) }
    let opening = position
    advance()
    var content = ""
    while let scalar = next {
      switch scalar {
      case "\"":
        advance()
        return content
      case "\\":
        content.unicodeScalars.append(try escapedScalar())
      case _ where scalar.isControl && scalar != "\t":
        throw failure(found: String(scalar).literal, expected: "its escape \(scalar.escape)")
      default:
        content.unicodeScalars.append(scalar)
        advance()
      }
    }
    throw failure(expected: "the end of the string that starts in column \(column(of: opening))")
  }

  /// Reads an escape sequence.
  private mutating func escapedScalar() throws(UserActionParsingError) -> Unicode.Scalar {
    let start = position
    advance()
    let escaped: Unicode.Scalar? =
      switch advance() {
      case "\"": "\""
      case "\\": "\\"
      case "n": "\n"
      case "r": "\r"
      case "t": "\t"
      case "0": "\0"
      case "u": numberedScalar()
      default: nil
      }
    if let escaped { return escaped }
    throw failure(
      at: start, found: String(text.unicodeScalars[start..<position]).literal,
      expected: #"\", \\, \n, \r, \t, \0 or \u{...} with the number of a Unicode scalar"#)
  }

  /// Reads the number of a scalar in braces, of one to eight hexadecimal digits.
  private mutating func numberedScalar() -> Unicode.Scalar? {
    guard advance() == "{" else { return nil }
    var digits = ""
    while let digit = next, digit.properties.isASCIIHexDigit, digits.utf8.count < 8 {
      digits.unicodeScalars.append(digit)
      advance()
    }
    guard advance() == "}" else { return nil }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
