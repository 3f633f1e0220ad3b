import Wireflow
import WireflowInteraction

/// The user's view of a picture: window, focus, scroll offsets, typed text and open panes.
struct Viewpoint: Hashable, Sendable {
  var size: TerminalSize
  var focus: FocusTarget?
  /// True if the next drawing scrolls to the focused item.
  var followsFocus = true
  /// The remembered focus of each screen that does not have it now.
  var resting: Set<FocusTarget> = []
  var scrolls: [ScrollTarget: Int] = [:]
  var editing: FieldEditing?
  /// The number of samples typed into the focused field.
  var samplesTyped = 0
  var showsHelp = false
  /// True if the terminal has colours and can therefore show pixels.
  var showsPixels = true
  /// True if there are several wireframes to choose from.
  var canSwap = false
  /// The palette, while it is open.
  var palette: CommandPalette?
  /// The lines of the log pane, the latest last, or nil while it is closed.
  var logLines: [String]?
  /// The lines of the pane with the navigation tree, or nil while it is closed.
  var treeLines: [String]?
  /// The windows of the app, if there are several.
  var windows: [ListedWindow] = []
  /// The notice that replaces the keys until the next event.
  var notice: String?

  /// The smallest window in which an app is shown.
  static let smallest = TerminalSize(columns: 24, rows: 8)

  /// The smallest width of the regular form factor.
  static let regularWidth = 100

  /// True if the log and the navigation tree fit beside an app with the regular form factor.
  var isWide: Bool { size.columns >= Self.regularWidth + 80 }

  /// Returns true if the target gets the focus when its screen does.
  func rests(on target: FocusTarget) -> Bool {
    target.page != focus?.page && resting.contains(target)
  }

  var isTooSmall: Bool { size.columns < Self.smallest.columns || size.rows < Self.smallest.rows }
}

/// A part of the window that can scroll.
enum ScrollTarget: Hashable, Sendable {
  case page(StagePicture.ID)
  case roots
  case message
  case answers
  case log
  case tree
  case help
}
