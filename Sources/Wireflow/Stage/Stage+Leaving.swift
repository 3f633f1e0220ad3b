extension Stage {
  /// Whether a request would take a screen off stage.
  func takesAway(_ screen: any Screen, by request: NavigationRequest) -> Bool {
    guard let node = node(of: screen) else { return false }
    switch request {
    case .install(let items, _): return !items.contains { $0 === screen }
    case .pop(let other): return node.stands(from: self.node(of: other))
    case .popTo(let other): return screen !== other && node.stands(from: self.node(of: other))
    case .popToRoot(let other): return !node.isRoot && self.node(of: other)?.stack === node.stack
    case .replace(let other, _): return screen === other
    case .dismiss(let other): return isInLayer(node, from: other)
    case .hide(let other):
      return node.stands(from: self.node(of: other)) || isInLayer(node, from: other)
    case .dismissAll: return layers.contains { $0.stack === node.stack }
    case .removeMinimizable, .installMinimizable:
      return minimizable?.nodes.contains { $0 === node } ?? false
    default: return false
    }
  }

  /// Whether a screen stands in the modal that begins with another one, or in front of that.
  private func isInLayer(_ node: ScreenNode, from first: any Screen) -> Bool {
    guard let lowest = self.node(of: first).flatMap(layer),
      let own = layers.last(where: { $0.stack === node.stack })
    else { return false }
    return own.position >= lowest.position
  }
}

extension ScreenNode {
  /// Whether it is another one, or stands above it on the same stack.
  fileprivate func stands(from other: ScreenNode?) -> Bool {
    guard let other else { return false }
    return other.stack === stack && position >= other.position
  }
}
