import Wireflow
import WireflowInteraction

/// The user's view of a picture: the window, the focus, and all that was scrolled, typed and opened.
struct Viewpoint: Hashable, Sendable {
  var size: TerminalSize
  var focus: FocusTarget?
  /// True if the item with the focus is scrolled into sight.
  var followsFocus = true
  /// The places of the focus on the screens that have not got it.
  var resting: Set<FocusTarget> = []
  var scrolls: [ScrollTarget: Int] = [:]
  var editing: FieldEditing?
  /// The number of samples that were typed into the field that the user stands on.
  var samplesTyped = 0
  var showsHelp = false
  /// True if the terminal has colours, for pictures of pixels.
  var showsPixels = true
  /// True if there are several wireframes to show the app by.
  var canSwap = false
  /// The palette, while it is open.
  var palette: CommandPalette?
  /// The lines of the log pane, the latest last, or nil while it is closed.
  var logLines: [String]?
  /// The words that each line of the log pane holds.
  var filter = ""
  /// The lines of the pane with the navigation tree, or nil while it is closed.
  var treeLines: [String]?
  /// The notice that is shown once, in the place of the keys.
  var notice: String?

  /// The smallest window in which an app is shown.
  static let smallest = TerminalSize(columns: 24, rows: 8)

  /// Returns true if the user stands there as soon as the focus is back on that screen.
  func rests(on target: FocusTarget) -> Bool {
    target.page != focus?.page && resting.contains(target)
  }

  var isTooSmall: Bool {
    size.columns < Self.smallest.columns || size.rows < Self.smallest.rows
  }
}

/// A target for scrolling, whose content may be longer than its place.
enum ScrollTarget: Hashable, Sendable {
  case page(StagePicture.ID)
  case roots
  case message
  case answers
  case log
  case tree
  case help
}
