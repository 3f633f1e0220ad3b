/// An action that reports the fate of a link, for reducers to respond to.
public enum LinkAction: Action, Sendable, Hashable {
  /// The app follows the link, whose parameters add details that the route cannot express.
  case opened(RouteLink)
  /// The link waits for a login.
  case kept(RouteLink)
  /// The app dropped the link.
  case dropped(RouteLink)
}
