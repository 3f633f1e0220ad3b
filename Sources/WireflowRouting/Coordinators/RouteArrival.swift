/// How a route comes to be followed.
enum RouteArrival: Equatable {
  /// By a step inside the app: all beside it stays.
  case step
  /// By a link, from whatever state.
  case link(LinkArrival)
}
