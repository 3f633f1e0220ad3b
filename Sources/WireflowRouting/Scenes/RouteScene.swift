import Wireflow

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

extension [RouteScene] {
  /// Returns true if the scene that a route names reaches it.
  @MainActor
  func reach(_ route: Route, through live: LiveScene?) -> Bool {
    first { $0.tag == route.first }?.reaches(route, through: live) ?? false
  }
}

extension Route {
  /// The route's only component.
  var asTag: String {
    precondition(count == 1, "a tag must have one component (was \(self))")
    return self[0]
  }
}

/// The stored property of a scene coordinator: its scenes, and the one on stage.
@MainActor
public final class RouteScenes {
  let scenes: [RouteScene]
  let propagation: RoutePropagation
  /// The scenes that have not ended: one, or two while one replaces the other.
  var live: [LiveScene] = []
  private var observation: StageObservation?

  /// Creates scenes for a store's route.
  public init(_ store: Store<some RoutableState>, scenes: [RouteScene]) {
    self.scenes = scenes
    propagation = store.propagation
    observation = store.propagation.stage.observe { [weak self] change in
      guard case .ended(let flow) = change else { return }
      self?.live.removeAll { $0.coordinator === flow }
    }
  }

  var current: LiveScene? { live.last }

  /// The tag of the scene on stage.
  public var currentTag: String? { current?.path.first }
}

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
