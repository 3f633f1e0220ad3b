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
    if case .rows(let rows) = self { return rows.name(at: row) }
    return traits?.id ?? label ?? ""
  }

  /// Hands over the actions that a user could do with it by a label, none while it is disabled.
  @inline(__always)
  func forEachAction(_ label: UserAction.Label, _ body: (UserAction) -> Void) {
    if traits?.isDisabled == true { return }
    switch self {
    case .row(let row): if row.action != nil { body(.tap(label)) }
    case .button, .refresh: body(.tap(label))
    case .toggle: body(.toggle(label))
    case .choice(let choice):
      for option in choice.options { body(.choose(.init(option), in: label)) }
    case .field(let field):
      let isSecure = field.privacy == .secure
      for sample in field.samples {
        body(isSecure ? .typeSample(sample.name, into: label) : .type(sample.value, into: label))
      }
      if field.submit != nil { body(.submit(label)) }
    case .text, .image, .progress, .rows: break
    }
  }
}
