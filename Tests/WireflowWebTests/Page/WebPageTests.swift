import Foundation
import Testing

@testable import WireflowWeb

struct WebPageTests {
  @Test func bearsTheNameOfTheAppAsText() {
    let text = self.text(of: WebPage(title: #"<b> & "Co""#))

    #expect(text.contains("<title>&lt;b&gt; &amp; &quot;Co&quot;</title>"))
    #expect(!text.contains("<b> &"))
  }

  @Test func letsABrowserRunNothingElse() {
    let response = WebPage(title: "Shop", nonce: "123").response
    let policy = response.headers.first { $0.name == "Content-Security-Policy" }?.value

    #expect(
      policy == """
        default-src 'none'; script-src 'nonce-123'; style-src 'nonce-123'; connect-src 'self'; \
        img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """)
  }

  @Test func needsNothingFromElsewhere() {
    let text = self.text(of: WebPage(title: "Shop"))
    let addresses = Set(text.matches(of: /[a-z]+:\/\/[^"'\s]+/).map { String($0.output) })

    #expect(addresses == ["http://www.w3.org/2000/svg"])
    #expect(!text.contains("@import"))
    #expect(!text.contains("url("))
  }

  @Test func hasAnotherWordEachTime() {
    #expect(WebPage(title: "Shop") != WebPage(title: "Shop"))
  }

  @Test func keepsTheSpacesOfTheAppsTexts() {
    let rules = PicturePages.style.matches(of: /white-space: ([a-z-]+)/).map { String($0.1) }

    #expect(rules.first == "pre-wrap")
    #expect(Set(rules) == ["pre", "pre-wrap"])
  }

  private func text(of page: WebPage) -> String {
    String(decoding: page.response.body, as: UTF8.self)
  }
}
