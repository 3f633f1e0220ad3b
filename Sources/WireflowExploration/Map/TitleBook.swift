/// The titles by which places are told apart, and the labels that are data.
struct TitleBook {
  private struct Kind: Hashable {
    let lane: NavigationMap.Lane
    let screen: String
  }

  private var titles: [Kind: Set<String>] = [:]
  private var titlesOfScreens: [String: Set<String>] = [:]
  private let rows: Set<String>

  init(_ places: some Sequence<SeenPlace>, rows: Set<String>) {
    self.rows = rows
    for place in places {
      titles[Kind(lane: place.lane, screen: place.screen), default: []].insert(place.title)
      titlesOfScreens[place.screen, default: []].insert(place.title)
    }
  }

  /// Returns the place without a title that is data, or that the type of the screen implies.
  func place(_ seen: SeenPlace) -> NavigationMap.Place {
    let titles = titles[Kind(lane: seen.lane, screen: seen.screen)] ?? []
    let isTold = (2...4).contains(titles.count) && !titles.contains(where: isData)
    return NavigationMap.Place(
      lane: seen.lane, screen: seen.screen, title: isTold ? seen.title : nil)
  }

  /// Returns the words for a place: its title, unless that is data or one of several.
  func name(of place: NavigationMap.Place) -> String {
    if let title = place.title { return title }
    let titles = titles[Kind(lane: place.lane, screen: place.screen)] ?? []
    guard titles.count == 1, let title = titles.first, !title.isEmpty, !isData(title) else {
      return place.screen.inWords
    }
    return title
  }

  /// Returns true for a title that repeats the label of a row.
  private func isData(_ title: String) -> Bool {
    rows.contains { $0.utf8.count > 2 && title.contains($0) }
  }

  /// The titles that are data, because screens of one type bear several and rows have them.
  var data: Set<String> {
    var data: Set<String> = []
    for titles in titlesOfScreens.values where titles.count > 1 {
      data.formUnion(titles.intersection(rows))
    }
    return data
  }
}
