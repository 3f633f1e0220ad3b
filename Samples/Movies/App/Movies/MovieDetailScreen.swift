import Wireflow
import WireflowWeaving

/// A screen that shows a movie and its cast.
@MainActor
final class MovieDetailScreen: Screen, Weftable {
  let weftSubject = WeftSubject()
  private let movie: Movie

  init(movie: Movie) {
    self.movie = movie
  }

  var title: String { movie.title }

  var content: ScreenContent {
    Text("From \(movie.year)")
    for actor in movie.cast {
      Row(actor.name) { self.weftSubject.send(MoviesWeft.castPicked(id: actor.id)) }
    }
  }
}
