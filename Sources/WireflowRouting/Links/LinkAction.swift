/// What became of a link, as an action, so that the state can follow.
public enum LinkAction: Action, Sendable, Hashable {
  /// It leads on; its parameters say what the route does not.
  case opened(RouteLink)
  /// It waits behind a login.
  case kept(RouteLink)
  /// It was given up.
  case dropped(RouteLink)
}
