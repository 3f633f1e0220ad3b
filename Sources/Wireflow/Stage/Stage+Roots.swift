extension Stage {
  func install(
    _ items: [any RootLevelRepresentable], in container: WireframeContainer
  ) -> RequestOutcome {
    precondition(!items.isEmpty, "install must have at least one root item (had none)")
    var staying: Set<ObjectIdentifier> = []
    for item in items where !staying.insert(ObjectIdentifier(item)).inserted {
      return .ignored(.alreadyOnStage(name(of: item)))
    }
    let before = allNodes
    let leaving = before.filter { !staying.contains(ObjectIdentifier($0.screen)) }
    var doomed: [FlowRecord] = []
    for case let flow? in leaving.map(\.owner) where doomed.last !== flow { doomed.append(flow) }
    merging {
      closeAlert(ofAny: before)
      clear(leaving)
      self.container = container
      roots = items.map(makeRoot)
      let titles = roots.map(\.title)
      show(.install(snapshot, cause: .install), as: .install(container.name, titles))
    }
    for flow in doomed where !flow.hasScreens && asker?.descends(from: flow) != true {
      cancel(flow)
    }
    return .committed
  }

  func select(_ screen: any Screen) -> RequestOutcome {
    guard let node = node(of: screen), let place = roots.firstIndex(where: { $0 === node.stack }),
      node.isRoot
    else { return .ignored(.notOnStage(name(of: screen))) }
    guard place != selected else { return .ignored(.alreadyThere) }
    selected = place
    show(.select(screen), as: .select(node.stack.title))
    return .committed
  }

  /// All that is on stage, from the front to the back, each stack from its top.
  var allNodes: [ScreenNode] {
    layers.reversed().flatMap { $0.stack.nodes.reversed() } + (minimizable?.nodes ?? [])
      + roots.flatMap { $0.nodes.reversed() }
  }

  private func clear(_ leaving: [ScreenNode]) {
    layers = []
    roots = []
    selected = 0
    minimizable = nil
    isMenuOpen = false
    for node in leaving { leave(node) }
    for node in nodes.values { node.presented = nil }
  }

  /// Makes the stack of a root item; a screen that was on stage already keeps its owner.
  private func makeRoot(_ item: any RootLevelRepresentable) -> ScreenStack {
    let stack = ScreenStack(title: item.rootLevelRepresentation.title)
    if let node = node(of: item) {
      node.stack = stack
      node.position = 0
      stack.nodes = [node]
    } else {
      enter(item, on: stack, sender: nil)
    }
    return stack
  }
}
