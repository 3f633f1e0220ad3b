/// The reason why a URL has no route, or a route has no URL.
public enum RouteURLError: Error, Sendable, Hashable {
  /// The URL has no scheme.
  case noScheme
  /// The scheme is not one of the app's.
  case foreignScheme(String)
  /// The host is not one of the app's.
  case foreignHost(String)
  /// A component is empty, and a URL cannot represent an empty component.
  case emptyComponent
  /// A percent escape is malformed, or its bytes are not valid UTF-8.
  case brokenEscape(String)
  /// The text of a query item does not convert to the parameter's type.
  case malformedParameter(String, String)
  /// No pattern matches the link.
  case unknownLink(Route)
  /// The link's destination does not exist, such as a movie that has been deleted.
  case noPlace(Route)
  /// A guard refused the route.
  case refused(Route)
}

extension RouteURLError: CustomStringConvertible {
  /// A text that explains the problem, and how to fix it.
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
