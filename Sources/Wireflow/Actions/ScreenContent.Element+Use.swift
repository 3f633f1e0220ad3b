extension ScreenContent.Row {
  /// The label by which the user finds it, or nil if it does nothing.
  var label: String? { action == nil ? nil : title }
}

extension ScreenContent.Traits {
  fileprivate func isName(
    _ text: String, besideLabel label: String
  ) -> (isNamed: Bool, isLabelled: Bool) {
    let isLabelled = label == text
    return (id.map { $0 == text } ?? isLabelled, isLabelled)
  }
}

extension ScreenContent.Element {
  /// The label by which the user finds it, or nil if it does nothing.
  var label: String? {
    switch self {
    case .text, .image, .progress, .rows: nil
    case .row(let row): row.label
    case .button(let button): button.title
    case .refresh(let refresh): refresh.label
    case .field(let field): field.label
    case .toggle(let toggle): toggle.label
    case .choice(let choice): choice.label
    }
  }

  /// The word for its kind, such as `button`.
  var kind: String {
    switch self {
    case .text: "text"
    case .image: "image"
    case .row: "row"
    case .rows: "rows"
    case .button: "button"
    case .refresh: "refresh"
    case .field: "field"
    case .toggle: "toggle"
    case .choice: "choice"
    case .progress: "progress"
    }
  }

  /// The traits of an element that does something.
  var traits: ScreenContent.Traits? {
    switch self {
    case .text, .image, .progress, .rows: nil
    case .row(let row): row.traits
    case .button(let button): button.traits
    case .refresh(let refresh): refresh.traits
    case .field(let field): field.traits
    case .toggle(let toggle): toggle.traits
    case .choice(let choice): choice.traits
    }
  }

  /// Returns true if a text is its name, which is its label where it has none of its own, and if it
  /// is its label.
  func isCalled(_ text: String) -> (isNamed: Bool, isLabelled: Bool) {
    switch self {
    case .text, .image, .progress, .rows: (false, false)
    case .row(let row): row.traits.isName(text, besideLabel: row.title)
    case .button(let button): button.traits.isName(text, besideLabel: button.title)
    case .refresh(let refresh): refresh.traits.isName(text, besideLabel: refresh.label)
    case .field(let field): field.traits.isName(text, besideLabel: field.label)
    case .toggle(let toggle): toggle.traits.isName(text, besideLabel: toggle.label)
    case .choice(let choice): choice.traits.isName(text, besideLabel: choice.label)
    }
  }

  /// The use of the element for the user, if it has any.
  var use: StagePicture.Element.Use? {
    switch self {
    case .row(let row): row.action == nil ? nil : .tap
    case .button, .refresh: .tap
    case .field: .type
    case .toggle: .toggle
    case .choice: .choose
    case .text, .image, .progress, .rows: nil
    }
  }

  /// Returns the name that actions call it by, or one of its rows.
  func name(ofRow row: Int) -> String {
    switch self {
    case .text, .image, .progress: ""
    case .row(let row): row.traits.id ?? row.title
    case .rows(let rows): rows.name(at: row)
    case .button(let button): button.traits.id ?? button.title
    case .refresh(let refresh): refresh.traits.id ?? refresh.label
    case .field(let field): field.traits.id ?? field.label
    case .toggle(let toggle): toggle.traits.id ?? toggle.label
    case .choice(let choice): choice.traits.id ?? choice.label
    }
  }

  /// True if the user can act on it, as on all that does something unless it is disabled.
  private var isEnabled: Bool {
    switch self {
    case .text, .image, .progress, .rows: false
    case .row(let row): row.action != nil && !row.traits.isDisabled
    case .button(let button): !button.traits.isDisabled
    case .refresh(let refresh): !refresh.traits.isDisabled
    case .field(let field): !field.traits.isDisabled
    case .toggle(let toggle): !toggle.traits.isDisabled
    case .choice(let choice): !choice.traits.isDisabled
    }
  }

  /// The options of a choice.
  private var options: [String] {
    if case .choice(let choice) = self { choice.options } else { [] }
  }

  /// The things that a user can do with a field.
  private var typing: (samples: [ScreenContent.Field.SampleValue], isSecure: Bool, submits: Bool) {
    guard case .field(let field) = self else { return ([], false, false) }
    return (field.samples, field.privacy == .secure, field.submit != nil)
  }

  /// Hands over the actions that a user could do with it by a label, none while it is disabled.
  ///
  /// What it holds is read piece by piece, because a copy of all of it costs more.
  func forEachAction(
    of use: StagePicture.Element.Use, _ label: UserAction.Label, _ body: (UserAction) -> Void
  ) {
    guard isEnabled else { return }
    switch use {
    case .tap: body(.tap(label))
    case .toggle: body(.toggle(label))
    case .choose: for option in options { body(.choose(.init(option), in: label)) }
    case .type:
      let (samples, isSecure, submits) = typing
      for sample in samples {
        body(isSecure ? .typeSample(sample.name, into: label) : .type(sample.value, into: label))
      }
      if submits { body(.submit(label)) }
    }
  }
}
