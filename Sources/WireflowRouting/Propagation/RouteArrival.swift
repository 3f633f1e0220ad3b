/// The way in which a route comes to be followed.
enum RouteArrival: Equatable {
  /// A step inside the app, which leaves all beside it as it is.
  case step
  /// A link, from whatever state.
  case link(LinkArrival)
}
