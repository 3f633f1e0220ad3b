import Testing
import Wireflow

/// Triggers the elements of a screen without a stage, as a user would.
extension Screen {
  /// The texts of the screen, from top to bottom.
  var texts: [String] {
    content.elements.compactMap { element in
      if case .text(let text) = element { text.string } else { nil }
    }
  }

  /// The titles of the elements that a user can tap, from top to bottom.
  var tappableTitles: [String] {
    content.elements.compactMap { $0.tap?.title }
  }

  func tap(_ title: String) throws {
    let taps = content.elements.compactMap(\.tap)
    let tap = try #require(taps.first { $0.title == title }, "\(title) is not among \(taps)")
    tap.action()
  }

  func type(_ text: String, into label: String) throws {
    try field(label).set(text)
  }

  func field(_ label: String) throws -> Field {
    let fields = content.elements.compactMap { element in
      if case .field(let field) = element { field } else { nil }
    }
    return try #require(fields.first { $0.label == label })
  }

  func toggle(_ label: String) throws {
    let toggles = content.elements.compactMap { element in
      if case .toggle(let toggle) = element { toggle } else { nil }
    }
    let toggle = try #require(toggles.first { $0.label == label })
    toggle.set(!toggle.isOn)
  }

  func choose(_ option: String, in label: String) throws {
    let choices = content.elements.compactMap { element in
      if case .choice(let choice) = element { choice } else { nil }
    }
    let choice = try #require(choices.first { $0.label == label })
    choice.set(option)
  }
}

extension ScreenContent.Element {
  fileprivate var tap: (title: String, action: () -> Void)? {
    switch self {
    case .row(let row): row.action.map { (row.title, $0) }
    case .button(let button): (button.title, button.action)
    default: nil
    }
  }
}
