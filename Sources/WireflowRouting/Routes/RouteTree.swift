/// A persistent tree of components, whose copies share every node that did not change.
///
/// Every node is full except on the right edge, so the path to a component follows from its
/// position.
struct RouteTree: Sendable {
  /// A leaf has components, a branch has children.
  final class Node: Sendable {
    let components: [String]
    let children: [Node]

    init(components: [String]) {
      self.components = components
      children = []
    }

    init(children: [Node]) {
      components = []
      self.children = children
    }
  }

  private static let width = 16

  private(set) var count = 0
  private var root = Node(components: [])
  /// The number of components that fit below each child of the root, or 1 while the root is a leaf.
  private var span = 1

  init(_ components: some Sequence<String>) {
    var nodes: [Node] = []
    var leaf: [String] = []
    for component in components {
      leaf.append(component)
      count += 1
      if leaf.count == Self.width {
        nodes.append(Node(components: leaf))
        leaf = []
      }
    }
    if !leaf.isEmpty { nodes.append(Node(components: leaf)) }
    while nodes.count > 1 {
      nodes = stride(from: 0, to: nodes.count, by: Self.width).map { first in
        Node(children: Array(nodes[first..<min(first + Self.width, nodes.count)]))
      }
      span *= Self.width
    }
    if let node = nodes.first { root = node }
  }

  subscript(position: Int) -> String {
    var (node, span, rest) = (root, span, position)
    while span > 1 {
      node = node.children[rest / span]
      rest %= span
      span /= Self.width
    }
    return node.components[rest]
  }

  mutating func append(_ component: String) {
    if count == span * Self.width {
      root = Node(children: [root])
      span *= Self.width
    }
    root = Self.appending(component, at: count, to: root, span: span)
    count += 1
  }

  /// Returns a tree of the first components.
  func prefix(_ count: Int) -> RouteTree {
    guard count < self.count else { return self }
    var copy = self
    copy.count = count
    while copy.span > 1, count <= copy.span {
      copy.root = copy.root.children[0]
      copy.span /= Self.width
    }
    copy.root = Self.prefix(count, of: copy.root, span: copy.span)
    return copy
  }

  /// Returns the number of leading components that both trees share.
  ///
  /// The comparison skips nodes that both trees share.
  func sharedCount(with other: RouteTree) -> Int {
    var (one, two) = (self, other)
    let limit = min(count, other.count)
    while one.span > two.span { one.descend() }
    while two.span > one.span { two.descend() }
    return min(Self.shared(one.root, two.root, span: one.span), limit)
  }

  private mutating func descend() {
    root = root.children[0]
    span /= Self.width
  }

  private static func appending(
    _ component: String, at place: Int, to node: Node?, span: Int
  ) -> Node {
    guard span > 1 else { return Node(components: (node?.components ?? []) + [component]) }
    var children = node?.children ?? []
    let slot = place / span
    let child = children.indices.contains(slot) ? children[slot] : nil
    let grown = appending(component, at: place % span, to: child, span: span / width)
    if child == nil { children.append(grown) } else { children[slot] = grown }
    return Node(children: children)
  }

  private static func prefix(_ count: Int, of node: Node, span: Int) -> Node {
    guard span > 1 else { return Node(components: Array(node.components.prefix(count))) }
    let whole = count / span
    var children = Array(node.children.prefix(whole))
    if count % span > 0 {
      children.append(prefix(count % span, of: node.children[whole], span: span / width))
    }
    return Node(children: children)
  }

  private static func shared(_ one: Node, _ two: Node, span: Int) -> Int {
    if one === two { return span * width }
    guard span > 1 else {
      let limit = min(one.components.count, two.components.count)
      var count = 0
      while count < limit, one.components[count] == two.components[count] { count += 1 }
      return count
    }
    let limit = min(one.children.count, two.children.count)
    for place in 0..<limit {
      let count = shared(one.children[place], two.children[place], span: span / width)
      if count < span { return place * span + count }
    }
    return limit * span
  }
}
