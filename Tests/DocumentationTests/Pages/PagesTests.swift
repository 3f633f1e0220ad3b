import Foundation
import Testing

/// Holds all articles and front pages to code that is compiled somewhere in this repository, or where
/// it stands.
struct PagesTests {
  /// The articles whose code needs UIKit.
  private static let apart: Set = ["FromUIKitToWireflow.md"]

  @Test func showCodeThatIsCompiled() throws {
    let sources =
      try ["Samples", "Tests"].flatMap { folder in
        try Repository.files(below: folder, endingWith: ".swift")
      }.map { try Repository.text(of: $0).textLines } + codeOfArticles.map(\.textLines)
    let pages = try Repository.files(below: "Sources", endingWith: ".md")
      .filter { $0.contains(".docc/") }
    #expect(pages.count > 20)

    let index = CodeIndex(sources)
    for path in pages where !Self.apart.contains(String(path.split(separator: "/").last ?? "")) {
      let missing = try Page(path).code(missingIn: index)
      #expect(missing == [], "\(path):\n\(missing.joined(separator: "\n\n"))")
    }
  }

  /// The column of text of a rendered article is as wide as 76 characters of code.
  @Test func showCodeThatFitsIntoTheColumn() throws {
    let pages = try Repository.files(below: "Sources", endingWith: ".md")
      .filter { $0.contains(".docc/") }
    #expect(pages.count > 20)

    for path in pages {
      let wide = try Page(path).codeLines(over: 76)
      #expect(wide == [], "\(path):\n\(wide.joined(separator: "\n"))")
    }
  }

  /// Sees to it that code that stands nowhere is found.
  @Test func findsCodeThatIsNotCompiled() {
    let page = Page(
      text: """
        ```swift
        let first = 1
          // ...
        let last = 3
        ```

        Before, it was so:

        ```swift
        let zero = 0
        ```
        """)
    let source = ["struct Numbers {", "  let first = 1", "  let second = 2", "  let last = 3", "}"]

    #expect(page.code(missingIn: CodeIndex([source])) == [])
    #expect(page.code(missingIn: CodeIndex([source.reversed()])) == page.code)
    #expect(page.code.count == 1)
  }
}

/// Holds the pages for contributors to the files, functions and tests that there are.
struct ContributorPagesTests {
  private static let inside = "Sources/Wireflow/Wireflow.docc/InsideWireflow.md"
  private static let contributing = ".github/CONTRIBUTING.md"

  @Test(arguments: [inside, contributing])
  func nameFilesAndTestsThatExist(_ path: String) throws {
    let files = try Self.files()
    let spans = Self.spans(in: try Repository.text(of: path))
    let sources = spans.filter { $0.hasSuffix(".swift") && !$0.contains("*") }
    let tests = spans.filter { $0.wholeMatch(of: /[A-Z]\w+Tests/) != nil }
    let suites = try Set(
      files.filter { $0.hasSuffix("Tests.swift") }.map(Repository.text).flatMap { text in
        text.matches(of: /(?:struct|class) (\w+Tests)\b/).map { String($0.1) }
      })

    #expect(sources.count > 15)
    #expect(sources.filter { name in !files.contains { "/\($0)".hasSuffix("/\(name)") } } == [])
    #expect(tests.filter { !suites.contains($0) } == [])
  }

  @Test func nameFunctionsInTheirFiles() throws {
    let files = try Self.files().filter { $0.hasPrefix("Sources/Wireflow/") }
    let rows = try Repository.text(of: Self.inside).textLines.filter { $0.hasPrefix("|") }
    var count = 0

    for row in rows {
      let spans = Self.spans(in: row)
      let named = spans.filter { $0.hasSuffix(".swift") }
      let paths = files.filter { file in named.contains { "/\(file)".hasSuffix("/\($0)") } }
      let code = try paths.map(Repository.text).joined()
      let functions = spans.compactMap { $0.wholeMatch(of: /([a-z]\w*)(\(.*\))?/)?.1 }
      for function in functions where !paths.isEmpty {
        count += 1
        #expect(code.contains("func \(function)") || code.contains("var \(function)"), "\(row)")
      }
    }
    #expect(count > 20)
  }

  @Test func listEachFolderOfTheCore() throws {
    let text = try Repository.text(of: Self.inside)
    let folders = Set(
      try Self.files().filter { $0.wholeMatch(of: /Sources\/Wireflow\/\w+\/.+\.swift/) != nil }
        .compactMap { $0.split(separator: "/").dropFirst(2).first.map(String.init) })

    #expect(folders.count > 10)
    #expect(folders.filter { !text.contains("\n| `\($0)` | ") } == [])
  }

  @Test func listEachStepOfTheLongChecks() throws {
    let steps = try #require(
      try Repository.text(of: ".ci/more").firstMatch(of: /\nsteps="([^"]+)"/)
    ).1
    let text = try Repository.text(of: Self.contributing)

    #expect(steps.split(separator: " ").filter { !text.contains("`\($0)`") } == [])
  }

  private static func spans(in text: String) -> [String] {
    text.matches(of: /`([^`\n]+)`/).map { String($0.1) }
  }

  private static func files() throws -> [String] {
    try ["Sources", "Tests", "Samples"].flatMap { try Repository.files(below: $0, endingWith: "") }
  }
}
