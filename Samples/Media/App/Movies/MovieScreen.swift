import Observation
import Wireflow
import WireflowRouting

/// A screen that shows a movie, with buttons to watch and review it.
@Observable
@MainActor
final class MovieScreen: Screen, Renderer {
  let movie: Movie
  var onCastPressed: (() -> Void)?
  var onWatchPressed: (() -> Void)?
  var onReviewPressed: (() -> Void)?
  var onWatchlistToggled: ((Bool) -> Void)?
  private var viewModel: MovieViewModel?

  init(movie: Movie) {
    self.movie = movie
  }

  var title: String { movie.title }

  func render(_ viewModel: MovieViewModel) {
    self.viewModel = viewModel
  }

  var content: ScreenContent {
    Image(movie.id, alternative: "Poster of \(movie.title)")
    Text("\(movie.year)")
    Button("Watch", role: .primary) { self.onWatchPressed?() }
    Toggle("On watchlist", isOn: viewModel?.isOnWatchlist ?? false) {
      self.onWatchlistToggled?($0)
    }.shortcut("d")
    Row("Cast", subtitle: "\(movie.cast.count)") { self.onCastPressed?() }
    Button("Write a review") { self.onReviewPressed?() }.shortcut("n", menu: "File")
  }
}
