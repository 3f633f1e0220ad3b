/// The titles of places, and the names of rows that are data.
struct TitleBook {
  private struct Kind: Hashable {
    let lane: NavigationMap.Lane
    let screen: String
    let id: String?
  }

  private var titles: [Kind: Set<String>] = [:]
  /// The names of rows that are data: their titles also occur among the several titles of a screen
  /// type.
  let data: Set<String>
  private let rows: Set<String>

  /// Creates the book from places and from the titles of rows by their names.
  init(_ places: some Sequence<SeenPlace>, rows: [String: Set<String>]) {
    var titlesOfScreens: [String: Set<String>] = [:]
    for place in places {
      let kind = Kind(lane: place.lane, screen: place.screen, id: place.id)
      titles[kind, default: []].insert(place.title)
      titlesOfScreens[place.screen, default: []].insert(place.title)
    }
    let several = titlesOfScreens.values.filter { $0.count > 1 }.reduce(into: Set()) {
      $0.formUnion($1)
    }
    data = Set(rows.filter { !$0.value.isDisjoint(with: several) }.keys)
    self.rows = rows.values.reduce(into: Set()) { $0.formUnion($1) }
  }

  /// Returns the place without its title.
  func place(_ seen: SeenPlace) -> NavigationMap.Place {
    NavigationMap.Place(lane: seen.lane, screen: seen.screen, id: seen.id)
  }

  /// Returns the name of a place: its only title, unless that is data, or else its identifier or
  /// type.
  func name(of place: NavigationMap.Place) -> String {
    let titles = titles[Kind(lane: place.lane, screen: place.screen, id: place.id)] ?? []
    guard titles.count == 1, let title = titles.first, !title.isEmpty, !isData(title) else {
      return place.id ?? place.screen.inWords
    }
    return title
  }

  /// Returns true for a title that repeats the label of a row.
  private func isData(_ title: String) -> Bool {
    rows.contains { $0.utf8.count > 2 && title.contains($0) }
  }
}
