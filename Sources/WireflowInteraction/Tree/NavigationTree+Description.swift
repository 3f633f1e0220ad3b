import Wireflow

extension NavigationTree.Flow: CustomStringConvertible {
  /// The flows as lines, each indented by two more columns than its parent.
  public var description: String { lines(at: 0).joined(separator: "\n") }

  private func lines(at depth: Int) -> [String] {
    let margin = String(repeating: "  ", count: depth)
    return [margin + name] + children.flatMap { $0.lines(at: depth + 1) }
  }
}

extension NavigationTree: CustomStringConvertible {
  /// The screens as lines, with a star for visible ones, each followed by its flow.
  public var description: String {
    var lines = [container.plainOrLiteral + (isDrawerOpen ? ", drawer open" : "")]
    lines += roots.flatMap { $0.lines(margin: "  ") }
    if let player {
      lines.append("  player, \(player.isMaximized ? "maximized" : "minimized")")
      lines += [player.screen, player.controls].flatMap { $0.lines(margin: "    ") }
    }
    for modal in modals {
      let button = modal.dismissButton.map { ", dismiss button \($0.displayableString)" } ?? ""
      let container = modal.container.map { ", \($0.plainOrLiteral)" } ?? ""
      let drawer = modal.isDrawerOpen ? ", drawer open" : ""
      lines.append("  \(modal.style)\(button)\(container)\(drawer)")
      lines += modal.roots.flatMap {
        modal.container == nil ? $0.screenLines(margin: "    ") : $0.lines(margin: "    ")
      }
    }
    if let alert { lines.append("  \(alert.style.rawValue) \(alert.title.literal)") }
    return lines.joined(separator: "\n")
  }
}

extension NavigationTree.Root {
  /// Returns the title, and the indented screens.
  fileprivate func lines(margin: String) -> [String] {
    let badge = representation.badge.map { " (\($0.plainOrLiteral))" } ?? ""
    let mark = isSelected ? ", selected" : ""
    let title = "\(margin)\(representation.title.plainOrLiteral)\(badge)\(mark)"
    return [title] + screenLines(margin: margin + "  ")
  }

  fileprivate func screenLines(margin: String) -> [String] {
    let own = screens.flatMap { $0.lines(margin: margin) }
    guard !detail.isEmpty else { return own }
    return own + ["\(margin)detail"] + detail.flatMap { $0.lines(margin: margin) }
  }
}

extension NavigationTree.Node {
  fileprivate func lines(margin: String) -> [String] {
    let owner = flow.map { " in \($0)" } ?? ""
    return ["\(margin)\(isVisible ? "*" : " ") \(name)\(owner)"]
      + embedded.flatMap { $0.lines(margin: margin + "    ") }
  }
}
