import Foundation

/// A file of the project, parsed for the rules of the house.
struct SourceFile {
  /// The path from the project's root.
  let path: String
  let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    let newline = UInt8(ascii: "\n")
    lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
      .dropLast(text.utf8.last == newline ? 1 : 0).map(Substring.init)
  }

  var isTest: Bool { path.hasPrefix("Tests/") }
  /// The name of the type that the file is named for.
  var typeName: String { String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "") }
  /// True if it is part of a module, and not of a tutorial.
  var isSource: Bool { path.hasPrefix("Sources/") && !path.contains(".docc/") }

  /// Returns true if it is in a folder of the core.
  func isIn(_ folder: String) -> Bool { path.hasPrefix("Sources/Wireflow/\(folder)/") }

  /// The lines that a pattern matches outside of comments, without their indentation.
  func lines(of pattern: Regex<AnyRegexOutput>) -> [String] {
    code.filter { $0.firstMatch(of: pattern) != nil }.map { String($0.trimmed) }
  }

  /// The lines that are no comments.
  var code: [Substring] { lines.filter { !$0.trimmed.hasPrefix("//") } }

  /// The functions and their lines, by the indentation that the formatter gives to their ends.
  var functions: [(name: String, length: Int)] {
    // A literal is compiled each time that it is reached.
    let head = /^( *)(?:@?[\w()]+ )*?(func [^ (<]+|init)[?(<]/
    return lines.indices.compactMap { place in
      guard lines[place].contains("func ") || lines[place].contains("init"),
        let match = lines[place].firstMatch(of: head)
      else { return nil }
      // Lines below the first one are indented, except for the end of the parameters.
      let end = lines[(place + 1)...].firstIndex { line in
        line.hasPrefix(match.1) && !" )#".contains(line.dropFirst(match.1.count).first ?? " ")
      }
      guard let end, lines[end] == "\(match.1)}" else { return nil }
      return (String(match.2), end - place + 1)
    }
  }

  /// The number of stored properties of each type at the top level.
  var storedProperties: [String: Int] {
    var counts: [String: Int] = [:]
    var type: String?
    let head = /^(?:@?[\w()]+ )*(?:class|struct) (\w+)/
    let property = /^  (?:@?[\w()]+ )*(?:let|var) [^{]*$/
    for line in lines {
      if !line.hasPrefix(" ") {
        type = line.firstMatch(of: head).map { String($0.1) } ?? (line == "}" ? nil : type)
      } else if let type, line.firstMatch(of: property) != nil, !line.contains(" static ") {
        counts[type, default: 0] += 1
      }
    }
    return counts
  }
}

extension SourceFile {
  /// The files of the project that are written by hand.
  static var all: [SourceFile] {
    get throws { try read.get() }
  }

  /// The files of the core, without the code that its tutorials show.
  static var core: [SourceFile] {
    get throws { try all.filter { $0.isSource && $0.path.hasPrefix("Sources/Wireflow/") } }
  }

  /// The files, which are read once for all tests.
  private static let read = Result {
    try ["Sources", "Tests", "Samples"].flatMap { folder in
      let url = projectFolder.appending(path: folder).resolvingSymlinksInPath()
      return try FileManager.default.subpathsOfDirectory(atPath: url.path)
        .filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted().map {
          SourceFile(
            path: "\(folder)/\($0)",
            text: try String(contentsOf: url.appending(path: $0), encoding: .utf8))
        }
    }
  }
}

/// A documentation comment, and the first line of what it describes.
struct DocumentationComment {
  let path: String
  /// The number of its first line.
  let line: Int
  let lines: [Substring]
  /// The first line of the declaration below it.
  let code: Substring

  /// The first paragraph.
  private var summary: String {
    lines.prefix { line in
      let rest = line.drop(while: \.isNumber)
      let isNumbered = rest.startIndex > line.startIndex && [". ", ") "].contains(rest.prefix(2))
      return !line.isEmpty && !isNumbered && !Self.otherParts.contains(where: line.hasPrefix)
    }.map { $0.trimmed }.joined(separator: " ")
  }

  /// The beginnings of lines that are no paragraph.
  private static let otherParts = ["- ", "* ", "+ ", "#", "```"]

  /// True if it holds code: a fenced block, or an indented line behind a blank one.
  var hasExample: Bool {
    zip([""] + lines, lines).contains { above, line in
      line.hasPrefix("```") || line.hasPrefix("    ") && above.trimmed.isEmpty
    }
  }

  /// Returns true if the declaration below it has a name.
  func describes(_ name: Substring) -> Bool {
    code.split { " (<:?=,{".contains($0) }.contains(name)
  }

  /// The departures from the house style of comments.
  var problems: [String] {
    let summary = summary
    var problems: [String] = []
    let word = String(summary.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    if Self.relativeWords.contains(word) {
      problems.append("the summary begins with \"\(word)\": \(summary)")
    }
    if summary.contains(";"), summary.replacing(/`[^`]*`/, with: "").contains(";") {
      problems.append("the summary has a semicolon: \(summary)")
    }
    if lines == ["/**"] { problems.append("documentation comments are written with ///") }
    return problems.map { "\(path):\(line): \($0)" }
  }

  private static let relativeWords: Set = [
    "What", "Who", "Whom", "Whose", "Where", "When", "Which", "Whether", "How", "Why", "That", "It",
    "Those",
  ]

  /// Returns the comments of a file.
  static func all(in file: SourceFile) -> [Self] {
    var found: [Self] = []
    var (first, lines): (Int, [Substring]) = (0, [])
    for (number, line) in file.lines.enumerated() {
      let text = line.trimmed
      if text.hasPrefix("///") {
        if lines.isEmpty { first = number + 1 }
        lines.append(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3))
        continue
      }
      if text.hasPrefix("/**") { (first, lines) = (number + 1, ["/**"]) }
      if lines.isEmpty || text.hasPrefix("@") && (text.hasSuffix(")") || !text.contains(" ")) {
        continue
      }
      found.append(Self(path: file.path, line: first, lines: lines, code: text))
      lines = []
    }
    return found
  }
}

extension Substring {
  /// The text without blanks at its ends.
  var trimmed: Substring {
    let blank = UInt8(ascii: " ")
    guard let first = utf8.firstIndex(where: { $0 != blank }),
      let last = utf8.lastIndex(where: { $0 != blank })
    else { return "" }
    return self[first...last]
  }
}
