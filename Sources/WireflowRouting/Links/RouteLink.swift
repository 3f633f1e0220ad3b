/// The contents of a URL: a route, and parameters that are not part of the route.
public struct RouteLink: Sendable, Hashable {
  /// The path.
  public var route: Route
  /// The query.
  public var parameters: RouteParameters

  /// Creates a link.
  public init(_ route: Route, parameters: RouteParameters = RouteParameters()) {
    self.route = route
    self.parameters = parameters
  }
}
