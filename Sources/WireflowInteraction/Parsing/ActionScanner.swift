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
  /// Creates the error about the word at the position.
  func failure(expected expectation: String) -> UserActionParsingError {
    failure(at: position, expected: expectation)
  }

  /// Creates the error about the word at an earlier position.
  func failure(at index: String.Index, expected expectation: String) -> UserActionParsingError {
    var reader = self
    reader.position = index
    return failure(at: index, found: reader.foundText(), expected: expectation)
  }

  /// Creates the error about a piece of text at a position.
  func failure(
    at index: String.Index, found: String, expected expectation: String
  ) -> UserActionParsingError {
    UserActionParsingError(column: column(of: index), expectation: expectation, found: found)
  }

  /// Returns the column of the character that contains the scalar at a position.
  func column(of index: String.Index) -> Int {
    index < text.endIndex ? String(text.unicodeScalars[...index]).count : text.count + 1
  }

  /// Returns the name of a scalar, or of the end, in an error.
  static func name(of scalar: Unicode.Scalar?) -> String {
    switch scalar {
    case nil: "the end of the line"
    case "\"": "a quotation mark"
    case let scalar?: String(scalar).literal
    }
  }

  /// Reads a word or other text at the position, and returns its name in an error.
  private mutating func foundText() -> String {
    let first = advance()
    guard let first, first != "\"" else { return Self.name(of: first) }
    var found = String(first)
    found.unicodeScalars.append(contentsOf: word().unicodeScalars)
    let longest = 40
    guard found.unicodeScalars.count > longest else { return found.literal }
    return String(found.unicodeScalars.prefix(longest)).literal + "..."
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension ActionScanner {
  /// Reads a duration: a decimal number, directly followed by its unit.
  mutating func duration() throws(UserActionParsingError) -> Duration {
    let expectation = "a duration, such as 500ms, 1.5s or 2m"
    guard try reachesArgument() else { throw failure(expected: expectation) }
    let start = position
    let whole = digits()
    guard !whole.isEmpty else { throw failure(at: start, expected: expectation) }
    var decimals: [Int] = []
    if next == "." {
      advance()
      decimals = digits()
      guard !decimals.isEmpty else { throw failure(expected: "a digit") }
    }
    guard let duration = Self.duration(whole, decimals, unit: try unit()) else {
      throw failure(
        at: start, expected: "whole attoseconds, and less than 9223372036854775808 seconds")
    }
    return duration
  }

  /// Returns the exact duration, or nil if its components cannot represent it.
  private static func duration(_ whole: [Int], _ decimals: [Int], unit: Duration) -> Duration? {
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

  private mutating func unit() throws(UserActionParsingError) -> Duration {
    let start = position
    switch word() {
    case "ms": return .milliseconds(1)
    case "s": return .seconds(1)
    case "m": return .seconds(60)
    default: throw failure(at: start, expected: "a unit: ms, s or m")
    }
  }

  private mutating func digits() -> [Int] {
    var digits: [Int] = []
    while let scalar = next, ("0"..."9").contains(scalar) {
      digits.append(Int(scalar.value - 0x30))
      advance()
    }
    return digits
  }
}

extension ActionScanner {
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
        throw scalarFailure(expected: "its escape \(scalar.escape)")
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
    let escaped: Unicode.Scalar
    switch next {
    case "\"": escaped = "\""
    case "\\": escaped = "\\"
    case "n": escaped = "\n"
    case "r": escaped = "\r"
    case "t": escaped = "\t"
    case "0": escaped = "\0"
    case "u": escaped = try numberedScalar(from: start)
    default:
      throw failure(
        at: start, found: "a backslash before \(Self.name(of: next))",
        expected: #"\", \\, \n, \r, \t, \0 or \u{...}"#)
    }
    advance()
    return escaped
  }

  /// Reads the number of a scalar, up to the closing brace.
  private mutating func numberedScalar(
    from start: String.Index
  ) throws(UserActionParsingError) -> Unicode.Scalar {
    advance()
    guard next == "{" else { throw scalarFailure(expected: "{ and a hexadecimal number") }
    advance()
    var digits = ""
    while let digit = next, digit.properties.isASCIIHexDigit, digits.utf8.count < 8 {
      digits.unicodeScalars.append(digit)
      advance()
    }
    guard !digits.isEmpty, next == "}" else {
      throw scalarFailure(expected: "one to eight hexadecimal digits and }")
    }
    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
      throw failure(at: start, found: "\\u{\(digits)}", expected: "the number of a Unicode scalar")
    }
    return scalar
  }

  /// Creates the error about the scalar at the position.
  private func scalarFailure(expected expectation: String) -> UserActionParsingError {
    failure(at: position, found: Self.name(of: next), expected: expectation)
  }
}
