import Observation
import Wireflow
import WireflowRouting

/// A screen that lists the movies on the watchlist.
@Observable
@MainActor
final class WatchlistScreen: RootLevelRepresentable, Renderer {
  /// The part of the state that the list shows.
  struct ViewModel: Equatable {
    let movies: [Movie]

    static func of(_ movies: [Movie]) -> (AppState) -> ViewModel {
      { state in ViewModel(movies: movies.filter { state.watchlist.contains($0.id) }) }
    }
  }

  let title = "Watchlist"
  var onMoviePressed: ((Movie) -> Void)?
  private var viewModel: ViewModel?

  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title, id: title, imageName: "bookmark")
  }

  func render(_ viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  var content: ScreenContent {
    let movies = viewModel?.movies ?? []
    if movies.isEmpty { Text("Nothing yet.") }
    for movie in movies { Row(movie.title) { self.onMoviePressed?(movie) } }
  }
}
