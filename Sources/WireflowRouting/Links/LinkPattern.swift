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

/// A typed parameter of a link: the name of a query item, and the type of its value.
///
/// ```swift
/// extension RouteParameter<Int> { static var page: Self { .init("page") } }
/// let page = try link.parameters.value(of: .page)
/// ```
public struct RouteParameter<Value>: Sendable {
  /// The name of the query item.
  public let name: String
  let read: @Sendable (String) -> Value?
  let write: @Sendable (Value) -> String

  /// Creates a parameter with closures that read and write its value.
  public init(
    _ name: String, read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String
  ) {
    self.name = name
    self.read = read
    self.write = write
  }
}

extension RouteParameter where Value: LosslessStringConvertible & SendableMetatype {
  /// Creates a parameter whose value is read from its description.
  public init(_ name: String) { self.init(name, read: { Value($0) }, write: { $0.description }) }
}

extension RouteParameter where Value: RawRepresentable<String> & SendableMetatype {
  /// Creates a parameter whose value is read from its raw value.
  public init(_ name: String) {
    self.init(name, read: { Value(rawValue: $0) }, write: { $0.rawValue })
  }
}

/// The query of a URL: an ordered list of named texts, which typed parameters read.
public struct RouteParameters: Sendable, Hashable {
  /// A query item.
  public struct Item: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The text of the parameter, or an empty string if it has none.
    public var text: String

    /// Creates an item.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The items, in order.
  public private(set) var items: [Item]

  /// Creates parameters from items, in order, which may repeat a name.
  public init(_ items: [Item] = []) { self.items = items }

  /// Returns the first value of a parameter, or nil if there is none.
  public func value<Value>(of parameter: RouteParameter<Value>) throws(RouteURLError) -> Value? {
    guard let item = items.first(where: { $0.name == parameter.name }) else { return nil }
    return try value(of: item, as: parameter)
  }

  /// Returns the values of a parameter, in order.
  public func values<Value>(of parameter: RouteParameter<Value>) throws(RouteURLError) -> [Value] {
    var values: [Value] = []
    for item in items where item.name == parameter.name {
      values.append(try value(of: item, as: parameter))
    }
    return values
  }

  /// Replaces every value of a parameter by one value, or removes them all if it is nil.
  public mutating func set<Value>(_ parameter: RouteParameter<Value>, to value: Value?) {
    items.removeAll { $0.name == parameter.name }
    if let value { items.append(Item(name: parameter.name, text: parameter.write(value))) }
  }

  private func value<Value>(
    of item: Item, as parameter: RouteParameter<Value>
  ) throws(RouteURLError) -> Value {
    guard let value = parameter.read(item.text) else {
      throw .malformedParameter(item.name, item.text)
    }
    return value
  }
}
