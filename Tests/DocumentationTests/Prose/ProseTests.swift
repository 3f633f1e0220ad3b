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
