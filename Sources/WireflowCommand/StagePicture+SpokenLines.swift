import Wireflow
import WireflowInteraction

/// A picture in plain lines, as a screen reader speaks them.
extension StagePicture {
  /// The lines for the place in front, one for each element.
  var spokenLines: [String] {
    if let alert { return alert.spokenLines }
    if front == .drawer {
      return ["Menu"] + drawer.rootItems.map { $0.spokenLine }
    }
    let shown = frontPages.filter {
      $0.id == frontPage?.id || $0.elements.contains(where: \.isActive)
    }
    return shown.flatMap { page in
      ["Screen: \(page.title.onOneLine)"] + page.elements.compactMap(\.spokenLine)
    }
  }
}

extension StagePicture.RootItem {
  fileprivate var spokenLine: String {
    let texts = [title, badge, isSelected ? "selected" : nil].compactMap(\.self)
    return "  item " + texts.joined(separator: ", ").onOneLine
  }
}

extension StagePicture.Alert {
  fileprivate var spokenLines: [String] {
    let message = content.message.isEmpty ? [] : ["  " + content.message.onOneLine]
    let buttons = zip(content.actions, answers).map { action, answer in
      "  button \(action.title.onOneLine)" + (answer == nil ? ", disabled" : "")
    }
    return ["Alert: \(content.title.onOneLine)"] + message + fields.compactMap(\.spokenLine)
      + buttons
  }
}

extension StagePicture.Element {
  /// The kind, the name, the value and the state in one line, or nil for decoration.
  fileprivate var spokenLine: String? {
    if case .image(_, nil) = kind { return nil }
    if case .text(let text) = kind {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return (isHeader ? "  heading " : "  ")
        + lines.map { String($0).onOneLine }.joined(separator: "\n  ")
    }
    let texts =
      [spokenName, subtitle, accessibilityValue ?? value, isDisabled ? "disabled" : nil]
      + [
        rowActions.isEmpty ? nil : "actions " + rowActions.map(\.spokenName).joined(separator: ", ")
      ]
    let line = texts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    return "  \(word) \(line.onOneLine)" + (accessibilityHint.map { ". \($0.onOneLine)" } ?? "")
  }

  private var word: String {
    switch kind {
    case .text: "text"
    case .image: "image"
    case .row(_, _, let leads): leads ? "row" : "entry"
    case .button, .refresh: "button"
    case .field: "field"
    case .toggle: "switch"
    case .choice: "choice"
    case .progress: "progress"
    }
  }

  private var subtitle: String? {
    if case .row(_, let subtitle, _) = kind { subtitle } else { nil }
  }

  private var value: String? {
    switch kind {
    case .text, .image, .row, .button: nil
    case .refresh(_, let isRefreshing): isRefreshing ? "busy" : nil
    case .field(let field) where field.length == 0: "empty"
    case .field(let field): field.isSecure ? "\(field.length) characters" : field.text
    case .toggle(_, let isOn): isOn ? "on" : "off"
    case .choice(_, _, let selected): selected ?? "nothing chosen"
    case .progress(_, let fraction): fraction.map { "\(Int(($0 * 100).rounded())) percent" }
    }
  }
}
