/// The part of the state that a movie's screen shows.
struct MovieViewModel: Equatable {
  let movie: Movie
  let isOnWatchlist: Bool

  /// Returns the transform from the state to the view model of one movie.
  static func make(for movie: Movie) -> (AppState) -> MovieViewModel {
    { state in
      MovieViewModel(movie: movie, isOnWatchlist: state.watchlist.contains(movie.id))
    }
  }
}
