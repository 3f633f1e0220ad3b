/// The page that shows an app, as one text that loads nothing else.
struct WebPage: Hashable, Sendable {
  /// The name of the app.
  let title: String
  /// A random word of this page, without which browsers run no script and apply no style.
  private let nonce: String

  init(title: String, nonce: String = "\(UInt64.random(in: .min ... .max))") {
    self.title = title
    self.nonce = nonce
  }

  /// The response with the page, whose policy forbids everything that the page does not need.
  var response: HTTPResponse {
    var response = HTTPResponse(.okay, type: "text/html; charset=utf-8", body: Array(text.utf8))
    let policy = [
      "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
      "connect-src 'self'", "img-src data:", "base-uri 'none'", "form-action 'none'",
      "frame-ancestors 'none'",
    ]
    response.headers.append(("Content-Security-Policy", policy.joined(separator: "; ")))
    return response
  }

  private var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title.escapedForHTML)</title>
    <link rel="icon" href="data:,">
    <style nonce="\(nonce)">
    \(Self.styles.joined(separator: "\n"))
    </style>
    </head>
    <body>
    \(Self.body(title: title.escapedForHTML))
    <script type="module" nonce="\(nonce)">
    \(Self.scripts.joined(separator: "\n"))
    </script>
    </body>
    </html>

    """
  }

  static let styles =
    [themeStyle, studioStyle, inspectorStyle, filmStyle, mapStyle, paletteStyle] + pictureStyles
    + [smallStyle, contrastStyle]

  /// The styles that a picture needs on any page.
  static let pictureStyles = [deviceStyle, screenStyle, elementStyle, layerStyle]

  /// The scripts that a picture needs on any page.
  static let pictureScripts = [
    toolScript, iconScript, elementScript, fieldScript, listScript, pageScript, turnScript,
    regionScript,
    layerScript, pictureScript,
  ]

  private static let scripts =
    pictureScripts + [
      noticeScript, connectionScript, reloadScript, inspectorScript, timelineScript, filmScript,
      companionScript, chooserScript, paletteScript, keyScript, searchScript, mapScript,
      mapWayScript, studioScript,
    ]
}

extension String {
  /// The text escaped for markup.
  var escapedForHTML: String {
    String(
      flatMap { character -> String in
        switch character {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        default: String(character)
        }
      })
  }
}
