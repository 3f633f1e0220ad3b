/// The part of the state that a movie's screen shows.
struct MovieViewModel: Equatable {
  let movie: Movie
  let isOnWatchlist: Bool

  /// Makes the transform for one movie.
  static func make(for movie: Movie) -> (AppState) -> MovieViewModel {
    { state in
      MovieViewModel(movie: movie, isOnWatchlist: state.watchlist.contains(movie.id))
    }
  }
}
