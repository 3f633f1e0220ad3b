import Foundation
import TestSupport
import Testing

/// Holds articles, comments, error texts and help texts to the words of a native writer.
@Suite(.long)
struct ProseTests {
  /// Finds at most one foreign phrase in 200 lines, because some of them are only suspicious.
  @Test func hasFewForeignPhrases() throws {
    let search = try ForeignPhraseSearch()
    var (lineCount, hits): (Int, [String]) = (0, [])
    for path in try Self.paths() {
      let lines = try Prose(path).lines
      let found = lines.flatMap { line in
        search.matches(in: line.text).map { "\(path):\(line.number): \($0)" }
      }
      lineCount += lines.count
      hits += found
      let isPage = !path.hasSuffix(".swift")
      #expect(!isPage || found.count <= 2, "\(path) reads like a translation:\n\(found)")
    }

    #expect(lineCount > 10_000)
    #expect(hits.count * 200 <= lineCount, "\(lineCount) lines:\n\(hits.joined(separator: "\n"))")
  }

  @Test(arguments: ForeignPhrase.all)
  func findsThePhrase(_ phrase: ForeignPhrase) throws {
    #expect(try !ForeignPhraseSearch([phrase]).matches(in: phrase.example).isEmpty)
    #expect(try ForeignPhraseSearch().matches(in: phrase.better) == [])
  }

  @Test func readsAnArticleWithoutItsCode() {
    let page = Prose(
      text: """
        # Title

        Call `what is` first.

        ```swift
        let hence = 1
        ```
        """, isArticle: true)

    #expect(page.lines.map(\.text) == ["# Title", "Call `code` first."])
  }

  @Test func readsTheCommentsAndTextsOfASource() {
    let source = Prose(
      text: #"""
        /// A comment.
        let url = "https://example.org"  // Why it is here.
        let text = "No such file exists."
        let help = """
          Prints the log at the end.
          """
        """#, isArticle: false)

    #expect(
      source.lines.map(\.text) == [
        "A comment.", "Why it is here.", "No such file exists.", "  Prints the log at the end.",
      ])
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

/// A kind of phrase that a native reader has to read twice, with an example and a better text.
struct ForeignPhrase: Sendable {
  let name: String
  let pattern: String
  let example: String
  let better: String

  static let all: [ForeignPhrase] = [
    ForeignPhrase(
      name: "a clause as a noun",
      pattern: #"""
        \b[Ww]hat(?:ever)? (?:is|are|was|were|has|had|comes|came|follows|remains|stands|waits|goes|\#
        lets|makes|changes|leaves|left|it|they|the|a|an|nobody|somebody|else|may|must|can|would)\b\#
        (?![^.]*\?)
        """#,
      example: "The log lists what was ignored.", better: "The log lists the ignored requests."),
    ForeignPhrase(
      name: "a person or thing without a name",
      pattern:
        #"\b(?:[Tt]hose who|[Tt]he one who|[Hh]e who|[Tt]hat which|[Aa]ll that|[Nn]othing that)\b"#,
      example: "All that is on stage leaves.", better: "Every screen on stage leaves."),
    ForeignPhrase(
      name: "a passive without an agent",
      pattern:
        #"\b(?:is|are|was|were|been) (?:told|judged|asked|said|let|held|given up|looked at)\b"#,
      example: "The coordinator is told.", better: "The stage tells the coordinator."),
    ForeignPhrase(
      name: "\"stands\" for a place",
      pattern:
        #"\bst(?:ands?|ood|anding) (?:in|on|at|behind|beside|before|above|below|under|for|there)\b"#,
      example: "The name stands behind the title.", better: "The name follows the title."),
    ForeignPhrase(
      name: "\"comes to\" for a result",
      pattern: #"\b(?:comes?|came) (?:to|of) (?!the (?:front|rest)\b|rest\b|an end\b)"#,
      example: "The script comes to the same log.", better: "The script produces the same log."),
    ForeignPhrase(
      name: "\"So\" as a loose link",
      pattern:
        #"(?:^|[.:] )So (?:a|an|the|it|what|that|this|all|no|nothing|its|one|each|they|you)\b"#,
      example: "So a test needs no time.", better: "A test therefore needs no time."),
    ForeignPhrase(
      name: "a word of another century",
      pattern: #"""
        \b(?:anew|thereof|thereby|therein|hence|thus|wherein|whence|lest|albeit|whilst|amongst|\#
        upon|shall|save for|for ever|so as to)\b
        """#,
      example: "The stage asks anew.", better: "The stage asks again."),
    ForeignPhrase(
      name: "a word that says nothing",
      pattern:
        #"(?i)\b(?:of course|obviously|please note|as it were|in order to|utili[sz]e|leverage)\b"#,
      example: "Of course, in order to test it, run it.", better: "To test it, run it."),
  ]
}

/// A search for all foreign phrases, which compiles their patterns once.
struct ForeignPhraseSearch {
  private let expressions: [(name: String, expression: NSRegularExpression)]

  init(_ phrases: [ForeignPhrase] = ForeignPhrase.all) throws {
    expressions = try phrases.map { ($0.name, try NSRegularExpression(pattern: $0.pattern)) }
  }

  /// Returns the matching parts of a text, each with the name of its phrase.
  func matches(in text: String) -> [String] {
    let whole = NSRange(text.startIndex..., in: text)
    return expressions.flatMap { name, expression in
      expression.matches(in: text, range: whole).compactMap {
        Range($0.range, in: text).map { "\(name), \"\(text[$0])\"" }
      }
    }
  }
}
