import WireflowRouting

/// The state of the app: where the user is, who they are, and what they keep.
struct AppState: RoutableState, Equatable {
  var route: Route
  var account: Account?
  var isSigningIn = false
  /// The place that waits behind the sign-in.
  var awaited: Route?
  var watchlist: [Movie.ID] = []
  var order = MovieOrder.title
  var quality = VideoQuality.high
}
