import Wireflow
import WireflowInteraction

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
    return action.map { .perform($0, on: target) }
  }
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
    case .row, .text, .image, .progress: "Open"
    }
  }

  fileprivate var isRow: Bool { if case .row = kind { true } else { false } }
}

extension Painter {
  /// Registers the focusable items of an element, and its frame as an anchor for popovers.
  mutating func note(
    _ element: StagePicture.Element, _ place: Int, of page: StagePicture.ID, _ layout: PageLayout,
    at frame: CellRectangle, in clip: CellRectangle
  ) {
    if element.isActive {
      anchors.append(Anchor(page: page, name: element.name, frame: frame.intersection(clip)))
    }
    guard isActive else { return }
    if let activation = element.activation {
      let target = FocusTarget.element(page: page, index: place, option: nil)
      note(
        target, element.name, activation, at: frame, in: clip, verb: element.verb,
        isRow: element.isRow)
    }
    guard let flow = layout.flow(of: element) else { return }
    for (number, (option, piece)) in zip(element.options, flow.pieces).enumerated() {
      guard let activation = option.activation else { continue }
      note(
        .element(page: page, index: place, option: number), option.name, activation,
        at: piece.frame(in: frame), in: clip, verb: "Choose")
    }
  }
}
