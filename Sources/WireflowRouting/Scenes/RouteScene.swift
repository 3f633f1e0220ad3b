/// A part of an app whose routes begin with its tag.
///
/// Wireflow makes the scene's coordinator when a route first needs it.
///
/// A flow cannot start again after it has ended, so each return to the scene makes a new
/// coordinator. The scene keeps the closure, which should therefore capture coordinators weakly.
///
/// ```swift
/// RouteScene("review", arguments: 1, reaches: { ids.contains($0[0]) }) { arguments in
///   movies.first { $0.id == arguments[0] }.map { ReviewCoordinator(wireframe, movie: $0) }
/// }
/// ```
@MainActor
public struct RouteScene {
  /// The first component of the scene's routes.
  public let tag: String
  /// The number of components after the tag that distinguish scenes, such as one for a movie's id.
  let argumentCount: Int
  private let leads: @MainActor (Route) -> Bool
  private let makeCoordinator: @MainActor (Route) -> (any RoutedCoordinator)?

  /// Creates a scene.
  /// - Parameters:
  ///   - tag: the first component of the scene's routes.
  ///   - argumentCount: the number of components after the tag that identify the scene; a route
  ///     with other arguments leads to another scene.
  ///   - reaches: returns true if the route after the tag, arguments included, leads to an existing
  ///     place. It must not make or change anything, because it answers a question.
  ///   - makeCoordinator: returns the coordinator for the arguments, or nil if they lead nowhere.
  public init(
    _ tag: some RouteConvertible, arguments argumentCount: Int = 0,
    reaches: @escaping @MainActor (Route) -> Bool = { _ in true },
    makeCoordinator: @escaping @MainActor (Route) -> (any RoutedCoordinator)?
  ) {
    self.tag = tag.route.asTag
    self.argumentCount = argumentCount
    leads = reaches
    self.makeCoordinator = makeCoordinator
  }

  /// Returns true if a route with the scene's tag leads to an existing place.
  func reaches(_ route: Route, through live: LiveScene?) -> Bool {
    guard route.count > argumentCount, leads(route.dropping(first: 1)) else { return false }
    guard let live, let rest = live.rest(of: route) else { return true }
    return live.coordinator.reaches(rest)
  }

  /// Makes the scene for a route, or returns nil if the route leads nowhere.
  func make(for route: Route) -> LiveScene? {
    let path = route.first(1 + argumentCount)
    guard path.count == 1 + argumentCount,
      let coordinator = makeCoordinator(path.dropping(first: 1))
    else { return nil }
    return LiveScene(path: path, coordinator: coordinator)
  }
}

extension Route {
  /// The route's only component.
  var asTag: String {
    precondition(count == 1, "a tag must have one component (was \(self))")
    return self[0]
  }
}
