/// A keeper of places beside the one in front of the user, such as the stacks of other tabs.
@MainActor
public protocol RouteKeeping: AnyObject {
  /// The routes that bring back all the places when they are followed in order.
  ///
  /// The last one is the place in front.
  var places: [Route] { get }

  /// Gives up all places but those on the way along a route, or all if the route is nil.
  func clear(keeping route: Route?)
}
