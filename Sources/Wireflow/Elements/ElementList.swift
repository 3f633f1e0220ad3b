/// The elements of screens, listed once: screen by screen from the front, each from top to bottom.
///
/// ``Stage/possibleActions``, the lookup of an action's element and pictures read this list.
@MainActor
package struct ElementList {
  package typealias Use = ScreenContent.Element.Use
  package typealias Place = ElementNames.Place

  /// An element, or a long list, and its screen.
  package struct Entry {
    package let element: ScreenContent.Element
    /// The use of the element for the user, if it has any.
    package let use: Use?
    /// The name with which actions find it.
    package let name: String
    package let screen: any Screen
    /// The number of long lists above it on its screen.
    let listsAbove: Int
  }

  package let entries: [Entry]
  private let rows: RowRegister

  /// Reads each screen's content.
  package init(of screens: [any Screen], rows: RowRegister) {
    var entries: [Entry] = []
    for screen in screens {
      var lists = 0
      for element in screen.content.elements {
        entries.append(
          Entry(
            element: element, use: element.use, name: element.name, screen: screen,
            listsAbove: lists))
        if case .rows = element { lists += 1 }
      }
    }
    self.init(entries, rows: rows)
  }

  private init(_ entries: [Entry], rows: RowRegister) {
    (self.entries, self.rows) = (entries, rows)
  }

  /// Returns the list with the app's commands, except for those that a listed element replaces.
  func adding(_ commands: AppCommands?) -> ElementList {
    guard let commands else { return self }
    let new = ElementList(of: [commands], rows: rows).entries
    return ElementList(entries + new.filter { !hasElement(inPlaceOf: $0) }, rows: rows)
  }

  /// Returns true if an element has the name of a command, or has that name as its label.
  private func hasElement(inPlaceOf command: Entry) -> Bool {
    entries.contains { entry in
      if let rows = rowNames(of: entry) {
        return command.use == .tap && rows.count(of: command.name) > 0
      }
      return entry.use == command.use
        && (entry.name == command.name || entry.element.label == command.name)
    }
  }

  /// Returns the names of the elements, to count those that are equal.
  package func names() -> ElementNames {
    var names = ElementNames()
    for entry in entries {
      if let rows = rowNames(of: entry) {
        names.add(rows)
      } else {
        names.add(entry.name, for: entry.use)
      }
    }
    return names
  }

  private func rowNames(of entry: Entry) -> NameIndex? {
    guard case .rows(let rows) = entry.element else { return nil }
    return self.rows.names(of: rows, entry.listsAbove, on: entry.screen)
  }

  /// Returns the element at a place, and creates the row of a long list for it.
  package func element(at place: Place) -> ScreenContent.Element {
    let element = entries[place.position].element
    if case .rows(let rows) = element { return .row(rows.row(at: place.row)) }
    return element
  }

  /// Returns the name with which actions find the element at a place.
  package func name(at place: Place) -> String {
    let entry = entries[place.position]
    if case .rows(let rows) = entry.element { return rows.name(at: place.row) }
    return entry.name
  }

  /// Returns the places of the elements of a use that have a name, or else a label, on all screens
  /// or on some of them.
  ///
  /// The rows of long lists are created for their labels only if no element has the name.
  package func places(
    of text: String, for use: Use, on screens: [any Screen]? = nil
  ) -> [Place] {
    let positions = entries.indices.filter { position in
      screens.map { $0.contains { $0 === entries[position].screen } } ?? true
    }
    let named = positions.flatMap { places(at: $0, named: text, for: use) }
    return named.isEmpty ? positions.flatMap { places(at: $0, labelled: text, for: use) } : named
  }

  private func places(at position: Int, named name: String, for use: Use) -> [Place] {
    let entry = entries[position]
    if entry.use == use { return entry.name == name ? [Place(position: position)] : [] }
    guard use == .tap, let names = rowNames(of: entry) else { return [] }
    return names.places(of: name).map { Place(position: position, row: $0) }
  }

  private func places(at position: Int, labelled label: String, for use: Use) -> [Place] {
    let entry = entries[position]
    if entry.use == use {
      return entry.element.label == label ? [Place(position: position)] : []
    }
    guard use == .tap, case .rows(let rows) = entry.element else { return [] }
    return self.rows.places(ofTitle: label, in: rows, entry.listsAbove, on: entry.screen)
      .map { Place(position: position, row: $0) }
  }

  /// Returns the part of the list that belongs to one screen, and its position.
  package func part(of screen: any Screen) -> (start: Int, list: ElementList)? {
    guard let start = entries.firstIndex(where: { $0.screen === screen }) else { return nil }
    let own = entries[start...].prefix { $0.screen === screen }
    return (start, ElementList(Array(own), rows: rows))
  }
}

extension ScreenContent.Row {
  /// The label that identifies it to the user, or nil if it has no action.
  var label: String? { hasActions ? title : nil }

  /// True if the user can tap it, or one of its further actions.
  package var hasActions: Bool { action != nil || !actions.isEmpty }
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
    case .row(let row): row.hasActions ? .tap : nil
    case .button, .refresh: .tap
    case .field: .type
    case .toggle: .toggle
    case .choice: .choose
    case .text, .image, .progress, .rows: nil
    }
  }

  /// The name with which actions find it: its id, or else its label.
  var name: String { traits?.id ?? label ?? "" }

  /// The further actions of a row.
  var rowActions: [ScreenContent.Button] {
    if case .row(let row) = self { row.actions } else { [] }
  }

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
