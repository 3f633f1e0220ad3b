/// A path to a place in an app, which the state stores and the screen shows.
///
/// From Terrell, "iOS: Solved" (Cordux). Routes that were made from each other share their common
/// components. A step up or down therefore costs the same at any depth, and comparing neighbours is
/// just as cheap.
///
/// ```swift
/// let movie: Route = ["movies", "v-for-vendetta"]
/// let cast = movie + "cast"
/// cast.isPrefixed(with: movie)  // true
/// ```
public struct Route: Sendable {
  var tree: RouteTree
  /// The number of leading components in the tree that are not part of the route.
  var start: Int

  init(tree: RouteTree, start: Int = 0) {
    self.tree = tree
    self.start = start
  }

  /// Creates a route from components, the outermost first.
  public init(_ components: some Sequence<String> = EmptyCollection()) {
    self.init(tree: RouteTree(components))
  }

  /// Creates a route of one component.
  public init(_ component: String) {
    self.init(CollectionOfOne(component))
  }
}

extension Route {
  /// The components, the outermost first.
  public var components: [String] { Array(self) }

  /// Returns true if the route begins with another route.
  public func isPrefixed(with other: some RouteConvertible) -> Bool {
    let other = other.route
    return other.count <= count && commonPrefixCount(with: other) == other.count
  }

  /// Returns true if the route ends with another route.
  public func isSuffixed(with other: some RouteConvertible) -> Bool {
    let other = other.route
    return other.count <= count && dropping(first: count - other.count).hasSame(as: other)
  }

  /// Returns the number of leading components that both routes share.
  ///
  /// This takes O(log n), plus the length of the difference if one route was made from the other.
  public func commonPrefixCount(with other: Route) -> Int {
    let limit = Swift.min(count, other.count)
    if start == other.start {
      let shared = tree.sharedCount(with: other.tree)
      if shared >= start { return Swift.min(shared - start, limit) }
    }
    var count = 0
    while count < limit, self[count] == other[count] { count += 1 }
    return count
  }

  /// Returns the first components.
  public func first(_ count: Int) -> Route {
    count >= self.count ? self : Route(tree: tree.prefix(start + Swift.max(0, count)), start: start)
  }

  /// Returns the route without its first components.
  public func dropping(first count: Int) -> Route {
    Route(tree: tree, start: Swift.min(tree.count, start + Swift.max(0, count)))
  }

  /// Appends a component.
  public mutating func append(_ component: String) {
    tree.append(component)
  }

  /// Returns a route followed by another one.
  public static func + (head: Route, tail: Route) -> Route {
    guard !head.isEmpty else { return tail }
    if let widened = tail.widened(by: head) { return widened }
    var route = head
    for component in tail { route.append(component) }
    return route
  }

  /// Returns a route followed by a segment.
  public static func + (head: Route, tail: some RouteConvertible) -> Route { head + tail.route }

  /// Returns a segment followed by a route.
  public static func + (head: some RouteConvertible, tail: Route) -> Route { head.route + tail }

  /// Returns the route with a head in front of it, if the route was cut off from that head.
  private func widened(by head: Route) -> Route? {
    guard start >= head.count else { return nil }
    let widened = Route(tree: tree, start: start - head.count)
    return widened.hasSame(as: head) ? widened : nil
  }

  /// Returns true if the route begins with another one, comparing each component.
  private func hasSame(as other: Route) -> Bool {
    for place in 0..<other.count where self[place] != other[place] { return false }
    return true
  }
}

extension Route: CustomStringConvertible {
  /// The components with slashes between them, percent-encoded, or a slash alone for the empty
  /// route.
  public var description: String {
    isEmpty ? "/" : map(\.percentEncoded).joined(separator: "/")
  }
}

extension Route: RandomAccessCollection {
  /// The index of the first component, which is always 0.
  public var startIndex: Int { 0 }

  /// The number of components.
  public var endIndex: Int { tree.count - start }

  /// The component at a position, counted from the outermost, in O(log n).
  public subscript(position: Int) -> String {
    precondition(
      indices.contains(position), "position must be in \(indices) (was \(position))")
    return tree[start + position]
  }
}

extension Route: Hashable {
  /// Returns true if both routes have the same components.
  public static func == (one: Route, other: Route) -> Bool {
    guard one.count == other.count else { return false }
    // Siblings differ in their last component, so compare that first.
    if let end = one.last, end != other[other.count - 1] { return false }
    return one.commonPrefixCount(with: other) == one.count
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    for component in self { hasher.combine(component) }
  }
}

extension Route: ExpressibleByArrayLiteral {
  /// Creates a route from components, the outermost first.
  public init(arrayLiteral components: String...) {
    self.init(components)
  }
}

extension Route: ExpressibleByStringLiteral {
  /// Creates a route of one component, which may contain a slash.
  public init(stringLiteral component: String) {
    self.init(component)
  }
}

extension Route: Codable {
  /// Creates a route from its encoded components.
  public init(from decoder: any Decoder) throws {
    self.init(try [String](from: decoder))
  }

  /// Writes the components.
  public func encode(to encoder: any Encoder) throws {
    try components.encode(to: encoder)
  }
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
