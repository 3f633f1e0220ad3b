/// The end of flows: what leaves with them, and which end with them.
extension StageState {
  /// Returns the end of a flow and of all below it, children first, and what becomes of its
  /// screens.
  func end(
    _ flow: Index, _ screens: FinishedScreens, isFinished: Bool,
    deliver: (@MainActor () -> Void)?
  ) -> [TreeChange] {
    let end = TreeChange.end(flow, isFinished: isFinished, deliver: deliver)
    let isSmall = ledger.isSmall(flow) && !tree.hasWalls
    if isSmall, screens == .left || !ledger.hasScreens(flow) { return [end] }
    if isSmall, tree.alert == nil, let region = modalInFront(of: flow) {
      return [.dismiss(region), end]
    }
    let ending = isSmall ? [flow] : ledger.subtree(flow)
    var changes: [TreeChange] = []
    if screens == .unwound {
      unwind(ending, isSmall, &changes)
    } else {
      lowerWalls(of: ending, &changes)
    }
    if !isSmall {
      for other in ending.dropLast() {
        changes.append(.end(other, isFinished: false, deliver: nil))
      }
    }
    changes.append(end)
    return changes
  }

  /// The modal in front, if its first screen is the only one of a flow, as it is of most flows.
  private func modalInFront(of flow: Index) -> Index? {
    let slot = ledger.newestScreen(of: flow)
    let region = tree.modal(of: slot)
    guard region != .none, region == tree.order[tree.order.count - 1],
      tree.regions[region].items.count == 1
    else { return nil }
    return region
  }

  /// Returns true if all roots of a modal are those of flows that end, with which it leaves.
  ///
  /// A wall leaves with its own flow, whoever owns what stands on it.
  private func leaves(_ modal: Index, with flows: Set<Index>) -> Bool {
    if tree.isWall(modal) { return flows.contains(tree.regions[modal].keeper) }
    return tree.regions[modal].items.allSatisfy { item in
      flows.contains(ledger.owner(tree.stacks[tree.items[item].list].slots[0]))
    }
  }

  /// Takes the walls of flows away, whose other screens stay on stage.
  private func lowerWalls(of flows: [Index], _ changes: inout [TreeChange]) {
    let walls = tree.lists.walls.filter { flows.contains(tree.regions[$0].keeper) }
    guard let lowest = walls.first else { return }
    dismiss(from: tree.level(of: lowest), &changes) { other in
      walls.contains(tree.wall(at: tree.level(of: other)))
    }
  }

  /// Takes the screens of flows off stage, save for roots beside others that stay.
  private func unwind(_ flows: [Index], _ isSmall: Bool, _ changes: inout [TreeChange]) {
    let slots = flows.flatMap { ledger.screens(of: $0) }
    guard !slots.isEmpty else { return }
    let ending = Set(flows)
    var lowest = Int.max
    for slot in slots {
      let region = tree.modal(of: slot)
      if region != .none, tree.first(region) == slot, leaves(region, with: ending) {
        lowest = min(lowest, tree.level(of: region))
      }
    }
    var gone: Set<Index> = []
    if lowest != .max {
      gone = Set(dismiss(from: lowest, &changes) { leaves($0, with: ending) })
      if isSmall { return }
    }
    var rest = slots.filter { !gone.contains(tree.region(of: $0)) }
    if let player = tree.player, ending.contains(ledger.owner(player.slot)) {
      // What is embedded in the player leaves with it.
      rest.removeAll { tree.isPlayer(tree.host($0)) }
      if tree.alert.map({ tree.isPlayer(tree.host($0.sender)) }) == true, !closesAlert(changes) {
        changes.append(.closeAlert(nil))
      }
      changes.append(.removePlayer(animated: true))
    }
    removeFromStacks(rest, &changes)
  }

  /// Returns true if changes close the alert, which they do before anything leaves with its sender.
  private func closesAlert(_ changes: [TreeChange]) -> Bool {
    guard tree.alert != nil else { return false }
    return changes.contains { if case .closeAlert = $0 { true } else { false } }
  }

  /// Takes single screens off the stacks that they stand on, and off their hosts.
  private func removeFromStacks(_ slots: [Index], _ changes: inout [TreeChange]) {
    var stacks: [Index] = []
    var doomed: [Index: [Index]] = [:]
    var leaving: Set<Index> = []
    for slot in slots where !tree.isEmbedded(slot) && !tree.isRoot(slot) {
      let stack = tree.slots[slot].stack
      if doomed[stack] == nil { stacks.append(stack) }
      doomed[stack, default: []].append(slot)
      leaving.insert(slot)
    }
    let embedded = slots.filter { tree.isEmbedded($0) }
    leaving.formUnion(embedded)
    let asking = closesAlert(changes) ? .none : alertHost(in: leaving)
    for slot in embedded where !leaving.contains(tree.slots[slot].stack) {
      if slot == asking { changes.append(.closeAlert(nil)) }
      changes.append(.unembed(slot))
    }
    // A detail that is emptied is popped to the top of its list, which must still be there.
    let details = stacks.filter { isDetail($0) }
    for stack in details + stacks.filter({ !isDetail($0) }) {
      let ordered = (doomed[stack] ?? []).sorted {
        tree.slots[$0].position < tree.slots[$1].position
      }
      if ordered.contains(asking) { changes.append(.closeAlert(nil)) }
      let lowest = Int(tree.slots[ordered[0]].position)
      let isTop = lowest + ordered.count == tree.stacks[stack].slots.count
      changes.append(isTop ? .pop(stack, downTo: lowest) : .remove(ordered, from: stack))
    }
  }

  private func isDetail(_ stack: Index) -> Bool {
    let item = tree.stacks[stack].item
    return item != .none && tree.items[item].detail == stack
  }

  /// Returns the one of some screens that the alert's sender is or stands in, or none.
  private func alertHost(in slots: Set<Index>) -> Index {
    guard let alert = tree.alert else { return .none }
    var slot = alert.sender
    var found = Index.none
    while true {
      if slots.contains(slot) { found = slot }
      guard tree.isEmbedded(slot) else { return found }
      slot = tree.slots[slot].stack
    }
  }
}
