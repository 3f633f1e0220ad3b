import Wireflow

/// What there is to see of a stage, as lines: the same for the same stage, whoever asks.
@MainActor struct Page {
  let lines: [String]

  init(_ stage: Stage) {
    lines = stage.reachable.flatMap { reachable -> [String] in
      switch reachable {
      case .alert(let alert): [alert.title, alert.message] + alert.actions.map { "[\($0.title)]" }
      case .drawer(let items): items.map(\.title)
      case .screen(let screen): ["= \(screen.title) ="] + screen.content.elements.map(Self.line)
      }
    }
    .map(Self.printable)
  }

  private static func line(_ element: ScreenContent.Element) -> String {
    switch element {
    case .text(let text): text.string
    case .image(let image): "(\(image.name))"
    case .row(let row): "\(row.title) \(row.subtitle ?? "")"
    case .button(let button): "[\(button.title)]"
    case .field(let field):
      "\(field.label): \(field.privacy == .secure ? "(hidden)" : field.text)"
    case .toggle(let toggle): "\(toggle.label): \(toggle.isOn ? "on" : "off")"
    case .choice(let choice): "\(choice.label): \(choice.selected ?? "none")"
    case .progress(let progress): "\(progress.label) ..."
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
