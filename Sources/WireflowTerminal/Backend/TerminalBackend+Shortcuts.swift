import Wireflow
import WireflowInteraction

/// The shortcuts with Command, which a terminal user presses with Alt.
extension TerminalBackend {
  /// Performs the effect of a shortcut, even while the user edits a field.
  func pressWithAlt(_ character: Character) {
    let shortcut = ScreenContent.Shortcut(altKey: character)
    guard let item = shown.menuItem(for: shortcut, whileTyping: isEditing) else { return }
    if isEditing {
      commitEditing()
      _ = currentRendering()
      // The typed text may have changed the page.
      guard shown.menuItem(for: shortcut)?.id == item.id else { return }
    }
    perform(item.effect)
  }

  /// The keys with the same effects as actions, by the action.
  var shortcuts: [String: String] {
    var keys: [String: String] = [:]
    for item in shown.menuItems {
      guard let action = item.action, let key = item.shortcut?.altKey else { continue }
      keys["\(action)"] = key
    }
    return keys
  }

  private func perform(_ effect: StagePicture.MenuItem.Effect?) {
    switch effect {
    case .perform(let action, let target): perform(action, on: target)
    case .focus(let id):
      let field = currentRendering().items.first { item in
        if case .edit(let element, _) = item.activation { element.id == id } else { false }
      }
      guard let field else { return }
      focus(field)
      activate(field)
    case nil: break
    }
  }
}

extension ScreenContent.Shortcut {
  /// Creates the shortcut with Command whose key is pressed with Alt.
  fileprivate init(altKey character: Character) {
    self.init(.init(character), character.isUppercase ? [.command, .shift] : .command)
  }

  /// The key to press in a terminal, or nil if a terminal cannot distinguish it from others.
  fileprivate var altKey: String? {
    let isShifted = modifiers == [.command, .shift]
    guard isShifted || modifiers == .command, key.name.count == 1,
      let character = key.name.first, character.isASCII, character.isLetter || !isShifted
    else { return nil }
    let typed = isShifted ? key.name.uppercased() : key.name
    // With these characters, other sequences begin or end.
    return ["O", "P", "X", "[", "\\", "]", "^", "_"].contains(typed) ? nil : "Alt-\(typed)"
  }
}
