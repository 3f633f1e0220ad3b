/// A coordinator that keeps places besides the one in front, such as the stacks of other tabs.
@MainActor
public protocol RouteKeeping: AnyObject {
  /// The routes that restore all places when a store follows them in order.
  ///
  /// The last one leads to the place in front.
  var places: [Route] { get }

  /// Removes all places except those on the way along a route, or all places if the route is nil.
  func clear(keeping route: Route?)
}
