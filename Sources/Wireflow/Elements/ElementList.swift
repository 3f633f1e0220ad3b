/// The elements of screens, listed once: screen by screen from the front, each from top to bottom.
///
/// Pictures, ``Stage/possibleActions`` and the lookup of an action's element read this list.
@MainActor
struct ElementList {
  typealias Use = StagePicture.Element.Use
  typealias Place = ElementNames.Place

  /// An element, or a long list, and its screen.
  struct Entry {
    let element: ScreenContent.Element
    /// The use of the element for the user, if it has any.
    let use: Use?
    /// The name with which actions find it.
    let name: String
    let screen: any Screen
    /// The number of long lists above it on its screen.
    let listsAbove: Int
  }

  let entries: [Entry]
  private(set) var names = ElementNames()
  private let rows: RowRegister

  /// Reads each screen's content.
  init(of screens: [any Screen], rows: RowRegister) {
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

  init(_ entries: [Entry], rows register: RowRegister) {
    self.entries = entries
    rows = register
    for entry in entries {
      if case .rows(let rows) = entry.element {
        names.add(register.names(of: rows, entry.listsAbove, on: entry.screen))
      } else {
        names.add(entry.name, for: entry.use)
      }
    }
  }

  /// Returns the element at a place, and creates the row of a long list for it.
  func element(at place: Place) -> ScreenContent.Element {
    let element = entries[place.position].element
    if case .rows(let rows) = element { return .row(rows.row(at: place.row)) }
    return element
  }

  /// Returns the name with which actions find the element at a place.
  func name(at place: Place) -> String {
    let entry = entries[place.position]
    if case .rows(let rows) = entry.element { return rows.name(at: place.row) }
    return entry.name
  }

  /// Returns the label of the element at a place.
  func label(at place: Place, for use: Use) -> UserAction.Label {
    names.label(name(at: place), for: use, at: place)
  }

  /// Returns the places of the elements of a use that have a name, or else a label, on all screens
  /// or on some of them.
  ///
  /// The rows of long lists are created for their labels only if no element has the name.
  func places(of text: String, for use: Use, on screens: [any Screen]? = nil) -> [Place] {
    func isMeant(_ entry: Entry) -> Bool {
      screens.map { $0.contains { $0 === entry.screen } } ?? true
    }
    let named = names.places(of: text, for: use).filter { isMeant(entries[$0.position]) }
    if !named.isEmpty { return named }
    var labelled: [Place] = []
    for (position, entry) in entries.enumerated() where isMeant(entry) {
      if case .rows(let rows) = entry.element {
        guard use == .tap else { continue }
        labelled += self.rows
          .places(ofTitle: text, in: rows, entry.listsAbove, on: entry.screen)
          .map { Place(position: position, row: $0) }
      } else if entry.use == use, entry.element.label == text {
        labelled.append(Place(position: position))
      }
    }
    return labelled
  }

  /// Returns the place of the element of a use that has a name on a screen, if it has the mark that
  /// the user's picture recorded.
  func place(
    of name: String, for use: Use, marked mark: StagePicture.ElementMark, on screen: any Screen
  ) -> Place? {
    guard let start = entries.firstIndex(where: { $0.screen === screen }) else { return nil }
    let own = ElementList(Array(entries[start...].prefix { $0.screen === screen }), rows: rows)
    let places = own.names.places(of: name, for: use)
    guard places.indices.contains(mark.number) else { return nil }
    let place = places[mark.number]
    var marks = ElementMarks(own)
    guard marks.mark(at: place, for: use) == mark else { return nil }
    return Place(position: start + place.position, row: place.row)
  }
}
