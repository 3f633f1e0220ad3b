/// A change of the route, expressed in any type that converts to a route.
public enum RouteAction<Segment: RouteConvertible>: Action {
  /// Goes to another route.
  case goto(Segment)
  /// Appends a segment.
  case push(Segment)
  /// Removes a segment from the end, or does nothing if the route does not end with it.
  case pop(Segment)
  /// Removes a segment from the end, if the route ends with it, and appends another one in any
  /// case.
  case replace(Segment, Segment)

  /// Returns the route that results from applying the action to a route.
  public func reduce(_ route: Route) -> Route {
    switch self {
    case .goto(let other): return other.route
    case .push(let segment): return route + segment.route
    case .pop(let segment):
      let tail = segment.route
      return route.isSuffixed(with: tail) ? route.first(route.count - tail.count) : route
    case .replace(let old, let new): return Self.push(new).reduce(Self.pop(old).reduce(route))
    }
  }

  /// The same change expressed in routes, which is the form that reducers and middleware receive.
  public var inRoutes: RouteAction<Route> {
    switch self {
    case .goto(let other): .goto(other.route)
    case .push(let segment): .push(segment.route)
    case .pop(let segment): .pop(segment.route)
    case .replace(let old, let new): .replace(old.route, new.route)
    }
  }
}

extension RouteAction: Sendable where Segment: Sendable {}
extension RouteAction: Equatable where Segment: Equatable {}
extension RouteAction: Hashable where Segment: Hashable {}
