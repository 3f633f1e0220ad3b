/// A coordinator that can tell in advance whether a route leads to an existing place.
///
/// The app follows a link or an archive completely or not at all: before anything changes, the
/// router asks the coordinators on the way. Those of scenes, tabs, presented scenes and players
/// pass the question on. A ``NavigationCoordinator`` knows its places, so it answers by itself:
///
/// ```swift
/// func reaches(_ route: Route) -> Bool {
///   route.isEmpty || route.count == 1 && movies.contains { $0.id == route[0] }
/// }
/// ```
///
/// A scene or a tab that has not started has no coordinator to ask, so its ``RouteScene`` or
/// ``RouteTab`` has a closure for the same question.
@MainActor
public protocol RouteReaching: AnyObject {
  /// Returns true if a route leads to an existing place.
  ///
  /// The method only answers a question: it makes no screen, and changes nothing. By default, it
  /// returns true. A link that then leads nowhere is followed as far as there are screens.
  /// - Parameter route: the coordinator's part of the route.
  func reaches(_ route: Route) -> Bool
}

extension RouteReaching {
  /// Returns true, because the answer is unknown until the coordinator has tried.
  public func reaches(_ route: Route) -> Bool { true }
}

extension RoutePropagation {
  /// Returns true if a route leads to an existing place, as far as the coordinators know.
  func reaches(_ route: Route) -> Bool { root?.reaches(route) ?? true }
}

extension TabBarCoordinator {
  /// Returns true if the first component names a tab that reaches the rest.
  public func reaches(_ route: Route) -> Bool {
    route.first.map { tabs.reaches(route.dropping(first: 1), in: $0) } ?? true
  }
}

extension SceneCoordinator {
  /// Returns true if the first component names a scene that reaches the rest.
  public func reaches(_ route: Route) -> Bool {
    route.isEmpty || scenes.scenes.reaches(route, through: scenes.current)
  }
}

extension PresentingCoordinator {
  /// Returns true if the coordinator below reaches its part of a route, and a scene the rest.
  public func reaches(_ route: Route) -> Bool {
    let (below, branch) = presentables.part(route)
    guard presentables.root.reaches(below) else { return false }
    return branch.map { presentables.scenes.reaches($0, through: presentables.presented) } ?? true
  }
}

extension MinimizingCoordinator {
  /// Returns true if the coordinator below reaches its part of a route, and the player the rest.
  public func reaches(_ route: Route) -> Bool {
    let (below, branch) = minimizable.part(route)
    guard minimizable.root.reaches(below) else { return false }
    return branch.map { minimizable.scene.reaches($0, through: minimizable.installed) } ?? true
  }
}

extension [RouteScene] {
  /// Returns true if the scene that a route names reaches it.
  @MainActor
  fileprivate func reaches(_ route: Route, through live: LiveScene?) -> Bool {
    first { $0.tag == route.first }?.reaches(route, through: live) ?? false
  }
}
