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
    /// Lists the actions of a row that cannot be tapped.
    case listActions
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
  /// The further actions of a row.
  var actions: [UserAction] = []

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

/// The direction of an arrow key.
enum FocusDirection: Hashable, Sendable {
  case up
  case down
  case left
  case right

  /// The sign of the direction: -1 for up or left, 1 for down or right.
  var sign: Int { self == .up || self == .left ? -1 : 1 }

  var isVertical: Bool { self == .up || self == .down }
}

extension [FocusItem] {
  /// Returns the next item in the same part of the screen.
  func near(_ item: FocusItem, _ direction: FocusDirection) -> FocusItem? {
    filter { $0.zone == item.zone && $0.frame.lies(direction, of: item.frame) }
      .filter { direction.isVertical || $0.frame.sharesRows(with: item.frame) }
      .min { $0.frame.nearness(to: item.frame, direction, $1.frame) }
  }

  /// Returns the next visible item in another part of the screen.
  func far(_ item: FocusItem, _ direction: FocusDirection) -> FocusItem? {
    let here = item.visible.isEmpty ? item.frame : item.visible
    return filter {
      $0.zone != item.zone && !$0.visible.isEmpty && $0.visible.lies(direction, of: here)
    }
    .min { $0.visible.nearness(to: here, direction, $1.visible) }
  }
}

extension CellRectangle {
  fileprivate func lies(_ direction: FocusDirection, of other: CellRectangle) -> Bool {
    switch direction {
    case .up: endRow <= other.row
    case .down: row >= other.endRow
    case .left: endColumn <= other.column
    case .right: column >= other.endColumn
    }
  }

  fileprivate func sharesRows(with other: CellRectangle) -> Bool {
    row < other.endRow && other.row < endRow
  }

  /// Returns true if the rectangle is nearer to an origin than another one.
  fileprivate func nearness(
    to origin: CellRectangle, _ direction: FocusDirection, _ other: CellRectangle
  ) -> Bool {
    distance(to: origin, direction).lexicographicallyPrecedes(other.distance(to: origin, direction))
  }

  /// Returns the gap along the direction and across it, the more important first.
  private func distance(to origin: CellRectangle, _ direction: FocusDirection) -> [Int] {
    let columnGap = max(0, column - origin.endColumn, origin.column - endColumn)
    let rowGap = max(0, row - origin.endRow, origin.row - endRow)
    let isOverlapping = column < origin.endColumn && origin.column < endColumn
    if direction.isVertical {
      return [rowGap, isOverlapping ? 0 : columnGap + 1, abs(column - origin.column)]
    }
    return [columnGap + 3 * abs(row - origin.row), columnGap, row]
  }
}

/// An item that had the focus, by its place and its name.
struct FocusMemory: Equatable {
  let target: FocusTarget
  let name: String

  init(_ item: FocusItem) {
    target = item.target
    name = item.name
  }
}

/// A target of the focus, identified by its position in the app instead of its cells.
enum FocusTarget: Hashable, Sendable {
  /// An element of a screen, or an option of a choice.
  case element(page: StagePicture.ID, index: Int, option: Int?)
  case back(StagePicture.ID)
  case dismiss(StagePicture.ID)
  case minimize
  case drawer
  case root(Int)
  case nextPage
  case previousPage
  case player
  case answer(Int)
  case pane(ScrollTarget)
  case palette
  case window(Int)

  var isPane: Bool { if case .pane = self { true } else { false } }

  /// The screen of the target.
  var page: StagePicture.ID? {
    switch self {
    case .element(let page, _, _), .back(let page), .dismiss(let page): page
    case .minimize, .drawer, .root, .nextPage, .previousPage, .player, .answer, .pane, .palette,
      .window:
      nil
    }
  }
}

extension StagePicture.Element {
  /// An option of a choice.
  struct Option {
    let name: String
    let isSelected: Bool
    /// The effect of choosing it, or nil while the choice is out of reach.
    let activation: FocusItem.Activation?

    var text: PrintableText { PrintableText((isSelected ? "(•) " : "( ) ") + name) }
  }

  /// The options of a choice.
  var options: [Option] {
    guard case .choice(_, let names, let selected) = kind else { return [] }
    let actions = optionActions
    return names.enumerated().map { number, name in
      let action = actions.indices.contains(number) ? actions[number] : nil
      return Option(
        name: name, isSelected: name == selected,
        activation: action.map { .perform($0, on: target) })
    }
  }

  /// The box of a toggle, with a mark while it is on.
  static func box(isOn: Bool) -> String { isOn ? "[x]" : "[ ]" }

  /// The effect of activating the element as a whole.
  ///
  /// It is nil for an element without an effect and for a choice.
  var activation: FocusItem.Activation? {
    if case .field(let field) = kind, label != nil { return .edit(self, field) }
    if let action { return .perform(action, on: target) }
    return furtherActions.isEmpty ? nil : .listActions
  }

  /// The possible further actions of a row.
  var furtherActions: [UserAction] { rowActions.compactMap(\.action) }
}

extension StagePicture.Element {
  /// The verb that describes its effect.
  var verb: String {
    switch kind {
    case .button(let title, _): title
    case .refresh(let label, _): label
    case .toggle(_, let isOn): isOn ? "Turn off" : "Turn on"
    case .field: "Edit"
    case .choice: "Choose"
    case .row(_, _, leads: false): "Actions"
    case .row, .text, .image, .progress: "Open"
    }
  }

  fileprivate var isRow: Bool { if case .row = kind { true } else { false } }
}

extension Painter {
  /// Registers the focusable items of an element, and its frame as an anchor for popovers.
  mutating func addItems(
    _ element: StagePicture.Element, _ place: Int, of page: StagePicture.ID, _ layout: PageLayout,
    at frame: CellRectangle, in clip: CellRectangle
  ) {
    if element.isActive { anchors.append((page, element.name, frame.intersection(clip))) }
    guard isActive else { return }
    if let activation = element.activation {
      let target = FocusTarget.element(page: page, index: place, option: nil)
      addItem(
        target, element.name, activation, at: frame, in: clip, verb: element.verb,
        isRow: element.isRow, actions: element.furtherActions)
    }
    guard let flow = layout.flow(of: element) else { return }
    for (number, (option, piece)) in zip(element.options, flow.pieces).enumerated() {
      guard let activation = option.activation else { continue }
      addItem(
        .element(page: page, index: place, option: number), option.name, activation,
        at: piece.frame(in: frame), in: clip, verb: "Choose")
    }
  }
}
