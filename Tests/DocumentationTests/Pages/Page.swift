import Foundation

/// A page of the documentation: the README, an article or a page of a tutorial.
struct Page {
  let text: String

  /// Creates a page from a file of the repository.
  init(_ path: String) throws { text = try Repository.text(of: path) }

  init(text: String) { self.text = text }

  /// The blocks of Swift, without those that show how it was before.
  ///
  /// A block shows that if the paragraph in front of it begins with "Before".
  var code: [String] {
    blocks.filter { $0.language == "swift" && !$0.lead.hasPrefix("Before") }.map(\.text)
  }

  /// Returns the lines of code that are wider, except those of a literal, which nobody can wrap.
  func codeLines(over width: Int) -> [String] {
    blocks.filter { $0.language == "swift" }.flatMap { block in
      var isLiteral = false
      return block.text.textLines.filter { line in
        if line.contains("\"\"\"") { isLiteral.toggle() }
        return !isLiteral && line.count > width
      }
    }
  }

  /// The blocks without a language: logs, scripts and the output of tests.
  var output: [String] { blocks.filter { $0.language.isEmpty }.map(\.text) }

  /// The relative links and pictures, and the names of articles.
  var links: [String] {
    text.matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }.filter { !$0.contains("://") }
  }

  /// Returns the blocks of Swift that no file of some folders contains.
  func code(missingIn folders: [String]) throws -> [String] {
    code(missingIn: CodeIndex(try folders.flatMap(Repository.sources).map(\.textLines)))
  }

  /// Returns the blocks of Swift that none of some files contains.
  func code(missingIn sources: CodeIndex) -> [String] {
    code.filter { block in
      let parts = block.textLines.split { $0.isEllipsis }
      return !sources.files(with: parts).contains { $0.contains(parts: parts) }
    }
  }

  /// Returns the blocks of output that none of some texts contains.
  func output(missingIn texts: [String]) -> [String] {
    output.filter { block in !texts.contains { "\n\($0)\n".contains("\n\(block)\n") } }
  }

  private var blocks: [Block] {
    var blocks: [Block] = []
    var lead = ""
    var open: Block?
    for line in text.textLines {
      if var block = open {
        if line == "```" {
          block.text.removeLast(block.text.isEmpty ? 0 : 1)
          blocks.append(block)
          open = nil
        } else {
          block.text += line + "\n"
          open = block
        }
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), lead: lead)
      } else if !line.isEmpty {
        lead = line
      }
    }
    return blocks
  }
}

/// A fenced block of a page, and the line that leads to it.
private struct Block {
  let language: String
  let lead: String
  var text = ""
}

/// Files of code, which are found by their lines.
struct CodeIndex {
  private let files: [[String]]
  /// The places of the files that have a line, at any indentation.
  private var places: [Substring: [Int]] = [:]

  init(_ files: [[String]]) {
    self.files = files
    for (place, lines) in files.enumerated() {
      for line in lines { places[line.unindented, default: []].append(place) }
    }
  }

  /// Returns the files that have the longest line of some parts.
  fileprivate func files(with parts: [ArraySlice<String>]) -> [[String]] {
    let lines = parts.joined().map(\.unindented)
    guard let longest = lines.max(by: { $0.utf8.count < $1.utf8.count }) else { return files }
    return Set(places[longest] ?? []).sorted().map { files[$0] }
  }
}

extension String {
  fileprivate var unindented: Substring {
    let blank = UInt8(ascii: " ")
    return self[(utf8.firstIndex { $0 != blank } ?? endIndex)...]
  }

  var textLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// True if the line marks lines that a page leaves out.
  fileprivate var isEllipsis: Bool { drop { $0 == " " } == "// ..." }
}

extension [String] {
  /// Returns true if these lines contain each part, in order, at any indentation.
  fileprivate func contains(parts: [ArraySlice<String>]) -> Bool {
    var rest = self[...]
    for part in parts.map({ $0.trimmed }) where !part.isEmpty {
      guard let start = rest.indices.first(where: { rest[$0...].begins(with: part) })
      else { return false }
      rest = rest[(start + part.count)...]
    }
    return true
  }
}

extension ArraySlice<String> {
  fileprivate var trimmed: ArraySlice<String> {
    var lines = drop { $0.isEmpty }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Returns true if these lines begin with others, all of them indented by as much.
  fileprivate func begins(with part: ArraySlice<String>) -> Bool {
    guard count >= part.count, let first, let head = part.first else { return false }
    guard first.hasSuffix(head) else { return false }
    let indent = first.dropLast(head.count)
    guard indent.allSatisfy({ $0 == " " }) else { return false }
    return zip(self, part).allSatisfy { $0 == ($1.isEmpty ? "" : indent + $1) }
  }
}

/// The files of this repository.
enum Repository {
  /// The folder that has the changelog, seen from here.
  static let root: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/", !contains("CHANGELOG.md", in: folder) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool { contains(path, in: root) }

  private static func contains(_ path: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).standardized.path)
  }

  /// Returns the paths of all files below a folder that end so.
  static func files(below folder: String, endingWith suffix: String) throws -> [String] {
    let folderURL = root.appending(path: folder).resolvingSymlinksInPath()
    return try FileManager.default.subpathsOfDirectory(atPath: folderURL.path)
      .filter { $0.hasSuffix(suffix) && !$0.contains(".build") }.map { "\(folder)/\($0)" }.sorted()
  }

  /// Returns the paths of the README, the articles and the pages of the tutorials.
  static func pages() throws -> [String] {
    let articles = try files(below: "Sources", endingWith: ".md")
    let tutorials = try files(below: "Sources", endingWith: ".tutorial")
    return ["README.md"] + articles + tutorials
  }

  /// Returns the names of the files in a folder that end so, in order.
  static func names(in folder: String, endingWith suffix: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// Returns the texts of the Swift files in a folder, or of one file.
  static func sources(_ path: String) throws -> [String] {
    if path.hasSuffix(".swift") { return [try text(of: path)] }
    return try names(in: path, endingWith: ".swift").map { try text(of: "\(path)/\($0)") }
  }
}
