/// The state of an app, of which the route is a part.
public protocol RoutableState {
  /// The place in front of the user.
  var route: Route { get set }
}
