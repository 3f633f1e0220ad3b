import Wireflow

/// A line of a script, without its comment.
struct ScriptLine {
  let number: Int
  private let content: Substring.UnicodeScalarView

  /// Splits a text at its line feeds, and drops a carriage return at the end of a line.
  static func lines(of text: String) -> [ScriptLine] {
    let scalars = text.unicodeScalars
    let lines = scalars.dropFirst(scalars.first == "\u{FEFF}" ? 1 : 0)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return zip(1..., lines).map { ScriptLine(number: $0, text: $1) }
  }

  private init(number: Int, text: Substring.UnicodeScalarView) {
    self.number = number
    let line = text.last == "\r" ? text.dropLast() : text
    content = line[..<line.startOfComment]
  }

  /// True if the line is blank.
  var isBlank: Bool { content.allSatisfy(\.isBlank) }

  /// True if the line is an action of a log.
  var isMarked: Bool { content.first == ">" }

  /// True if the line begins with a blank, like the effects in a log.
  var isIndented: Bool { content.first?.isBlank ?? false }

  /// Returns the action, if there is one.
  func action() throws(UserActionParsingError) -> UserAction? {
    isBlank ? nil : try UserAction(parsing: String(content))
  }

  /// Returns the action of a log's line, if there is one.
  func loggedAction() throws(UserActionParsingError) -> UserAction? {
    guard let first = content.first, !first.isBlank else { return nil }
    guard isMarked else {
      throw UserActionParsingError(
        column: 1, expectation: "> or a space at the start of a log's line",
        found: String(content.prefix { !$0.isBlank }.prefix(40)).literal)
    }
    let unmarked = content.dropFirst()
    let words = unmarked.split(whereSeparator: \.isBlank)
    // The name of another window may follow.
    if let first = words.first, first.elementsEqual("(app)".unicodeScalars),
      words.count == 1 || words[1].elementsEqual("in".unicodeScalars)
    {
      return nil
    }
    // A blank instead of the mark keeps the columns.
    return try UserAction(parsing: " " + String(unmarked))
  }
}

extension Substring.UnicodeScalarView {
  /// The index of a `#` that starts a comment, or else the end.
  ///
  /// The `#` starts the line or follows a blank, outside of strings.
  fileprivate var startOfComment: Index {
    var isInString = false
    var previous: Unicode.Scalar = " "
    for index in indices {
      let scalar = self[index]
      switch scalar {
      case "#" where !isInString && previous.isBlank: return index
      case "\"" where !(isInString && previous == "\\"): isInString.toggle()
      default: break
      }
      // An escaped backslash does not escape the next scalar.
      previous = scalar == "\\" && previous == "\\" ? " " : scalar
    }
    return endIndex
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
