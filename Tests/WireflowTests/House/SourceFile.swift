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
  var text: String { lines.joined(separator: "\n") }
  /// The name of the type that the file is named for.
  var typeName: String { String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "") }
  /// True if it is part of a module, and not of a tutorial.
  var isSource: Bool { path.hasPrefix("Sources/") && !path.contains(".docc/") }

  /// Returns true if it is in one of the core's folders.
  func isIn(_ rooms: [String]) -> Bool {
    rooms.contains { path.hasPrefix("Sources/Wireflow/\($0)/") }
  }

  /// The places of a pattern outside of comments, by path and line.
  func places(of pattern: Regex<AnyRegexOutput>) -> [String] {
    numbers(of: pattern).map { "\(path):\($0 + 1)" }
  }

  /// The lines that a pattern matches outside of comments, without their indentation.
  func lines(of pattern: Regex<AnyRegexOutput>) -> [String] {
    numbers(of: pattern).map { String(lines[$0].drop { $0 == " " }) }
  }

  private func numbers(of pattern: Regex<AnyRegexOutput>) -> [Int] {
    lines.indices.filter { !isComment($0) && lines[$0].firstMatch(of: pattern) != nil }
  }

  private func isComment(_ number: Int) -> Bool { lines[number].trimmed.hasPrefix("//") }

  /// The lines that are no comments.
  var code: String {
    lines.indices.filter { !isComment($0) }.map { lines[$0] }.joined(separator: "\n")
  }

  /// The functions and their lines, by the indentation that the formatter gives to their ends.
  var functions: [(name: String, length: Int)] {
    var found: [(name: String, length: Int)] = []
    for (place, line) in lines.enumerated() {
      let indentation = line.prefix { $0 == " " }
      let words = line.dropFirst(indentation.count).split { " (<".contains($0) }
      guard let word = words.firstIndex(where: { $0 == "func" || $0 == "init" }), word < 5,
        words[..<word].allSatisfy({ Self.modifiers.contains($0) || $0.hasPrefix("@") })
      else { continue }
      // A requirement of a protocol has no end: the end of the protocol comes first.
      let outside = lines[place...].firstIndex { !$0.isEmpty && !$0.hasPrefix(indentation) }
      let end =
        lines[place..<(outside ?? lines.endIndex)]
        .firstIndex { $0 == indentation + "}" } ?? place
      let opens = lines[place...end].first { $0.hasSuffix("{") } != nil
      guard opens, !line.hasSuffix("}") else { continue }
      let name = words[word] == "init" ? "init" : "func \(words[word + 1])"
      found.append((name, end - place + 1))
    }
    return found
  }

  /// The number of stored properties of each type at the top level.
  var storedProperties: [String: Int] {
    var counts: [String: Int] = [:]
    var type: String?
    for line in lines {
      let words = line.split { " :<".contains($0) }
      if !line.hasPrefix(" "), let kind = words.firstIndex(where: { Self.types.contains($0) }),
        kind + 1 < words.count, words[..<kind].allSatisfy({ Self.modifiers.contains($0) })
      {
        type = String(words[kind + 1])
      } else if line == "}" {
        type = nil
      }
      guard let type, line.hasPrefix("  "), !line.hasPrefix("   "),
        let keyword = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
        words[..<keyword].allSatisfy({ Self.modifiers.contains($0) || $0.hasPrefix("@") }),
        !line.hasSuffix("{"), !line.contains(" { "), !words[..<keyword].contains("static")
      else { continue }
      counts[type, default: 0] += 1
    }
    return counts
  }

  private static let types: Set<Substring> = ["class", "struct"]
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "private(set)", "final", "static",
    "mutating", "nonisolated", "override", "convenience", "required", "weak", "unowned", "lazy",
    "private(set", "set)", "package(set)", "internal(set)", "indirect", "isolated", "prefix",
  ]
}

extension SourceFile {
  /// The files of the project that are written by hand.
  static var all: [SourceFile] {
    get throws { try read.get() }
  }

  /// The files of the core, without the code that its tutorials show.
  static var core: [SourceFile] {
    get throws {
      try all.filter { $0.path.hasPrefix("Sources/Wireflow/") && !$0.path.contains(".docc/") }
    }
  }

  /// The files, which are read once for all tests.
  private static let read = Result {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try ["Sources", "Tests", "Samples"].flatMap { folder in
      let url = root.appending(path: folder).resolvingSymlinksInPath()
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

  var place: String { "\(path):\(line)" }

  /// The first paragraph.
  var summary: String {
    lines.prefix { !Self.endsParagraph($0) }.map { $0.trimmed }.joined(separator: " ")
  }

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
    var problems: [String] = []
    let word = String(summary.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    if Self.relativeWords.contains(word) {
      problems.append("the summary begins with \"\(word)\": \(summary)")
    }
    if summary.contains(";"), summary.replacing(/`[^`]*`/, with: "").contains(";") {
      problems.append("the summary has a semicolon: \(summary)")
    }
    if lines == [Self.blockComment] {
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
      if text.hasPrefix("/**") { (first, lines) = (number + 1, [blockComment]) }
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
