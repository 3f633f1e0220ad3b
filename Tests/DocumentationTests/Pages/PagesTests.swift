import Testing

/// Holds all articles and front pages to code that is compiled somewhere in this repository.
struct PagesTests {
  /// The articles whose code needs UIKit.
  private static let apart: Set = ["FromUIKitToWireflow.md"]

  /// An article whose code nobody has wrapped yet.
  private static let wide = "ProveYourNavigation.md"

  @Test func showCodeThatIsCompiled() throws {
    let sources = try ["Samples", "Tests"].flatMap { folder in
      try Repository.files(below: folder, endingWith: ".swift")
    }.map { try Repository.text(of: $0).textLines }
    let pages = try Repository.files(below: "Sources", endingWith: ".md")
      .filter { $0.contains(".docc/") }
    #expect(pages.count > 20)

    for path in pages where !Self.apart.contains(String(path.split(separator: "/").last ?? "")) {
      let missing = try Page(path).code(missingIn: sources)
      #expect(missing == [], "\(path):\n\(missing.joined(separator: "\n\n"))")
    }
  }

  /// The column of text of a rendered article is as wide as 76 characters of code.
  @Test func showCodeThatFitsIntoTheColumn() throws {
    let pages = try Repository.files(below: "Sources", endingWith: ".md")
      .filter { $0.contains(".docc/") }
    #expect(pages.count > 20)

    for path in pages where !path.hasSuffix("/\(Self.wide)") {
      let wide = try Page(path).codeLines(over: 76)
      #expect(wide == [], "\(path):\n\(wide.joined(separator: "\n"))")
    }
  }

  @Test func findsCodeThatIsTooWide() {
    let wide = "let name = \"" + String(repeating: "a", count: 76) + "\""
    let log = "  push " + String(repeating: "a", count: 76)
    let page = Page(text: "```swift\n\(wide)\nlet log = \"\"\"\n\(log)\n  \"\"\"\n```")

    #expect(page.codeLines(over: 76) == [wide])
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

    #expect(page.code(missingIn: [source]) == [])
    #expect(page.code(missingIn: [source.reversed()]) == page.code)
    #expect(page.code.count == 1)
  }
}
