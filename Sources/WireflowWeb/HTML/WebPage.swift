/// The page that shows an app, as one text that loads nothing else.
struct WebPage: Sendable {
  /// The name of the app.
  let title: String
  private let files: PageFiles

  init(title: String) throws(PageFilesError) { (self.title, files) = (title, try PageFiles()) }

  /// Returns the response with the page, whose policy forbids everything that the page does not need.
  /// - Parameter nonce: a random word of this response, without which browsers run no script.
  func response(nonce: String = randomWord()) throws(PageFilesError) -> HTTPResponse {
    let text = try files.page(
      "studio.html", nonce: nonce, ["title": title.escapedForHTML, "kind": "studio"])
    var response = HTTPResponse(.okay, type: "text/html; charset=utf-8", body: Array(text.utf8))
    let policy = [
      "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
      "connect-src 'self'", "img-src data:", "base-uri 'none'", "form-action 'none'",
      "frame-ancestors 'none'",
    ]
    response.headers.append("Content-Security-Policy: \(policy.joined(separator: "; "))")
    return response
  }

  /// Returns a word that nobody can guess.
  static func randomWord() -> String { "\(UInt64.random(in: .min ... .max))" }
}

extension String {
  /// The text escaped for markup.
  var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
