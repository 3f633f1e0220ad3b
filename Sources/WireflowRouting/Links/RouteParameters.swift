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
  public init(_ items: [Item] = []) {
    self.items = items
  }

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
