import WireflowRouting

/// The tags of the app's areas, of which its routes are made.
enum Place: String, RouteConvertible {
  case auth
  case forgotPassword = "forgot-password"
  case catalog
  case movies
  case cast
  case watchlist
  case account
  case settings
  case quality
  case review
  case watch

  /// The route to the sign-in.
  static let authentication = Place.auth.route
  /// The route where everybody begins who is signed in.
  static let home = Place.catalog.route + Place.movies

  /// Returns the way to a movie.
  static func movie(_ id: Movie.ID) -> Route { home + id }

  /// Returns the way to a movie on the watchlist.
  static func watchlisted(_ id: Movie.ID) -> Route { Place.catalog.route + Place.watchlist + id }
}
