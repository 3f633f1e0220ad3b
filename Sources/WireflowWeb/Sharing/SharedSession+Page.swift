extension SharedSession {
  /// The page as one text that loads nothing and sends nothing.
  package var html: String {
    // The policy forbids each request, whatever a script tries.
    let nonce = "\(UInt64.random(in: .min ... .max))"
    let policy = [
      "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
      "img-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy.joined(separator: "; "))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(name.escapedForHTML)</title>
      <link rel="icon" href="data:,">
      <style nonce="\(nonce)">
      \((WebPage.styles + [WebPage.sharedStyle]).joined(separator: "\n"))
      </style>
      </head>
      <body class="shared">
      \(WebPage.body(title: name.escapedForHTML))
      <script type="application/json" id="session">\(json)</script>
      <script type="module" nonce="\(nonce)">
      \(WebPage.sharedScripts.joined(separator: "\n"))
      </script>
      </body>
      </html>

      """
  }
}

extension WebPage {
  /// The scripts of a shared session: those of the page, with a recording in the place of the app.
  fileprivate static let sharedScripts =
    pictureScripts + [
      noticeScript, recordedScript, inspectorScript, timelineScript, filmScript, companionScript,
      chooserScript,
      searchScript, mapScript, mapWayScript, studioScript,
    ]

  /// The look of a shared session, without the tools that need a running app.
  fileprivate static let sharedStyle = #"""
    .shared :is(#all, #wireframes, #save-test, #share, #branch-here, #show-now) { display: none; }
    .shared .bar-group > .segments:has(> #all) { display: none; }
    .shared.in-past .own .device { outline: 0; }
    .shared .device[data-device="phone"], .shared .device[data-device="tablet"] {
      outline: 2px solid var(--rim); outline-offset: 0; }
    .shared.in-past #step-count { color: #b9b9c4; }
    .shared.in-past .frame[aria-current]::after { box-shadow: inset 0 0 0 3px #a19bff; }
    .shared #replay { color: #14121f; background: #a19bff; }
    """#
}
