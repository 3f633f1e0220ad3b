import Wireflow

/// What there is to see in a picture, as lines, and what the reader may choose there.
struct Page {
  private(set) var lines: [String] = []
  private(set) var choices: [(action: UserAction, subject: StagePicture.ID)] = []

  init(_ picture: StagePicture) {
    if let alert = picture.alert {
      lines = [alert.content.title, alert.content.message]
      lines += alert.content.actions.map { "[\($0.title)]" }
      choices = alert.answers.map { ($0, alert.id) }
    } else if picture.drawer.isDrawerOpen {
      lines = picture.drawer.rootItems.map(\.title)
      choices = picture.drawer.rootItems.compactMap(\.select).map { ($0, picture.drawer.id) }
    } else {
      for page in picture.frontPages { add(page) }
    }
    lines = lines.map(Self.printable)
  }

  private mutating func add(_ page: StagePicture.Page) {
    lines += ["= \(page.title) ="] + page.elements.map(Self.line)
    let ways = [page.back, page.dismiss].compactMap(\.self)
    choices += (page.elements.flatMap(\.actions) + ways).map { ($0, page.id) }
  }

  private static func line(_ element: StagePicture.Element) -> String {
    switch element.kind {
    case .text(let text): text
    case .image(_, let alternative): alternative.map { "(\($0))" } ?? ""
    case .row(let title, let subtitle, _): "\(title) \(subtitle ?? "")"
    case .button(let title, _), .refresh(let title, _): "[\(title)]"
    case .field(let field): "\(field.label): \(field.isSecure ? "(hidden)" : field.text)"
    case .toggle(let label, let isOn): "\(label): \(isOn ? "on" : "off")"
    case .choice(let label, _, let selected): "\(label): \(selected ?? "none")"
    case .progress(let label, _): "\(label) ..."
    }
  }

  /// An app's text, without what would control the device that shows it.
  private static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          ![.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
        }))
  }
}
