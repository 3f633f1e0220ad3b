/// The state of an app, including its route.
public protocol RoutableState {
  /// The place in front of the user.
  var route: Route { get set }
}
