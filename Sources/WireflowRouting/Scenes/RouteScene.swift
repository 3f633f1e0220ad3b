/// A part of an app behind a tag, the first component of its routes.
///
/// Its coordinator is made when it is needed.
///
/// A flow that has ended is not started again, so a scene that was left gets a new coordinator. The
/// closure is kept as long as the scene: capture coordinators weakly.
///
/// ```swift
/// RouteScene("review", arguments: 1) { arguments in
///   guard let movie = movies.first(where: { $0.id == arguments.first }) else { return nil }
///   return ReviewCoordinator(wireframe: wireframe, movie: movie)
/// }
/// ```
@MainActor
public struct RouteScene {
  /// The first component of its routes.
  public let tag: String
  /// The number of components after the tag that tell scenes apart, such as one for the id of a
  /// movie.
  let argumentCount: Int
  private let makeCoordinator: @MainActor (Route) -> (any RoutedCoordinator)?

  /// Creates a scene.
  /// - Parameters:
  ///   - tag: the first component of its routes.
  ///   - argumentCount: how many components after it say which scene it is; a route with other
  ///     ones leads to another scene.
  ///   - makeCoordinator: makes the coordinator, given the arguments; nil when they lead nowhere.
  public init(
    _ tag: some RouteConvertible, arguments argumentCount: Int = 0,
    makeCoordinator: @escaping @MainActor (Route) -> (any RoutedCoordinator)?
  ) {
    self.tag = tag.route.asTag
    self.argumentCount = argumentCount
    self.makeCoordinator = makeCoordinator
  }

  /// Makes the scene that a route leads to, or returns nil if it leads nowhere.
  func make(for route: Route) -> LiveScene? {
    let path = route.first(1 + argumentCount)
    guard path.count == 1 + argumentCount,
      let coordinator = makeCoordinator(path.dropping(first: 1))
    else { return nil }
    return LiveScene(path: path, coordinator: coordinator)
  }
}

extension Route {
  /// The one component that it has.
  var asTag: String {
    precondition(count == 1, "a tag must have one component (was \(self))")
    return self[0]
  }
}
