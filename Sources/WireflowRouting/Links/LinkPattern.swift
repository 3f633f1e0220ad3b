/// A place that links lead to: the shape of its path, and the route to it in the app.
///
/// A component that begins with a colon stands for any one component, by that name:
///
/// ```swift
/// LinkPattern("movies/:movie") { match in ["catalog", "movies", match["movie"]] }
/// ```
public struct LinkPattern: Sendable {
  /// The shape of the path.
  public let text: String
  private let shape: [String]
  private let makeRoute: @MainActor (LinkMatch) throws -> Route

  /// Creates a pattern with the closure that makes its route.
  ///
  /// The closure runs on the main actor, so it can look at the app's data. It throws if there is no
  /// such place, and the error reaches the log and whoever follows the link:
  ///
  /// ```swift
  /// LinkPattern("movies/:movie") { match in
  ///   guard movies.contains(match["movie"]) else { throw UnknownMovie(id: match["movie"]) }
  ///   return ["catalog", "movies", match["movie"]]
  /// }
  /// ```
  public init(_ text: String, route: @escaping @MainActor (LinkMatch) throws -> Route) {
    self.text = text
    shape = text.split(separator: "/").map(String.init)
    makeRoute = route
  }

  /// Creates a pattern whose places stand in the app behind a head.
  public init(_ text: String, behind head: Route = Route()) {
    self.init(text) { match in head + match.link.route }
  }

  /// Returns the route of a link, or nil if the link has another shape.
  @MainActor
  func route(for link: RouteLink) throws -> Route? {
    guard shape.count == link.route.count else { return nil }
    var captures: [String: String] = [:]
    for (piece, component) in zip(shape, link.route) {
      if piece.hasPrefix(":") {
        captures[String(piece.dropFirst())] = component
      } else if piece != component {
        return nil
      }
    }
    return try makeRoute(LinkMatch(link: link, captures: captures))
  }
}

/// A link that has the shape of a pattern.
public struct LinkMatch: Sendable {
  /// The link.
  public let link: RouteLink
  let captures: [String: String]

  /// The component that stands where the pattern has a name.
  public subscript(name: String) -> String {
    guard let component = captures[name] else {
      preconditionFailure("name must be one of the pattern's (was \(name))")
    }
    return component
  }
}
