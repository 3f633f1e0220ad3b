import Wireflow

/// A screen that lists the cast of a movie.
@MainActor
final class CastScreen: Screen {
  let title = "Cast"
  var onPersonPressed: ((Person) -> Void)?
  private let movie: Movie

  init(movie: Movie) {
    self.movie = movie
  }

  var content: ScreenContent {
    for person in movie.cast { Row(person.name) { self.onPersonPressed?(person) } }
  }
}
