import Foundation
import Testing

@testable import WireflowWeb

struct WebPageTests {
  @Test func bearsTheNameOfTheAppAsText() throws {
    let text = try self.text(of: WebPage(title: #"<b> & "Co" {{kind}}"#))

    #expect(text.contains("<title>&lt;b&gt; &amp; &quot;Co&quot; {{kind}}</title>"))
    #expect(!text.contains("<b> &"))
  }

  @Test func letsABrowserRunNothingElse() throws {
    let response = try WebPage(title: "Shop").response(nonce: "123")
    let policy = response.headers.first { $0.name == "Content-Security-Policy" }?.value

    #expect(
      policy == """
        default-src 'none'; script-src 'nonce-123'; style-src 'nonce-123'; connect-src 'self'; \
        img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """)
  }

  @Test(arguments: ["studio.html", "map.html"])
  func needsNothingFromElsewhere(_ name: String) throws {
    let text = try PageFiles().page(name, nonce: "123", ["kind": "shared"])
    let addresses = Set(
      text.matches(of: /[a-z]+:\/\/[^"'`\s]+/).map { String($0.output) }
    )
    .filter {
      !$0.hasPrefix("https://developer.mozilla.org") && !$0.hasPrefix("https://www.w3.org")
    }

    #expect(addresses.subtracting(["http://www.w3.org/2000/svg"]) == [])
    for word in ["@import", "url(", "\nimport ", "\nexport ", "<link rel=\"stylesheet\"", "src="] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test func hasAnotherWordEachTime() throws {
    let page = try WebPage(title: "Shop")

    #expect(try page.response() != page.response())
  }

  /// The modules of a page share one scope.
  @Test(arguments: [("studio.html", "studio"), ("studio.html", "shared"), ("map.html", "")])
  func declaresEachNameOnce(_ name: String, _ kind: String) throws {
    let text = try PageFiles().page(name, nonce: "", ["kind": kind])
    let names = text.matches(of: /(?m)^(?:async )?(?:function|const|let) (\w+)/).map(\.output.1)
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)

    #expect(names.count > 50)
    #expect(counts.filter { $0.value > 1 } == [:])
  }

  @Test func importsOnlyWhatIsExported() throws {
    let folder = URL(filePath: #filePath).appending(
      path: "../../../../Sources/WireflowWeb/Page"
    ).standardizedFileURL
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "js" }
    for file in try #require(files) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for statement in text.matches(of: /(?m)^import \{([^}]*)\} from "([^"]*)";/) {
        let place = file.deletingLastPathComponent().appending(path: statement.output.2)
        let exports = try String(contentsOf: place.standardizedFileURL, encoding: .utf8)
        for name in statement.output.1.split(whereSeparator: { " ,\n".contains($0) }) {
          let isThere = try Regex("(?m)^export .*\\b\(name)\\b").firstMatch(in: exports) != nil
          #expect(isThere, "\(name) in \(file.lastPathComponent)")
        }
      }
    }
  }

  /// A page of another folder would have the scripts of two versions.
  @Test func saysWhichFolderToCopyIfItIsLost() {
    let nowhere = URL(filePath: "/nowhere/bin/")
    let error = #expect(throws: PageFilesError.self) {
      try PageFiles(beside: nowhere, nil, source: nowhere)
    }

    #expect(
      error?.description == """
        the files of the page are missing; copy the folder Wireflow_WireflowWeb.resources (or \
        .bundle) from the folder where the program was built to /nowhere/bin
        """)
  }

  private func text(of page: WebPage) throws -> String {
    String(decoding: try page.response().body, as: UTF8.self)
  }
}
