import Observation
import Wireflow

/// The places around the reader, on a map or in a list.
@Observable
@MainActor
final class PlacesScreen: RootLevelRepresentable {
  /// The way in which the screen shows the places.
  enum Display: String, Sendable, Hashable, CaseIterable {
    case map = "Map"
    case list = "List"
  }

  let title = "Places"
  @ObservationIgnored var onProfilePressed: (() -> Void)?
  @ObservationIgnored var onFilterPressed: (() -> Void)?
  @ObservationIgnored var onArticlePressed: ((Article) -> Void)?

  private let library: Library
  private let saved: SavedArticles
  private let filter: PlaceFilter
  private var display = Display.map

  init(library: Library, saved: SavedArticles, filter: PlaceFilter) {
    self.library = library
    self.saved = saved
    self.filter = filter
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, id: title, imageName: "places_icon")
  }

  var content: ScreenContent {
    Button("Profile") { self.onProfilePressed?() }.inBar()
    Button("Filter") { self.onFilterPressed?() }
    Choice("Display", options: Display.allCases.map(\.rawValue), selected: display.rawValue) {
      self.display = Display(rawValue: $0) ?? .map
    }
    if display == .map {
      Image("map", alternative: "A map with \(places.count) pins")
    }
    if places.isEmpty {
      Text("None of your saved articles is about a place near you.")
    }
    Rows(places, id: \.title) { article in
      Row(article.title, subtitle: article.summary) { self.onArticlePressed?(article) }
    }
  }

  private var places: [Article] {
    switch filter.kind {
    case .all: library.nearby
    case .saved: library.nearby.filter(saved.contains)
    }
  }
}
