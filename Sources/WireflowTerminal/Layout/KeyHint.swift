import Wireflow

/// A key, and what it does.
struct KeyHint: Hashable, Sendable {
  let key: String
  let meaning: String

  private init(_ key: String, _ meaning: String) {
    self.key = key
    self.meaning = meaning
  }

  /// All keys, for the help.
  static let all = [
    KeyHint("Arrows", "move"),
    KeyHint("Enter", "press, choose, type"),
    KeyHint("Esc", "back, close, cancel"),
    KeyHint("Tab", "next; Shift-Tab before"),
    KeyHint("1 to 9", "root items"),
    KeyHint("0", "menu"),
    KeyHint("m", "player up or down"),
    KeyHint("PgUp PgDn", "scroll by a page"),
    KeyHint("Home End", "first and last"),
    KeyHint("Ctrl-T", "navigation tree"),
    KeyHint("Ctrl-L", "log"),
    KeyHint("Ctrl-S", "save as a script"),
    KeyHint("Ctrl-Z", "suspend"),
    KeyHint("q, Ctrl-C", "quit"),
  ]

  /// What the user can do now, the most important first.
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
    if painter.scene.front == .roots, painter.scene.roots.count > 1 {
      hints.append(KeyHint("1-\(min(9, painter.scene.roots.count))", "Go to"))
    }
    if painter.scene.front == .roots, painter.scene.navigation == .menu {
      hints.append(KeyHint("0", "Menu"))
    }
    if painter.scene.player != nil, [.roots, .player].contains(painter.scene.front) {
      hints.append(KeyHint("m", "Player"))
    }
    hints += isField ? [KeyHint("^C", "Quit")] : [KeyHint("?", "Help"), KeyHint("q", "Quit")]
    return hints + [
      KeyHint("↑↓←→", "Move"), KeyHint("^L", "Log"), KeyHint("^T", "Tree"), KeyHint("^S", "Save"),
    ]
  }
}

extension Painter {
  /// Whether Esc does something.
  fileprivate var leadsBack: Bool {
    switch scene.front {
    case .alert: scene.alert?.escape != nil
    case .menu, .modal, .player: true
    case .roots: scene.pages.last?.backTitle != nil
    }
  }
}
