import WireflowRouting

/// The tags of the app's areas, which make up its routes.
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
  /// The first route after a sign-in.
  static let home = Place.catalog.route + Place.movies

  /// Returns the route to a movie.
  static func movie(_ id: Movie.ID) -> Route { home + id }

  /// Returns the route to a movie on the watchlist.
  static func watchlisted(_ id: Movie.ID) -> Route { Place.catalog.route + Place.watchlist + id }
}
