import WireflowRouting

/// The state of the app: the route, the account and the watchlist.
struct AppState: RoutableState, Equatable {
  var route: Route
  var account: Account?
  var isSigningIn = false
  /// The route of the link that waits for the sign-in.
  var awaited: Route?
  var watchlist: [Movie.ID] = []
  var order = MovieOrder.title
  var quality = VideoQuality.high
}
