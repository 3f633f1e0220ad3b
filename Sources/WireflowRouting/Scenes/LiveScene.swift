/// A scene that is there, and its coordinator.
@MainActor
struct LiveScene {
  /// The tag and the arguments.
  let path: Route
  let coordinator: any RoutedCoordinator

  /// The way to it, and its own part of the route.
  var route: Route { path + coordinator.route }
  /// The places that the scene keeps, behind the way to it.
  var places: [Route] { coordinator.places.map { path + $0 } }

  /// Returns the scene's own part of a route, or nil if the route does not lead to the scene.
  func rest(of route: Route) -> Route? {
    route.isPrefixed(with: path) ? route.dropping(first: path.count) : nil
  }
}
