extension Stage {
  func push(_ screen: any Screen, from sender: any Screen) -> RequestOutcome {
    guard let below = node(of: sender) else { return .ignored(.notOnStage(name(of: sender))) }
    if let minimizable, minimizable.nodes.contains(where: { $0 === below }) {
      return push(screen, fromMinimizable: below)
    }
    guard below.isTop else { return .ignored(.covered(name(of: sender))) }
    guard node(of: screen) == nil else { return .ignored(.alreadyOnStage(name(of: screen))) }
    show(.push(screen, over: sender), as: .push(name(of: screen), onto: below.stack.label))
    enter(screen, on: below.stack, sender: below)
    return .committed
  }

  func pop(_ screen: any Screen) -> RequestOutcome {
    guard let node = node(of: screen) else { return .ignored(.notOnStage(name(of: screen))) }
    guard !node.isRoot else { return .ignored(.isRoot(name(of: screen))) }
    pop(node.stack, downTo: node.position)
    return .committed
  }

  func pop(to screen: any Screen) -> RequestOutcome {
    guard let node = node(of: screen) else { return .ignored(.notOnStage(name(of: screen))) }
    guard !node.isTop else { return .ignored(.alreadyThere) }
    pop(node.stack, downTo: node.position + 1)
    return .committed
  }

  func popToRoot(of screen: any Screen) -> RequestOutcome {
    guard let node = node(of: screen) else { return .ignored(.notOnStage(name(of: screen))) }
    guard node.stack.nodes.count > 1 else { return .ignored(.alreadyThere) }
    pop(node.stack, downTo: 1)
    return .committed
  }

  func replace(_ old: any Screen, with new: any Screen) -> RequestOutcome {
    guard let node = node(of: old) else { return .ignored(.notOnStage(name(of: old))) }
    guard minimizable?.nodes.contains(where: { $0 === node }) != true else {
      return .ignored(.isRoot(name(of: old)))
    }
    guard self.node(of: new) == nil else { return .ignored(.alreadyOnStage(name(of: new))) }
    merging {
      closeAlert(ofAny: [node])
      show(.replace(old, with: new), as: .replace(name(of: old), with: name(of: new)))
    }
    let stack = node.stack
    let entry = ScreenNode(new, in: stack, at: node.position)
    stack.nodes[node.position] = entry
    nodes[ObjectIdentifier(new)] = entry
    entry.presented = node.presented
    entry.presented?.presenter = entry
    node.presented = nil
    (asker ?? node.owner)?.adopt(entry)
    if !observers.isEmpty { changes.append(.entered(new)) }
    leave(node)
    if entry.isRoot { stack.title = new.representation.title }
    return .committed
  }

  /// Takes the screens from a place upwards off their stack; the place is above the root.
  private func pop(_ stack: ScreenStack, downTo place: Int) {
    let top = stack.nodes.count - 1
    let node = stack.nodes[place]
    let below = stack.nodes[place - 1].screen
    let entry: PresentationLog.Entry =
      place == top ? .pop(name(of: node.screen)) : .popTo(name(of: below))
    if alert == nil {
      show(.pop(to: below), as: entry)
    } else {
      merging {
        closeAlert(ofAny: stack.nodes[place...])
        show(.pop(to: below), as: entry)
      }
    }
    for _ in place...top { leave(stack.nodes.removeLast()) }
  }

  /// Takes single screens off their stack, whatever stands above them.
  func remove(_ doomed: [ScreenNode], from stack: ScreenStack) {
    let lowest = doomed.map(\.position).min() ?? stack.nodes.count
    if lowest + doomed.count == stack.nodes.count { return pop(stack, downTo: lowest) }
    closeAlert(ofAny: doomed)
    let ordered = doomed.sorted { $0.position < $1.position }
    show(
      .remove(ordered.map(\.screen)),
      as: .remove(ordered.map { name(of: $0.screen) }, from: stack.label))
    for node in ordered.reversed() {
      stack.nodes.remove(at: node.position)
      leave(node)
    }
    for place in lowest..<stack.nodes.count { stack.nodes[place].position = place }
  }
}
