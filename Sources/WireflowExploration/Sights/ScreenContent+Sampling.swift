import Wireflow

extension ScreenContent {
  /// The elements from top to bottom, with some rows of each long list.
  var sampledElements: [Element] {
    elements.flatMap { element -> [Element] in
      guard case .rows(let rows) = element else { return [element] }
      let places = rows.count.sampledPlaces(ExplorationOptions().sampledRows)
      return places.map { .row(rows.row(at: $0)) }
    }
  }
}
