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
    lines.indices.filter { number in
      let isComment = lines[number].drop { $0 == " " }.hasPrefix("//")
      return !isComment && lines[number].firstMatch(of: pattern) != nil
    }
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
  static let modifiers: Set<Substring> = [
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
