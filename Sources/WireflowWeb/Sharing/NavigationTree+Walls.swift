import WireflowInteraction

extension NavigationTree {
  /// The tree without everything behind the last wall, or all of it if there is no wall.
  var inFrontOfWalls: NavigationTree {
    guard let wall = modals.lastIndex(where: { $0.style == "wall" }) else { return self }
    var tree = self
    tree.roots = []
    tree.player = nil
    tree.alert = nil
    tree.isDrawerOpen = false
    tree.modals = Array(modals[wall...])
    // The flows above it may be behind the wall.
    var flows: [String] = []
    for node in tree.nodes {
      if let flow = node.flow, !flows.contains(flow) { flows.append(flow) }
    }
    tree.mainFlow = nil
    if let first = flows.first {
      tree.mainFlow = Flow(name: first, children: flows.dropFirst().map { Flow(name: $0) })
    }
    return tree
  }

  /// The screens on stage, each host before its embedded screens.
  var nodes: [Node] {
    let stacks = (roots + modals.flatMap(\.roots)).flatMap { $0.screens + $0.detail }
    return (stacks + (player.map { [$0.screen, $0.controls] } ?? [])).flatMap(\.withEmbedded)
  }
}

extension NavigationTree.Node {
  fileprivate var withEmbedded: [Self] { [self] + embedded.flatMap(\.withEmbedded) }
}
