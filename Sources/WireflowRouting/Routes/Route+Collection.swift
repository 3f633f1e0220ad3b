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
