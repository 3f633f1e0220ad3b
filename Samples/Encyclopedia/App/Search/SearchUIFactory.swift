import Wireflow

/// A factory that makes the screens of the search.
struct SearchUIFactory: UIFactory {
  let library: Library

  func makeSearch() -> SearchScreen { SearchScreen(library: library) }
}
