import Wireflow
import WireflowInteraction

/// The views of a page's elements, in order.
///
/// An element keeps its view by the identifier that the app gave it, or else by its kind and label,
/// or else by its position. The focus therefore stays when other elements come and go, or a label
/// changes.
@MainActor
struct ElementViews {
  private struct Entry {
    let shape: Shape
    let key: Key
    let place: Int
    let view: any ElementView
  }

  /// The properties of an element that cannot change while it keeps its view.
  private struct Shape: Hashable {
    let screen: StagePicture.ID
    let kind: String
    /// True for a row that is not a button.
    let isEntry: Bool
    let isInBar: Bool
    let hasMenu: Bool

    init(_ element: StagePicture.Element) {
      screen = element.id.screen
      kind = element.id.kind
      isInBar = element.barEdge != nil
      hasMenu = !element.rowActions.isEmpty
      if case .row(_, _, leads: false) = element.kind { isEntry = true } else { isEntry = false }
    }
  }

  private struct Key: Hashable {
    let shape: Shape
    let word: String
    let number: Int
  }

  private struct Place: Hashable {
    let shape: Shape
    let place: Int
  }

  private var entries: [Entry] = []

  /// The view of the element at a position.
  subscript(place: Int) -> any ElementView { entries[place].view }

  /// Finds or makes the view of each element.
  mutating func match(
    _ page: StagePicture.Page, make: (StagePicture.Element) -> any ElementView
  ) {
    let keys = Self.keys(of: page.elements)
    var byKey = Dictionary(
      entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let found = keys.map { byKey.removeValue(forKey: $0) }
    var byPlace = Dictionary(
      byKey.values.map { (Place(shape: $0.shape, place: $0.place), $0) },
      uniquingKeysWith: { first, _ in first })
    let listed = page.rows.filter { $0.range.count < $0.count }.map(\.places)
    entries = page.elements.enumerated().map { place, element in
      let (key, shape) = (keys[place], keys[place].shape)
      // The position of a row in a long list changes as soon as other rows scroll into view.
      let isListed = listed.contains { $0.contains(place) }
      let entry =
        found[place]
        ?? (isListed ? nil : byPlace.removeValue(forKey: Place(shape: shape, place: place)))
      return Entry(shape: shape, key: key, place: place, view: entry?.view ?? make(element))
    }
  }

  private static func keys(of elements: [StagePicture.Element]) -> [Key] {
    var counts: [Key: Int] = [:]
    return elements.map { element in
      let shape = Shape(element)
      let word = element.id.name ?? (element.isActive ? element.name : "")
      let plain = Key(shape: shape, word: word, number: 0)
      counts[plain, default: 0] += 1
      return Key(shape: shape, word: word, number: counts[plain] ?? 1)
    }
  }
}
