import Wireflow
import WireflowInteraction

extension StagePicture.Element {
  /// The options of a choice, and what choosing each does.
  var optionActivations: [(name: String, activation: FocusItem.Activation)] {
    guard case .choice(_, let options, _) = kind else { return [] }
    return zip(options, optionActions).map { ($0, .perform($1, on: target)) }
  }

  /// The effect of activating the element as a whole.
  ///
  /// It is nil for an element that does nothing or consists of options.
  var activation: FocusItem.Activation? {
    if case .field = kind, label != nil { return .edit(self) }
    return action.map { .perform($0, on: target) }
  }
}

extension StagePicture.Element {
  /// The word for what pressing it does.
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
  /// Notes what the user can stand on in an element, and where popovers can point at it.
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
    let options = element.optionActivations
    guard !options.isEmpty, let flow = layout.flow(of: element) else { return }
    for (number, piece) in flow.pieces.enumerated() {
      note(
        .element(page: page, index: place, option: number), options[number].name,
        options[number].activation, at: piece.frame(in: frame), in: clip, verb: "Choose")
    }
  }
}
