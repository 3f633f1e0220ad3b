import Wireflow
import WireflowWeaving

/// A screen that lists movies, either the wishlist or the watched ones.
@MainActor
final class MovieListScreen: RootLevelRepresentable, Weftable {
  let title: String
  let weftSubject = WeftSubject()
  private let movies: [Movie]
  private let settings: (label: String, weft: MoviesWeft)

  /// Creates a list with a settings button, which has a label and sends a weft.
  init(title: String, movies: [Movie], settings: (label: String, weft: MoviesWeft)) {
    self.title = title
    self.movies = movies
    self.settings = settings
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(
      title: title, id: title, imageName: "\(title)_icon", group: "Movies")
  }

  var content: ScreenContent {
    for movie in movies {
      Row(movie.title, subtitle: "\(movie.year)") {
        self.weftSubject.send(MoviesWeft.moviePicked(id: movie.id))
      }
    }
    Button(settings.label) { self.weftSubject.send(self.settings.weft) }.shortcut(",")
  }
}
