import Wireflow

/// An element of a screen as it is drawn, and the label by which the user acts on it.
struct SceneElement: Hashable, Sendable {
  /// The kind of an element, with all that it shows.
  enum Kind: Hashable, Sendable {
    case text(String)
    case image(String)
    case row(title: String, subtitle: String?)
    case button(String, ScreenContent.Button.Role)
    case field(label: String, text: String, isSecure: Bool)
    case toggle(String, isOn: Bool)
    case choice(label: String, options: [String], selected: String?)
    case progress(String, fraction: Double?)
    /// The answers of an alert, side by side or one under the other.
    case answers([AlertContent.Action], isVertical: Bool)
  }

  /// The use of an element for the user.
  ///
  /// Labels are numbered among the elements of one use.
  enum Use: Hashable, Sendable {
    case tap
    case type
    case toggle
    case choose
  }

  let kind: Kind
  /// The label and, where several elements bear it, the number of this one.
  ///
  /// It is nil for an element that does nothing or is out of reach.
  var label: UserAction.Label?

  /// The use of the element for the user, if it has any.
  let use: Use?

  init(_ kind: Kind, use: Use? = nil) {
    self.kind = kind
    self.use = use
  }

  @MainActor
  init(_ element: ScreenContent.Element) {
    switch element {
    case .text(let text): self.init(.text(text.string))
    case .image(let image): self.init(.image(image.name))
    case .row(let row):
      self.init(
        .row(title: row.title, subtitle: row.subtitle), use: row.action == nil ? nil : .tap)
    case .button(let button): self.init(.button(button.title, button.role), use: .tap)
    case .field(let field):
      self.init(
        .field(label: field.label, text: field.text, isSecure: field.privacy == .secure),
        use: .type)
    case .toggle(let toggle):
      self.init(.toggle(toggle.label, isOn: toggle.isOn), use: .toggle)
    case .choice(let choice):
      self.init(
        .choice(label: choice.label, options: choice.options, selected: choice.selected),
        use: .choose)
    case .progress(let progress):
      self.init(.progress(progress.label, fraction: progress.fraction))
    }
  }

  /// The text by which it is known.
  var name: String {
    switch kind {
    case .text(let text): text
    case .image(let name): name
    case .row(let title, _), .button(let title, _): title
    case .field(let label, _, _), .toggle(let label, _), .choice(let label, _, _),
      .progress(let label, _):
      label
    case .answers: ""
    }
  }
}
