/// A value that converts to a route or a segment of one, such as an enum of an app's areas.
public protocol RouteConvertible {
  /// The route for the value.
  var route: Route { get }
}

extension Route: RouteConvertible {
  /// The route itself.
  public var route: Route { self }
}

extension String: RouteConvertible {
  /// The route with this string as its only component, which may contain a slash.
  public var route: Route { Route(self) }
}

extension [String]: RouteConvertible {
  /// The route with these components, the outermost first.
  public var route: Route { Route(self) }
}

extension RouteConvertible where Self: RawRepresentable, RawValue == String {
  /// The route with the raw value as its only component.
  public var route: Route { Route(rawValue) }
}
