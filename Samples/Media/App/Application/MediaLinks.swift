import WireflowRouting

/// The links that the app can open.
public enum MediaLinks {
  /// An example link for each pattern.
  public static let samples = [
    "media://movies", "media://movies?sort=year", "media://movies/v-for-vendetta",
    "media://movies/brazil/cast", "media://movies/v-for-vendetta/cast/hugo-weaving",
    "media://movies/stalker/review", "media://watchlist", "media://watchlist/metropolis",
    "media://account", "media://settings", "media://settings/quality", "media://watch/brazil",
    "https://media.example/movies/brazil",
  ]

  static let format = RouteURLFormat(schemes: ["media"], hosts: ["media.example"])

  static func patterns(_ movies: [Movie]) -> [LinkPattern] {
    let ids = Set(movies.map(\.id))
    func checked(_ match: LinkMatch) throws -> Movie.ID {
      let id = match["movie"]
      guard ids.contains(id) else { throw RouteURLError.unknownLink(match.link.route) }
      return id
    }
    let catalog = Place.catalog.route
    return [
      LinkPattern("movies", behind: catalog),
      LinkPattern("movies/:movie") { Place.movie(try checked($0)) },
      LinkPattern("movies/:movie/cast") { Place.movie(try checked($0)) + Place.cast },
      LinkPattern("movies/:movie/cast/:person") {
        Place.movie(try checked($0)) + Place.cast + $0["person"]
      },
      LinkPattern("movies/:movie/review") {
        Place.movie(try checked($0)) + Place.review + $0["movie"]
      },
      LinkPattern("watchlist", behind: catalog),
      LinkPattern("watchlist/:movie") { Place.watchlisted(try checked($0)) },
      LinkPattern("account", behind: catalog),
      LinkPattern("settings", behind: catalog + Place.account),
      LinkPattern("settings/quality", behind: catalog + Place.account),
      LinkPattern("watch/:movie") { Place.movie(try checked($0)) + Place.watch + $0["movie"] },
    ]
  }
}

extension RouteParameter<MovieOrder> {
  /// The parameter with the sort order of the movies.
  static var order: Self { Self("sort") }
}
