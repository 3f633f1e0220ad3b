/// The elements of one screen that the user can act on, by their use and by the name that actions
/// call them by.
@MainActor
struct ScreenElements {
  /// The position of an element on its screen, and of a row in a long list.
  struct Place: Hashable {
    let element: Int
    var row = 0
  }

  /// Elements of one use that have the same name.
  private struct Twins {
    var numbers: [Place: Int] = [:]
    var fingerprint: UInt64 = 0
  }

  let elements: [ScreenContent.Element]
  /// The long lists by their positions among the elements, with the names of all their rows.
  let lists: [(element: Int, names: RowNames)]
  /// The positions of the other elements by name, for each use.
  private var names: [StagePicture.Element.Use: RowNames] = [:]
  /// The elements that share a name, once they are needed.
  private var twins: [StagePicture.Element.Use: [String: Twins]] = [:]
  /// The fingerprint of the screen's texts, once it is needed.
  private var whole: UInt64?

  init(of screen: any Screen, rows register: RowRegister) {
    self.init(screen.content.elements, of: screen, rows: register)
  }

  init(_ elements: [ScreenContent.Element], of screen: any Screen, rows register: RowRegister) {
    self.elements = elements
    var lists: [(element: Int, names: RowNames)] = []
    for (place, element) in elements.enumerated() {
      if case .rows(let rows) = element {
        lists.append((place, register.names(of: rows, lists.count, on: screen)))
      } else if let use = element.use {
        names[use, default: RowNames(count: elements.count)]
          .add(element.name(ofRow: 0), at: place)
      }
    }
    self.lists = lists
  }

  /// Returns the number of elements of a use that have a name.
  func count(_ use: StagePicture.Element.Use, named name: String) -> Int {
    let count = names[use]?.count(of: name) ?? 0
    return use == .tap ? lists.reduce(count) { $0 + $1.names.count(of: name) } : count
  }

  /// Returns the places of the elements of a use that have a name, from the top.
  func places(_ use: StagePicture.Element.Use, named name: String) -> [Place] {
    let single = names[use]?.places(of: name).map { Place(element: $0) } ?? []
    guard use == .tap, !lists.isEmpty else { return single }
    let rows = lists.flatMap { list in
      list.names.places(of: name).map { Place(element: list.element, row: $0) }
    }
    return (single + rows).sorted { ($0.element, $0.row) < ($1.element, $1.row) }
  }

  /// Returns the places of the elements of a use that have a label but a name of their own, from
  /// the top.
  func places(
    _ use: StagePicture.Element.Use, labelled label: String, of screen: any Screen,
    rows register: RowRegister
  ) -> [Place] {
    var (places, list): ([Place], Int) = ([], 0)
    for (place, element) in elements.enumerated() {
      if case .rows(let rows) = element {
        if use == .tap {
          places += register.places(ofTitle: label, in: rows, list, on: screen)
            .map { Place(element: place, row: $0) }
        }
        list += 1
      } else if element.use == use, element.isCalled(label).isLabelled {
        places.append(Place(element: place))
      }
    }
    return places
  }

  /// Returns the name of the element at a place.
  func name(at place: Place) -> String { elements[place.element].name(ofRow: place.row) }

  /// Returns the facts by which the element at a place is recognized later.
  ///
  /// An element with an id of its own is recognized by that alone. Without one, it must show the
  /// same texts. If several have the same name, the texts of the whole screen must be unchanged,
  /// because only the order tells those elements apart.
  mutating func mark(
    at place: Place, use: StagePicture.Element.Use
  ) -> StagePicture.ElementMark {
    let name = name(at: place)
    if count(use, named: name) > 1 { return markOfTwin(at: place, use, name) }
    if case .rows = elements[place.element] { return .unique }
    if elements[place.element].traits?.id != nil { return .unique }
    var fingerprint = Fingerprint()
    elements[place.element].addTexts(to: &fingerprint)
    return .init(number: 0, fingerprint: fingerprint.value)
  }

  private mutating func markOfTwin(
    at place: Place, _ use: StagePicture.Element.Use, _ name: String
  ) -> StagePicture.ElementMark {
    let known = twins[use]?[name] ?? makeTwins(use, name)
    return .init(number: known.numbers[place] ?? 0, fingerprint: known.fingerprint)
  }

  private mutating func makeTwins(_ use: StagePicture.Element.Use, _ name: String) -> Twins {
    var (twins, fingerprint) = (Twins(), Fingerprint())
    for (number, place) in places(use, named: name).enumerated() {
      twins.numbers[place] = number
      fingerprint.combine(place.element)
      fingerprint.combine(place.row)
    }
    fingerprint.combine(Int(truncatingIfNeeded: fingerprintOfAll()))
    twins.fingerprint = fingerprint.value
    self.twins[use, default: [:]][name] = twins
    return twins
  }

  private mutating func fingerprintOfAll() -> UInt64 {
    if let whole { return whole }
    var fingerprint = Fingerprint()
    for element in elements { element.addTexts(to: &fingerprint) }
    whole = fingerprint.value
    return fingerprint.value
  }
}

extension StagePicture.ElementMark {
  /// The mark of an element that its name tells apart from all others on its screen.
  static let unique = Self(number: 0, fingerprint: 0)
}

extension ScreenContent.Element {
  /// Adds the texts by which the user recognizes it, without values that the user can change.
  @MainActor
  fileprivate func addTexts(to fingerprint: inout Fingerprint) {
    fingerprint.combine(kind)
    switch self {
    case .text(let text): fingerprint.combine(text.string)
    case .image(let image): fingerprint.combine(image.name)
    case .rows(let rows): fingerprint.combine(rows.count)
    case .row(let row):
      fingerprint.combine(row.title)
      fingerprint.combine(row.subtitle ?? "")
    case .button, .refresh, .field, .toggle, .choice: fingerprint.combine(label ?? "")
    case .progress(let progress): fingerprint.combine(progress.label)
    }
    fingerprint.combine(traits?.id ?? "")
  }
}
