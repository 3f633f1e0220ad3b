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
  var next: Unicode.Scalar? {
    position < text.endIndex ? text.unicodeScalars[position] : nil
  }

  /// Reads one scalar.
  @discardableResult
  mutating func advance() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    text.unicodeScalars.formIndex(after: &position)
    return scalar
  }

  /// Skips spaces and tabs.
  mutating func skipBlanks() {
    while let scalar = next, scalar.isBlank { advance() }
  }

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
