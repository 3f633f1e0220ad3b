import Wireflow

/// A factory that makes the screens about places.
struct PlacesUIFactory: UIFactory {
  let library: Library
  let saved: SavedArticles
  private let filter = PlaceFilter()

  init(library: Library, saved: SavedArticles) {
    self.library = library
    self.saved = saved
  }

  func makePlaces() -> PlacesScreen {
    PlacesScreen(library: library, saved: saved, filter: filter)
  }

  func makeFilter() -> PlaceFilterScreen { PlaceFilterScreen(filter: filter) }
}
