import Wireflow

/// An item on the screen that the user can stand on, click and activate.
struct FocusItem: Hashable, Sendable {
  /// The effect of activating an item.
  enum Activation: Hashable, Sendable {
    /// Performs an action on an element, a page, a region or an alert.
    case perform(UserAction, on: StagePicture.Target)
    /// Edits a field.
    case edit(StagePicture.Element, StagePicture.Element.Field)
    /// Scrolls a pane.
    case scroll
  }

  let target: FocusTarget
  /// The text by which it is known, to find it again when others come before it.
  let name: String
  let activation: Activation
  /// The frame of the item, which may be scrolled out of sight.
  var frame: CellRectangle
  /// The part of the frame that is in sight.
  var visible: CellRectangle
  /// The part of the screen, such as a column, in which arrows move first.
  let zone: Int
  /// True if the item stands above the content of its screen.
  var isHeader = false
  /// The word for what pressing it does.
  var verb = ""
  /// True if it leads somewhere that may stand beside it.
  var isRow = false

  var isEditable: Bool { if case .edit = activation { true } else { false } }

  /// Returns what a user might type into the field, one after the other, in words and as an action.
  func sample(_ turn: Int) -> (words: String, action: UserAction)? {
    guard case .edit(let element, let field) = activation else { return nil }
    let samples = Array(zip(field.samples, element.sampleActions))
    return samples.isEmpty ? nil : samples[turn % samples.count]
  }

  /// True for a field to search in.
  var isSearch: Bool {
    if case .edit(_, let field) = activation { field.keyboard == .search } else { false }
  }
}
