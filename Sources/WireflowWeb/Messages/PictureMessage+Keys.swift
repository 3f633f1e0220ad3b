import Wireflow
import WireflowInteraction

extension PictureMessage {
  /// Returns the keys that have effects in a picture, except for Esc, or nil if there are none.
  static func keys(of picture: StagePicture) -> [Key]? {
    let keys = picture.menuItems.compactMap { item -> Key? in
      guard item.id != StagePicture.MenuItem.escapeID, let shortcut = item.shortcut else {
        return nil
      }
      switch item.effect {
      case .perform(let action, let target):
        return Key(shortcut: .init(shortcut), action: "\(action)", seen: "\(target)")
      case .focus(let id):
        let field = picture.frontPages.flatMap(\.elements).first { $0.id == id }
        return field.map { Key(shortcut: .init(shortcut), seen: "\($0.target)") }
      case nil: return nil
      }
    }
    return keys.isEmpty ? nil : keys
  }
}

extension PictureMessage.Shortcut {
  init(_ shortcut: ScreenContent.Shortcut) {
    key = shortcut.key.name
    let names: [(ScreenContent.Shortcut.Modifiers, String)] = [
      (.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command"),
    ]
    modifiers = names.filter { shortcut.modifiers.contains($0.0) }.map(\.1)
  }
}
