import Wireflow

/// The root screens of the five areas.
@MainActor
struct Areas {
  let explore: ExploreScreen
  let places: PlacesScreen
  let saved: SavedScreen
  let history: HistoryScreen
  let search: SearchScreen

  init(_ factories: UIFactories) {
    explore = factories.explore.makeExplore()
    places = factories.places.makePlaces()
    saved = factories.saved.makeSaved()
    history = factories.history.makeHistory()
    search = factories.search.makeSearch()
  }

  /// The root items, in display order.
  var rootItems: [any RootLevelRepresentable] { [explore, places, saved, history, search] }

  /// Returns the root screen of an area that a link names.
  func root(of area: EncyclopediaLinks.Area) -> any Screen {
    switch area {
    case .explore: explore
    case .places: places
    case .saved: saved
    case .history: history
    case .search: search
    }
  }
}
