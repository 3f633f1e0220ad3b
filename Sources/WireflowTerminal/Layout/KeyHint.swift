import Wireflow
import WireflowInteraction

/// A key and its effect.
struct KeyHint: Hashable, Sendable {
  let key: String
  let meaning: String

  init(_ key: String, _ meaning: String) {
    self.key = key
    self.meaning = meaning
  }

  var text: PrintableText { PrintableText("\(key) \(meaning)") }

  /// The hints for all keys, as they appear in the help.
  static let all = [
    KeyHint("↑ ↓ ← →", "move, also k j h l"),
    KeyHint("Enter", "press, choose, edit"),
    KeyHint("Esc", "back, close, cancel"),
    KeyHint("Tab", "next; Shift-Tab before"),
    KeyHint("i a", "edit field; row's menu"),
    KeyHint("Ctrl-E", "type a sample"),
    KeyHint("/", "search"),
    KeyHint("1 to 9", "root items"),
    KeyHint("0 m", "drawer; player up, down"),
    KeyHint("PgUp PgDn", "scroll by a page"),
    KeyHint("g G", "first, last; Home End"),
    KeyHint(":", "any user action"),
    KeyHint("Alt", "shortcuts, as ⌘ does"),
    KeyHint("Ctrl-W", "wireframe; Ctrl-N window"),
    KeyHint("Ctrl-O", "open a link"),
    KeyHint("Ctrl-U", "step back; Ctrl-Y again"),
    KeyHint("Ctrl-T", "tree; Ctrl-L log"),
    KeyHint("Ctrl-S", "save as a script"),
    KeyHint("Ctrl-Z", "suspend"),
    KeyHint("q, Ctrl-C", "quit"),
  ]
}

/// The keys that have an effect now.
///
/// A narrow window shows fewer of the hints at the left and always those at the right.
struct KeyHints {
  private(set) var left: [KeyHint] = []
  private(set) var right = [KeyHint("?", "Help"), KeyHint("q", "Quit")]

  init(for painter: Painter) {
    let viewpoint = painter.viewpoint
    let words = painter.words
    if viewpoint.showsHelp {
      (left, right) = ([KeyHint("↑↓", "Scroll")], [KeyHint("Esc", words.close)])
      return
    }
    if viewpoint.palette != nil {
      left = [
        KeyHint("Enter", "Do it"), KeyHint("Tab", "Complete"), KeyHint("↑↓", "Choose"),
      ]
      right = [KeyHint("Esc", words.close)]
      return
    }
    if viewpoint.editing != nil, viewpoint.editing?.target == viewpoint.focus {
      left = [
        KeyHint("Enter", viewpoint.editing?.isMultiline == true ? "New line" : words.done),
        KeyHint("Esc", words.cancel), KeyHint("Tab", "Next"),
      ]
      right = [KeyHint("^C", "Quit")]
      return
    }
    if let item = painter.rendering.item(viewpoint.focus) { left += Self.keys(of: item) }
    if let sample = painter.rendering.item(viewpoint.focus)?.sample(viewpoint.samplesTyped) {
      left.append(KeyHint("^E", "Type “\(PrintableText(sample.words).cut(to: 24).string)”"))
    }
    if painter.leadsBack { left.append(KeyHint("Esc", words.back)) }
    left += Self.places(in: painter)
    left.append(KeyHint(":", "Command"))
    if viewpoint.windows.count > 1 { left.append(KeyHint("^N", "Window")) }
    if viewpoint.canSwap { left.append(KeyHint("^W", "Wireframe")) }
    left += [KeyHint("^L", "Log"), KeyHint("^T", "Tree"), KeyHint("^S", "Save")]
  }

  /// Returns the keys that act on the focused item.
  private static func keys(of item: FocusItem) -> [KeyHint] {
    let verb = PrintableText(item.verb).cut(to: 18).string
    let hint = KeyHint(item.target.isPane ? "↑↓" : "Enter", verb)
    let hasMore = !item.actions.isEmpty && item.activation != .listActions
    return hasMore ? [hint, KeyHint("a", "Actions")] : [hint]
  }

  /// Returns the keys that lead to other parts of the app.
  private static func places(in painter: Painter) -> [KeyHint] {
    let picture = painter.picture
    var hints: [KeyHint] = []
    if painter.rendering.items.contains(where: \.isSearch) { hints.append(KeyHint("/", "Search")) }
    let region = picture.frontRegion
    if [.base, .modal].contains(picture.front) {
      if region.rootItems.count > 1 {
        hints.append(KeyHint("1-\(min(9, region.rootItems.count))", "Go to"))
      }
      if region.turns != nil { hints.append(KeyHint("← →", "Turn")) }
      if region.openDrawer != nil { hints.append(KeyHint("0", painter.words.menu)) }
    }
    if picture.frontPage?.isMinimizable == true {
      hints.append(KeyHint("m", painter.words.minimize))
    } else if picture.player?.minimize ?? picture.player?.maximize != nil {
      let isModal = picture.player?.isModal == true
      hints.append(KeyHint("m", isModal ? "Open" : painter.words.player))
    }
    return hints
  }

  /// Returns the hints at the left that fit into some columns.
  func fitting(_ columns: Int) -> [KeyHint] {
    var room = columns
    return Array(
      left.prefix { hint in
        room -= hint.text.width + 2
        return room >= 0
      })
  }
}

extension Painter {
  /// Draws the notice, or the keys that have an effect now.
  mutating func paintFooter(in line: CellRectangle) {
    rendering.grid.fill(line)
    if let notice = viewpoint.notice {
      return write(notice, at: line.inset(left: 1, right: 1), in: line, .title)
    }
    let hints = KeyHints(for: self)
    let width = hints.right.reduce(0) { $0 + $1.text.width + 2 }
    let left = hints.fitting(line.columns - width)
    paint(left, from: line.column + 1, in: line)
    paint(hints.right, from: max(1, line.endColumn - width + 1), in: line)
  }

  private mutating func paint(_ hints: [KeyHint], from column: Int, in line: CellRectangle) {
    var column = column
    for hint in hints {
      let (key, meaning) = (PrintableText(hint.key), PrintableText(hint.meaning))
      column = write(key, column, line.row, in: line, .accent) + 1
      column = write(meaning, column, line.row, in: line, .secondary) + 2
    }
  }

  /// True if Esc has an effect.
  fileprivate var leadsBack: Bool { viewpoint.focus?.isPane == true || picture.escape != nil }
}
