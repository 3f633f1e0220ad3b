/// A scene that exists, with its coordinator.
@MainActor
struct LiveScene {
  /// The scene's tag and arguments.
  let path: Route
  let coordinator: any RoutedCoordinator

  /// The scene's path, followed by its own part of the route.
  var route: Route { path + coordinator.route }
  /// The places that the scene keeps, each with the scene's path in front.
  var places: [Route] { coordinator.places.map { path + $0 } }

  /// Returns the scene's own part of a route, or nil if the route does not lead to the scene.
  func rest(of route: Route) -> Route? {
    route.isPrefixed(with: path) ? route.dropping(first: path.count) : nil
  }
}
