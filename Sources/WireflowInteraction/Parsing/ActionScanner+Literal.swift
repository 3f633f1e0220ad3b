import Wireflow

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
