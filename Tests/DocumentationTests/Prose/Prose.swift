import Foundation

/// The lines of a file that people read: articles, comments, error texts and help texts.
struct Prose {
  /// The lines, each with its number in the file.
  let lines: [(number: Int, text: String)]

  init(_ path: String) throws {
    self.init(text: try Repository.text(of: path), isArticle: !path.hasSuffix(".swift"))
  }

  init(text: String, isArticle: Bool) {
    lines = isArticle ? Self.article(text.textLines) : Self.source(text.textLines)
  }

  /// The words of an article, without its blocks and spans of code.
  private static func article(_ lines: [String]) -> [(Int, String)] {
    var isCode = false
    var prose: [(Int, String)] = []
    for (place, line) in lines.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode || line.isEmpty || line.hasPrefix("```") { continue }
      prose.append((place + 1, line.replacing(/`[^`]*`/, with: "`code`")))
    }
    return prose
  }

  /// The comments of a source file, and its texts of three words or more.
  private static func source(_ lines: [String]) -> [(Int, String)] {
    var isText = false
    var prose: [(Int, String)] = []
    for (place, line) in lines.enumerated() {
      if isText {
        if line.contains("\"\"\"") {
          isText = false
        } else if line.isSentence {
          prose.append((place + 1, line))
        }
      } else if line.contains("\"\"\"") {
        isText = true
      } else if let comment = line.comment {
        prose.append((place + 1, comment.replacing(/`[^`]*`/, with: "`code`")))
      } else {
        let texts = line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
        prose += texts.filter(\.isSentence).map { (place + 1, $0) }
      }
    }
    return prose
  }
}

extension String {
  /// True if the text has three words or more.
  fileprivate var isSentence: Bool { split(separator: " ").count > 2 }

  /// The words behind two slashes that begin the line or follow a blank.
  fileprivate var comment: String? {
    let start = hasPrefix("//") ? startIndex : firstRange(of: " //")?.lowerBound
    return start.map { String(self[$0...].drop { $0 == " " || $0 == "/" }) }
  }
}
