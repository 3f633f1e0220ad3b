import Wireflow

extension NavigationMap.Element {
  /// Creates the drawing's form of an element.
  @MainActor
  init(_ element: ScreenContent.Element) {
    isPrimary = if case .button(let button) = element { button.role == .primary } else { false }
    (kind, label) =
      switch element {
      case .text(let text): (.text, text.string)
      case .image(let image): (.image, image.alternative ?? "")
      case .row(let row): (.row, row.title)
      case .rows(let rows): (.row, "\(rows.count)")
      case .button(let button): (.button, button.title)
      case .refresh(let refresh): (.button, refresh.label)
      case .field(let field): (.field, field.label)
      case .toggle(let toggle): (.toggle, toggle.label)
      case .choice(let choice): (.choice, choice.label)
      case .progress(let progress): (.progress, progress.label)
      }
    name = element.traits?.id ?? label
  }
}
