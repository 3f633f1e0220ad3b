import Wireflow
import WireflowWeaving

/// A screen that shows an actor's movies.
@MainActor
final class CastScreen: Screen, Weftable {
  let weftSubject = WeftSubject()
  let actor: Actor
  private let movies: [Movie]

  init(actor: Actor, movies: [Movie]) {
    self.actor = actor
    self.movies = movies
  }

  var title: String { actor.name }

  var content: ScreenContent {
    for movie in movies {
      Row(movie.title) { self.weftSubject.send(MoviesWeft.moviePicked(id: movie.id)) }
    }
  }
}
