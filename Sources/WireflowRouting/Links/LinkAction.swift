/// The fate of a link, as an action, so that the state can follow.
public enum LinkAction: Action, Sendable, Hashable {
  /// The link leads on, and its parameters say what the route does not.
  case opened(RouteLink)
  /// The link waits behind a login.
  case kept(RouteLink)
  /// The link was given up.
  case dropped(RouteLink)
}
