/// A step from one route to another, in whatever stands for routes.
public enum RouteAction<Segment: RouteConvertible>: Action {
  /// A change to another route.
  case goto(Segment)
  /// A segment further in.
  case push(Segment)
  /// A change out of a segment, which does nothing unless the route ends with the segment.
  case pop(Segment)
  /// A change out of a segment, if the route ends with it, and then into another one in any case.
  case replace(Segment, Segment)

  /// Returns the route that the action leads to from another one.
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

  /// The same step in routes, as reducers and middleware get it whatever it was written in.
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
