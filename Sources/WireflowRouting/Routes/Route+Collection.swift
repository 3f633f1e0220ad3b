extension Route: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of components.
  public var endIndex: Int { tree.count - start }

  /// The component at a place, counted from the outermost, in O(log n).
  public subscript(position: Int) -> String {
    precondition(
      indices.contains(position), "position must be in \(indices) (was \(position))")
    return tree[start + position]
  }
}

extension Route: Hashable {
  /// Whether both have the same components.
  public static func == (one: Route, other: Route) -> Bool {
    guard one.count == other.count else { return false }
    // Siblings differ at their ends, which is seen at once.
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
  /// Creates a route of one component; a slash in it does not part it.
  public init(stringLiteral component: String) {
    self.init(component)
  }
}

extension Route: Codable {
  /// Reads the components.
  public init(from decoder: any Decoder) throws {
    self.init(try [String](from: decoder))
  }

  /// Writes the components.
  public func encode(to encoder: any Encoder) throws {
    try components.encode(to: encoder)
  }
}
