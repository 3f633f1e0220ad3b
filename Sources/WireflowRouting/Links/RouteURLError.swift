/// The reason why a URL leads to no route, or a route has no URL.
public enum RouteURLError: Error, Sendable, Hashable {
  /// The URL has no scheme.
  case noScheme
  /// The app does not take that scheme.
  case foreignScheme(String)
  /// The app does not take web addresses of that host.
  case foreignHost(String)
  /// A component is empty, which no URL can tell from none.
  case emptyComponent
  /// A percent escape is broken, or is no UTF-8.
  case brokenEscape(String)
  /// A query item says nothing that the parameter could be.
  case malformedParameter(String, String)
  /// The app has no such place.
  case unknownLink(Route)
  /// The route of the link leads to no place that the coordinators have, such as a movie that is gone.
  case noPlace(Route)
  /// A guard refused the route.
  case refused(Route)
}

extension RouteURLError: CustomStringConvertible {
  /// The text that says what is wrong, and how to put it right.
  public var description: String {
    switch self {
    case .noScheme: "the URL has no scheme; begin with one such as media://"
    case .foreignScheme(let scheme): "the scheme \(scheme) is not the app's"
    case .foreignHost(let host): "the host \(host) is not the app's"
    case .emptyComponent: "a component is empty; take the second slash away"
    case .brokenEscape(let text): "\(text) has a broken escape; write a percent sign as %25"
    case .malformedParameter(let name, let value): "the parameter \(name) cannot be \(value)"
    case .unknownLink(let route): "no place is registered for \(route)"
    case .noPlace(let route): "there is no place at \(route)"
    case .refused(let route): "a guard refused \(route)"
    }
  }
}
