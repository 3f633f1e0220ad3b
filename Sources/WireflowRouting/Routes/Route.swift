/// A path to a place in an app, which the state stores and the screen shows.
///
/// From Terrell, "iOS: Solved" (Cordux).
///
/// ```swift
/// let movie: Route = ["movies", "v-for-vendetta"]
/// let cast = movie + "cast"
/// cast.isPrefixed(with: movie)  // true
/// ```
public struct Route: Sendable, Hashable {
  /// The components, the outermost first.
  public private(set) var components: [String]

  /// Creates a route from components, the outermost first.
  public init(_ components: some Sequence<String> = EmptyCollection()) {
    self.components = Array(components)
  }

  /// Creates a route of one component.
  public init(_ component: String) { components = [component] }
}

extension Route {
  /// Returns true if the route begins with another route.
  public func isPrefixed(with other: some RouteConvertible) -> Bool {
    components.starts(with: other.route.components)
  }

  /// Returns true if the route ends with another route.
  public func isSuffixed(with other: some RouteConvertible) -> Bool {
    components.reversed().starts(with: other.route.components.reversed())
  }

  /// Returns the number of leading components that both routes share.
  public func commonPrefixCount(with other: Route) -> Int {
    zip(components, other.components).prefix { $0 == $1 }.count
  }

  /// Returns the first components.
  public func first(_ count: Int) -> Route { Route(components.prefix(Swift.max(0, count))) }

  /// Returns the route without its first components.
  public func dropping(first count: Int) -> Route {
    Route(components.dropFirst(Swift.max(0, count)))
  }

  /// Appends a component.
  public mutating func append(_ component: String) { components.append(component) }

  /// Returns a route followed by another one.
  public static func + (head: Route, tail: Route) -> Route {
    Route(head.components + tail.components)
  }

  /// Returns a route followed by a segment.
  public static func + (head: Route, tail: some RouteConvertible) -> Route { head + tail.route }

  /// Returns a segment followed by a route.
  public static func + (head: some RouteConvertible, tail: Route) -> Route { head.route + tail }

  /// Returns the part before the first component that is one of some tags, and the rest from that
  /// component on, or nil if there is no tag.
  func parted(at tags: some Sequence<String>) -> (root: Route, branch: Route?) {
    guard let place = firstIndex(where: { tags.contains($0) }) else { return (self, nil) }
    return (first(place), dropping(first: place))
  }
}

extension Route: CustomStringConvertible {
  /// The components with slashes between them, percent-encoded, or a slash alone for the empty
  /// route.
  public var description: String { isEmpty ? "/" : map(\.percentEncoded).joined(separator: "/") }
}

extension Route: RandomAccessCollection {
  /// The index of the first component, which is always 0.
  public var startIndex: Int { 0 }

  /// The number of components.
  public var endIndex: Int { components.count }

  /// The component at a position, counted from the outermost.
  public subscript(position: Int) -> String { components[position] }
}

extension Route: ExpressibleByArrayLiteral {
  /// Creates a route from components, the outermost first.
  public init(arrayLiteral components: String...) { self.init(components) }
}

extension Route: ExpressibleByStringLiteral {
  /// Creates a route of one component, which may contain a slash.
  public init(stringLiteral component: String) { self.init(component) }
}

extension Route: Codable {
  /// Creates a route from its encoded components.
  public init(from decoder: any Decoder) throws { self.init(try [String](from: decoder)) }

  /// Writes the components.
  public func encode(to encoder: any Encoder) throws { try components.encode(to: encoder) }
}

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
