import Wireflow
import WireflowWeaving

/// A list of movies, to be seen or seen.
@MainActor
final class MovieListScreen: RootLevelRepresentable, Weftable {
  let title: String
  let weftSubject = WeftSubject()
  private let movies: [Movie]
  private let settings: (label: String, weft: MoviesWeft)

  /// Creates a list, whose button leads to settings by the weft that is given with its label.
  init(title: String, movies: [Movie], settings: (label: String, weft: MoviesWeft)) {
    self.title = title
    self.movies = movies
    self.settings = settings
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, id: title, imageName: "\(title)_icon")
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
