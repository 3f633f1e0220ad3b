import Wireflow

extension SceneElement {
  /// Returns the target for the focus on the element, or on one of its options.
  func target(_ place: Int, option: Int?, of page: ObjectIdentifier?) -> FocusTarget? {
    if isAnswers { return option.map { .answer($0) } }
    return page.map { .element(page: $0, index: place, option: option) }
  }

  /// Returns the style of an option or an answer.
  func style(of option: Int) -> CellStyle {
    guard case .answers(let actions, _) = kind else { return .plain }
    return switch actions[option].role {
    case .plain: .plain
    case .destructive: CellStyle(.danger)
    case .cancel: .secondary
    }
  }

  /// The options or answers, and what choosing each does.
  var optionActivations: [(name: String, activation: FocusItem.Activation)] {
    switch kind {
    case .choice(_, let options, _):
      guard let label else { return [] }
      return options.map { ($0, .perform(.choose(.init($0), in: label))) }
    case .answers(let actions, _):
      return zip(actions, UserAction.Label.counting(actions.map(\.title))).map {
        ($0.title, .perform(.choose($1)))
      }
    default:
      return []
    }
  }

  /// The effect of activating the element as a whole.
  ///
  /// It is nil for an element that does nothing or consists of options.
  var activation: FocusItem.Activation? {
    guard let label else { return nil }
    return switch kind {
    case .row, .button: .perform(.tap(label))
    case .toggle: .perform(.toggle(label))
    case .field(_, let text, let isSecure): .edit(label, text: text, isSecure: isSecure)
    case .text, .image, .choice, .progress, .answers: nil
    }
  }
}

extension Painter {
  /// Notes what the user can stand on in an element, and where popovers can point at it.
  mutating func note(
    _ element: SceneElement, _ place: Int, of page: ObjectIdentifier?, _ layout: PageLayout,
    at frame: CellRectangle, in clip: CellRectangle
  ) {
    if let page, element.use != nil {
      anchors.append(Anchor(page: page, name: element.name, frame: frame.intersection(clip)))
    }
    guard isActive else { return }
    if let activation = element.activation,
      let target = element.target(place, option: nil, of: page)
    {
      note(target, element.name, activation, at: frame, in: clip)
    }
    let options = element.optionActivations
    guard !options.isEmpty, let flow = layout.flow(of: element) else { return }
    for (number, piece) in flow.pieces.enumerated() {
      guard let target = element.target(place, option: number, of: page) else { continue }
      note(
        target, options[number].name, options[number].activation, at: piece.frame(in: frame),
        in: clip)
    }
  }
}
