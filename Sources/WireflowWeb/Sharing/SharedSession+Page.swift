extension SharedSession {
  /// Returns the page as one text that loads nothing and sends nothing.
  package func html() throws(PageFilesError) -> String {
    // The policy forbids each request, whatever a script tries.
    let nonce = WebPage.randomWord()
    let policy = [
      "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
      "img-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    .joined(separator: "; ")
    return try PageFiles().page(
      "studio.html", nonce: nonce,
      [
        "title": name.escapedForHTML, "kind": "shared",
        "policy": "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">",
        "session": "<script type=\"application/json\" id=\"session\">\(json)</script>",
      ])
  }
}
