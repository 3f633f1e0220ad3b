#if canImport(Testing) && canImport(XCTest)
import Wireflow

extension BackendPicture {
  /// Returns true if both pictures show the very same screens in the same places.
  ///
  /// A fact that one of the two does not tell is not compared.
  public func matches(_ other: BackendPicture) -> Bool {
    guard container == nil || other.container == nil || container == other.container else {
      return false
    }
    return roots.count == other.roots.count && zip(roots, other.roots).allSatisfy(isSame)
      && selected == other.selected && isDrawerOpen == other.isDrawerOpen
      && alert == other.alert && player?.screen === other.player?.screen
      && player?.isMaximized == other.player?.isMaximized
      && modals.count == other.modals.count
      && zip(modals, other.modals).allSatisfy { $0.matches($1) }
  }
}

extension BackendPicture.Modal {
  fileprivate func matches(_ other: Self) -> Bool {
    isSame(screens, other.screens) && (style == nil || other.style == nil || style == other.style)
  }
}

@MainActor
private func isSame(_ screens: [any Screen], _ others: [any Screen]) -> Bool {
  screens.map { ObjectIdentifier($0) } == others.map { ObjectIdentifier($0) }
}

extension BackendPicture {
  /// The picture as lines, each screen by its title.
  public var text: String {
    var lines = [(container ?? "some container") + (isDrawerOpen ? ", drawer open" : "")]
    for (place, screens) in roots.enumerated() {
      lines.append("  \(words(for: screens))\(place == selected ? ", selected" : "")")
    }
    if let player {
      lines.append(
        "  player \(player.screen.title), \(player.isMaximized ? "maximized" : "minimized")")
    }
    for modal in modals {
      lines.append("  modal \(words(for: modal.screens))\(modal.style.map { " as \($0)" } ?? "")")
    }
    if let alert { lines.append("  alert \(alert)") }
    return lines.joined(separator: "\n")
  }

  private func words(for screens: [any Screen]) -> String {
    screens.map(\.title).joined(separator: " / ")
  }
}
#endif
