/// The state of an app, including its route.
public protocol RoutableState {
  /// The route of the place in front of the user.
  var route: Route { get set }
}
