/// A coordinator that can tell in advance whether a route leads to an existing place.
///
/// The app follows a link completely or not at all: before anything changes, the router asks the
/// coordinators on the way. Those of scenes, tabs, stacks, presented scenes and players answer by
/// themselves.
@MainActor
public protocol RouteReaching: AnyObject {
  /// Returns true if a route leads to an existing place.
  ///
  /// The method must not change anything. If a coordinator on the way does not exist yet, Wireflow
  /// makes one for the question, and drops it without starting it. The same applies to screens.
  ///
  /// ```swift
  /// func reaches(_ route: Route) -> Bool {
  ///   route.first.map { id in movies.contains { $0.id == id } } ?? true
  /// }
  /// ```
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

extension NavigationCoordinator {
  /// Returns true if the coordinator can make a screen for each component of a route.
  public func reaches(_ route: Route) -> Bool {
    var path = stack.path(toward: route)
    while path.count < route.count {
      let rest = route.dropping(first: path.count)
      guard let next = screen(toward: rest, from: path), !next.segment.isEmpty,
        rest.isPrefixed(with: next.segment)
      else { return false }
      path = route.first(path.count + next.segment.count)
    }
    return true
  }
}

extension TabBarCoordinator {
  /// Returns true if the first component names a tab that reaches the rest.
  public func reaches(_ route: Route) -> Bool {
    guard let tag = route.first else { return true }
    return tabs.coordinator(behind: tag)?.reaches(route.dropping(first: 1)) ?? false
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
    return branch.map { [minimizable.scene].reaches($0, through: minimizable.installed) } ?? true
  }
}

extension [RouteScene] {
  /// Returns true if the live scene, or a temporary one, reaches a route.
  @MainActor
  fileprivate func reaches(_ route: Route, through live: LiveScene?) -> Bool {
    if let live, let rest = live.rest(of: route) { return live.coordinator.reaches(rest) }
    guard let new = first(where: { $0.tag == route.first })?.make(for: route) else { return false }
    return new.coordinator.reaches(new.rest(of: route) ?? Route())
  }
}
