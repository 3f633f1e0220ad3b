/// A call to a coordinator on the way of a route.
enum RouteStep {
  case prepare(Route?)
  case set(Route?)
  case start(Route)

  /// The step's name in the log.
  var name: String {
    switch self {
    case .prepare(let route): "prepare \(route.map(\.description) ?? "to leave")"
    case .set(let route): "set \(route.map(\.description) ?? "to leave")"
    case .start(let route): "start \(route)"
    }
  }

  @MainActor
  func take(
    _ coordinator: any RoutedCoordinator, _ completion: @escaping @MainActor () -> Void
  ) {
    switch self {
    case .prepare(let route): coordinator.prepare(for: route, completion: completion)
    case .set(let route): coordinator.setRoute(route, completion: completion)
    case .start(let route): coordinator.start(route: route, completion: completion)
    }
  }
}
