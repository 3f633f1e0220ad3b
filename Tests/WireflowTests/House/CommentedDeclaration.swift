/// A declaration and the lines of its documentation comment, which are none if it has no comment.
///
/// Indentation, which the formatter keeps, shows the types around a declaration.
struct CommentedDeclaration {
  let path: String
  let line: Int
  /// The names of the types around it and its own, of declarations with a name.
  let name: String?
  let comment: [Substring]

  var place: String { "\(path):\(line)" }

  /// The first paragraph of the comment.
  var summary: String {
    comment.prefix { !Self.endsParagraph($0) }.map { $0.trimmed }.joined(separator: " ")
  }

  /// True if the comment holds code: a fenced block, or an indented line behind a blank one.
  var hasExample: Bool {
    zip([""] + comment, comment).contains { above, line in
      line.hasPrefix("```") || line.hasPrefix("    ") && above.trimmed.isEmpty
    }
  }

  /// The departures from the house style of comments.
  var problems: [String] {
    guard !comment.isEmpty else { return [] }
    let summary = summary
    var problems: [String] = []
    let word = String(summary.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    if Self.relativeWords.contains(word) {
      problems.append("the summary begins with \"\(word)\": \(summary)")
    }
    if summary.contains(";"), summary.replacing(/`[^`]*`/, with: "").contains(";") {
      problems.append("the summary has a semicolon: \(summary)")
    }
    if comment == [Self.blockComment] {
      problems.append("documentation comments are written with ///")
    }
    return problems.map { "\(place): \($0)" }
  }

  private static let relativeWords: Set = [
    "What", "Who", "Whom", "Whose", "Where", "When", "Which", "Whether", "How", "Why", "That", "It",
    "Those",
  ]
  /// Stands for a comment in a form that is not read.
  private static let blockComment: Substring = "/**"

  /// Returns true for a blank line, an item of a list, a heading and code.
  private static func endsParagraph(_ line: Substring) -> Bool {
    let behindNumber = line.drop { $0.isNumber }
    return line.isEmpty || ["- ", "* ", "+ ", "#", "```"].contains { line.hasPrefix($0) }
      || behindNumber.count < line.count && [". ", ") "].contains { behindNumber.hasPrefix($0) }
  }
}

extension CommentedDeclaration {
  /// Returns a file's declarations, and each comment even if its declaration is unknown.
  static func all(in file: SourceFile) -> [Self] {
    var found: [Self] = []
    var comment: [Substring] = []
    var first: Int?
    var types: [(indentation: Int, name: Substring)] = []
    for (number, line) in file.lines.enumerated() {
      let text = line.trimmed
      if text.hasPrefix("///") {
        first = first ?? number + 1
        let content = text.dropFirst(3)
        comment.append(content.hasPrefix(" ") ? content.dropFirst() : content)
        continue
      }
      if text.hasPrefix("/**") { (first, comment) = (number + 1, [blockComment]) }
      let declaring = DeclaringCode(text)
      if text.hasPrefix("@"), declaring.code.isEmpty { continue }

      let indentation = line.utf8.count - line.utf8.drop { $0 == UInt8(ascii: " ") }.count
      if !text.isEmpty, !text.hasPrefix("#") {
        types.removeAll { $0.indentation >= indentation }
      }
      let name = declaring.name.map { (types.map(\.name) + [$0]).joined(separator: ".") }
      if declaring.isDeclaration || !comment.isEmpty {
        let line = first ?? number + 1
        found.append(Self(path: file.path, line: line, name: name, comment: comment))
      }
      (first, comment) = (nil, [])
      if let type = declaring.type { types.append((indentation, type)) }
    }
    return found
  }
}
