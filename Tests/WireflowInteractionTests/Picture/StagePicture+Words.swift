import Wireflow
import WireflowInteraction

extension StagePicture {
  /// The picture as lines: the screens in their places, and the actions in braces.
  var words: String {
    var lines = base.words("base")
    if let player {
      let state = player.isMaximized ? "maximized" : "minimized"
      lines.append("player \(state)" + [player.maximize, player.minimize].words)
      lines += player.page.words
    }
    for modal in modals {
      lines += modal.region.words("modal as \(modal.style)")
    }
    if let alert {
      lines.append("alert \(alert.content.title)" + alert.answers.words)
    }
    return lines.joined(separator: "\n")
  }

  /// All pages, from the back to the front.
  var pages: [Page] {
    base.pages + (player.map { [$0.page] } ?? []) + modals.flatMap(\.region.pages)
  }

  /// The page with a title.
  func page(_ title: String) -> Page? { pages.last { $0.title == title } }
}

extension StagePicture.Region {
  fileprivate func words(_ name: String) -> [String] {
    let items = rootItems.map { item in
      "  item \(item.title)" + (item.isSelected ? "*" : "") + [item.select].words
    }
    let drawer = isDrawerOpen ? ", drawer open" : ""
    let head = "\(name): \(container.name), \(container.columns) columns\(drawer)"
    return [head + [openDrawer, closeDrawer].words] + items + pages.flatMap(\.words)
  }
}

extension StagePicture.Page {
  fileprivate var words: [String] {
    let way = backTitle.map { " back to \($0)" } ?? ""
    let out = dismissTitle.map { " or \($0)" } ?? ""
    let covered = isCovered ? " covered" : ""
    return ["  page \(title)\(covered)\(way)\([back].words)\(out)\([dismiss].words)"]
      + elements.map { element in
        "    \(element.kind.words)\(element.traits)"
          + ([element.action, element.submitAction] + element.optionActions).words
      }
  }
}

extension StagePicture.Element {
  fileprivate var traits: String {
    (barEdge.map { ", \($0) in the bar" } ?? "") + (isDisabled ? ", disabled" : "")
      + (accessibilityHint.map { ", \($0)" } ?? "")
  }
}

extension StagePicture.Element.Kind {
  var words: String {
    switch self {
    case .text(let text): "text \(text)"
    case .image(let name, let alternative):
      "image \(name)\(alternative.map { ", \($0)" } ?? "")"
    case .refresh(let label, let isRefreshing):
      "refresh \(label)\(isRefreshing ? ", under way" : "")"
    case .row(let title, let subtitle, let leads):
      "row \(title)\(subtitle.map { ", \($0)" } ?? "")\(leads ? "" : ", leads nowhere")"
    case .button(let title, let role): "button \(title) \(role)"
    case .field(let field):
      "field \(field.label): \(field.text), \(field.length) long\(field.isSecure ? ", secure" : "")"
        + ", such as \(field.samples.joined(separator: "/"))"
        + (field.prompt.map { ", prompt \($0)" } ?? "")
        + (field.keyboard == .text ? "" : ", \(field.keyboard)")
    case .toggle(let label, let isOn): "toggle \(label) \(isOn ? "on" : "off")"
    case .choice(let label, let options, let selected):
      "choice \(label): \(options.joined(separator: "/")), \(selected ?? "none")"
    case .progress(let label, let fraction): "progress \(label) \(fraction ?? -1)"
    }
  }
}

extension [UserAction?] {
  fileprivate var words: String {
    let actions = compactMap { $0?.description }
    return actions.isEmpty ? "" : " {\(actions.joined(separator: ", "))}"
  }
}
