import Foundation
import Testing

@testable import WireflowWeb

struct WebPageTests {
  @Test func bearsTheNameOfTheAppAsText() throws {
    let response = try PageFiles().response("\u{6DD}<b> & \"\u{301}Co\" {{kind}}")
    let text = String(decoding: response.body, as: UTF8.self)

    let title = "<title>\u{6DD}&lt;b&gt; &amp; &quot;\u{301}Co&quot; {{kind}}</title>"
    #expect(text.split(separator: "\n").contains { $0 == title })
  }

  @Test func letsABrowserRunNothingElse() throws {
    let files = try PageFiles()
    let response = try files.response("Shop", nonce: "123")

    #expect(
      response.headers.last == """
        Content-Security-Policy: default-src 'none'; script-src 'nonce-123'; \
        style-src 'nonce-123'; connect-src 'self'; img-src data:; base-uri 'none'; \
        form-action 'none'; frame-ancestors 'none'
        """)
    // The word that allows the scripts is another one each time.
    #expect(try files.response("Shop") != files.response("Shop"))
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

  /// A page of another folder would have the scripts of two versions.
  @Test func saysWhichFolderToCopyIfItIsLost() {
    let nowhere = URL(filePath: "/nowhere/bin/")
    #expect(throws: PageFilesError(program: "/nowhere/bin")) {
      try PageFiles(beside: nowhere, nil, source: nowhere)
    }

    #expect(
      "\(PageFilesError(program: "/nowhere/bin"))" == """
        the files of the page are missing; copy the folder Wireflow_WireflowWeb.resources (or \
        .bundle) from the folder where the program was built to /nowhere/bin
        """)
  }
}
