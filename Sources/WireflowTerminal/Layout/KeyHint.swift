import Wireflow

/// A key, and what it does.
struct KeyHint: Hashable, Sendable {
  let key: String
  let meaning: String

  private init(_ key: String, _ meaning: String) {
    self.key = key
    self.meaning = meaning
  }

  /// The hints for all keys, as the help shows them.
  static let all = [
    KeyHint("Arrows", "move"),
    KeyHint("Enter", "press, choose, type"),
    KeyHint("Esc", "back, close, cancel"),
    KeyHint("Tab", "next; Shift-Tab before"),
    KeyHint("1 to 9", "root items"),
    KeyHint("0", "drawer"),
    KeyHint("m", "player up or down"),
    KeyHint("PgUp PgDn", "scroll by a page"),
    KeyHint("Home End", "first and last"),
    KeyHint("Ctrl-T", "navigation tree"),
    KeyHint("Ctrl-L", "log"),
    KeyHint("Ctrl-S", "save as a script"),
    KeyHint("Ctrl-Z", "suspend"),
    KeyHint("q, Ctrl-C", "quit"),
  ]

  /// Returns the hints for the keys that do something now, the most important first.
  static func hints(for painter: Painter) -> [KeyHint] {
    let viewpoint = painter.viewpoint
    if viewpoint.showsHelp { return [KeyHint("Esc", "Close")] }
    if viewpoint.editing != nil, viewpoint.editing?.target == viewpoint.focus {
      return [
        KeyHint("Enter", "Done"), KeyHint("Esc", "Cancel"), KeyHint("Tab", "Next"),
        KeyHint("^C", "Quit"),
      ]
    }
    let isField = painter.rendering.item(viewpoint.focus)?.isEditable == true
    var hints = [KeyHint("Enter", isField ? "Type" : "Open")]
    if painter.leadsBack { hints.append(KeyHint("Esc", "Back")) }
    // In a field, letters and digits are typed.
    hints += isField ? [KeyHint("^C", "Quit")] : characters(for: painter.picture)
    return hints + [
      KeyHint("↑↓←→", "Move"), KeyHint("^L", "Log"), KeyHint("^T", "Tree"), KeyHint("^S", "Save"),
    ]
  }

  /// Returns the letters and digits that do something.
  private static func characters(for picture: StagePicture) -> [KeyHint] {
    var hints: [KeyHint] = []
    let region = picture.frontRegion
    if [.base, .modal].contains(picture.front) {
      if region.rootItems.count > 1 {
        hints.append(KeyHint("1-\(min(9, region.rootItems.count))", "Go to"))
      }
      if region.openDrawer != nil { hints.append(KeyHint("0", "Drawer")) }
    }
    if picture.player?.minimize ?? picture.player?.maximize != nil {
      hints.append(KeyHint("m", "Player"))
    }
    return hints + [KeyHint("?", "Help"), KeyHint("q", "Quit")]
  }
}

extension Painter {
  /// True if Esc does something.
  fileprivate var leadsBack: Bool {
    switch picture.front {
    case .alert: picture.alert?.escape != nil
    case .drawer, .modal, .player: true
    case .base: picture.base.pages.last?.backTitle != nil
    }
  }
}
