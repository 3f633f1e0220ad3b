import Foundation
import TestSupport
import Testing

/// Holds articles, comments, error texts and help texts to the words of a native writer.
@Suite(.long)
struct ProseTests {
  /// Finds at most 120 foreign phrases in all, because some of them are only suspicious.
  @Test func hasFewForeignPhrases() throws {
    let phrases = try ForeignPhrase.all.map { try ForeignPhrase(name: $0, pattern: $1) }
    var (lineCount, hits): (Int, [String]) = (0, [])
    for path in try Self.paths() {
      let lines = try Self.lines(of: path)
      let found = lines.flatMap { line in
        phrases.flatMap { $0.matches(in: line.text) }.map { "\(path):\(line.number): \($0)" }
      }
      lineCount += lines.count
      hits += found
      let isPage = !path.hasSuffix(".swift")
      #expect(!isPage || found.count <= 2, "\(path) reads like a translation:\n\(found)")
    }

    #expect(lineCount > 10_000)
    #expect(hits.count <= 120, "\(hits.joined(separator: "\n"))")
  }

  /// Returns the lines of a file, each with its number, without the code of an article.
  private static func lines(of path: String) throws -> [(number: Int, text: String)] {
    var isCode = false
    return try Repository.text(of: path).textLines.enumerated().compactMap { place, line in
      if line.hasPrefix("```") { isCode.toggle() }
      let isProse = !isCode || path.hasSuffix(".swift")
      return isProse ? (place + 1, line.replacing(/`[^`]*`/, with: "`code`")) : nil
    }
  }

  private static func paths() throws -> [String] {
    let pages = try Repository.pages() + ["CHANGELOG.md", ".github/CONTRIBUTING.md"]
    let samples = try Repository.files(below: "Samples", endingWith: ".md")
    let sources = try ["Sources", "Samples"].flatMap { folder in
      try Repository.files(below: folder, endingWith: ".swift")
    }
    return pages + samples + sources
  }
}

/// A kind of phrase that a native reader has to read twice.
private struct ForeignPhrase {
  private let name: String
  private let expression: NSRegularExpression

  init(name: String, pattern: String) throws {
    (self.name, expression) = (name, try NSRegularExpression(pattern: pattern))
  }

  /// Returns the matching parts of a text, each with the name of the phrase.
  func matches(in text: String) -> [String] {
    expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
      Range($0.range, in: text).map { "\(name), \"\(text[$0])\"" }
    }
  }

  static let all: [(name: String, pattern: String)] = [
    (
      "a clause as a noun",
      #"\b[Ww]hat(?:ever)? (?:is|are|was|were|has|had|comes|came|follows|remains|stands|waits|goes"#
        + "|lets|makes|changes|leaves|left|it|they|the|a|an|nobody|somebody|else|may|must|can"
        + #"|would)\b(?![^.]*\?)"#
    ),
    (
      "a person or thing without a name",
      #"\b(?:[Tt]hose who|[Tt]he one who|[Hh]e who|[Tt]hat which|[Aa]ll that|[Nn]othing that)\b"#
    ),
    (
      "a passive without an agent",
      #"\b(?:is|are|was|were|been) (?:told|judged|asked|said|let|held|given up|looked at)\b"#
    ),
    (
      "\"stands\" for a place",
      #"\bst(?:ands?|ood|anding) (?:in|on|at|behind|beside|before|above|below|under|for|there)\b"#
    ),
    (
      "\"comes to\" for a result",
      #"\b(?:comes?|came) (?:to|of) (?!the (?:front|rest)\b|rest\b|an end\b)"#
    ),
    (
      "\"So\" as a loose link",
      #"(?:^|[.:] )So (?:a|an|the|it|what|that|this|all|no|nothing|its|one|each|they|you)\b"#
    ),
    (
      "a word of another century",
      #"\b(?:anew|thereof|thereby|therein|hence|thus|wherein|whence|lest|albeit|whilst|amongst"#
        + #"|upon|shall|save for|for ever|so as to)\b"#
    ),
    (
      "a word that says nothing",
      #"(?i)\b(?:of course|obviously|please note|as it were|in order to|utili[sz]e|leverage)\b"#
    ),
  ]
}
