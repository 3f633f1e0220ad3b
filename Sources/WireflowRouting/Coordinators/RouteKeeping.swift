/// What keeps places beside the one in front of the user, such as the stacks of other tabs.
@MainActor
public protocol RouteKeeping: AnyObject {
  /// The routes that make all that it keeps when they are followed in order; the last one is the
  /// place in front.
  var places: [Route] { get }

  /// Gives up all that it keeps and shows but what the way along a route needs; all, if that is nil.
  func clear(keeping route: Route?)
}
