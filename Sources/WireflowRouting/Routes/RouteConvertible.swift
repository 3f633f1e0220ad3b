/// A value that stands for a route or a segment of one, such as an enum of an app's areas.
public protocol RouteConvertible {
  /// The route that it stands for.
  var route: Route { get }
}

extension Route: RouteConvertible {
  /// The route itself.
  public var route: Route { self }
}

extension String: RouteConvertible {
  /// The route of this one component, which a slash in it does not part.
  public var route: Route { Route(self) }
}

extension [String]: RouteConvertible {
  /// The route of these components, the outermost first.
  public var route: Route { Route(self) }
}

extension RouteConvertible where Self: RawRepresentable, RawValue == String {
  /// The route of one component, the raw value.
  public var route: Route { Route(rawValue) }
}
