/// A pattern for the paths of links, with the route that they lead to in the app.
///
/// A component that begins with a colon matches any component and captures it by that name:
///
/// ```swift
/// LinkPattern("movies/:movie") { match in ["catalog", "movies", match["movie"]] }
/// ```
public struct LinkPattern: Sendable {
  /// The pattern's text, such as `movies/:movie`.
  public let text: String
  private let shape: [String]
  private let makeRoute: @MainActor (LinkMatch) throws -> Route

  /// Creates a pattern with a closure that makes its route.
  ///
  /// The closure runs on the main actor, so it can read the app's data. Throw an error if the place
  /// does not exist. The error reaches the log and the caller that follows the link:
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

  /// Creates a pattern whose routes are the links' paths, each with a head in front.
  public init(_ text: String, behind head: Route = Route()) {
    self.init(text) { match in head + match.link.route }
  }

  /// Returns the route of a link, or nil if the link does not match.
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

/// A link that matches a pattern.
public struct LinkMatch: Sendable {
  /// The link.
  public let link: RouteLink
  let captures: [String: String]

  /// The component that the pattern captured by a name.
  public subscript(name: String) -> String {
    guard let component = captures[name] else {
      preconditionFailure("name must be one of the pattern's (was \(name))")
    }
    return component
  }
}
