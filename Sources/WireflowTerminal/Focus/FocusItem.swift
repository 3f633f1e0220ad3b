import Wireflow
import WireflowInteraction

/// An item on the screen that can have the focus, be clicked and be activated.
struct FocusItem: Hashable, Sendable {
  /// The effect of activating an item.
  enum Activation: Hashable, Sendable {
    /// Performs an action on an element, a page, a region or an alert.
    case perform(UserAction, on: StagePicture.Target)
    /// Goes to another window, by its link.
    case goToWindow(String?)
    /// Edits a field.
    ///
    /// The payload is indirect, because a screen has many items and few of them are fields.
    indirect case edit(StagePicture.Element, StagePicture.Element.Field)
    /// Scrolls a pane.
    case scroll
  }

  let target: FocusTarget
  /// The text that identifies the item when its position changes.
  let name: String
  let activation: Activation
  /// The frame of the item, which may be outside the visible part.
  var frame: CellRectangle
  /// The visible part of the frame.
  var visible: CellRectangle
  /// The number of the part of the screen, such as a column, in which arrows move first.
  let zone: Int
  /// True if the item is in the header of its screen.
  var isHeader = false
  /// The verb that describes its effect.
  var verb = ""
  /// True if the item is a row, whose screen may appear beside it.
  var isRow = false

  var isEditable: Bool { if case .edit = activation { true } else { false } }

  /// Returns one of the samples for the field, in words and as an action.
  func sample(_ turn: Int) -> (words: String, action: UserAction)? {
    guard case .edit(let element, let field) = activation else { return nil }
    let samples = Array(zip(field.samples, element.sampleActions))
    return samples.isEmpty ? nil : samples[turn % samples.count]
  }

  /// True for a search field.
  var isSearch: Bool {
    if case .edit(_, let field) = activation { field.keyboard == .search } else { false }
  }
}
