extension ScreenContent.Row {
  /// The label that identifies it to the user, or nil if it has no action.
  var label: String? { action == nil ? nil : title }
}

extension ScreenContent.Element {
  /// The user's purpose for an element, in the order in which actions are listed.
  package enum Use: Int, CaseIterable {
    case tap
    case type
    case toggle
    case choose
  }

  /// The label that identifies it to the user, or nil if it has no action.
  package var label: String? {
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
  package var kind: String {
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

  /// The traits of an active element.
  package var traits: ScreenContent.Traits? {
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

  /// The use of the element for the user, if it has any.
  package var use: Use? {
    switch self {
    case .row(let row): row.action == nil ? nil : .tap
    case .button, .refresh: .tap
    case .field: .type
    case .toggle: .toggle
    case .choice: .choose
    case .text, .image, .progress, .rows: nil
    }
  }

  /// The name with which actions find it: its id, or else its label.
  var name: String { traits?.id ?? label ?? "" }

  /// Returns the user's possible actions on it with a label, or none while it is disabled.
  func actions(_ label: UserAction.Label) -> [UserAction] {
    guard traits?.isDisabled == false else { return [] }
    switch self {
    case .text, .image, .progress, .rows: return []
    case .row(let row): return row.action == nil ? [] : [.tap(label)]
    case .button, .refresh: return [.tap(label)]
    case .toggle: return [.toggle(label)]
    case .choice(let choice): return choice.optionNames.map { .choose(.init($0), in: label) }
    case .field(let field):
      let typing: [UserAction] = field.samples.map { sample in
        field.privacy == .secure
          ? .typeSample(sample.name, into: label) : .type(sample.value, into: label)
      }
      return field.submit == nil ? typing : typing + [.submit(label)]
    }
  }
}
