/// The end of flows: what leaves with them, and which end with them.
extension StageState {
  /// Ends a flow and all below it, children first; its screens leave, or pass to the parent.
  func end(
    _ flow: Index, _ screens: FinishedScreens, isFinished: Bool,
    deliver: (@MainActor () -> Void)?
  ) -> [TreeChange] {
    let isSmall = ledger.isSmall(flow)
    let ending = isSmall ? [flow] : ledger.subtree(flow)
    var changes: [TreeChange] = []
    if screens == .unwound { unwind(ending, isSmall, &changes) }
    if !isSmall {
      for other in ending.dropLast() {
        changes.append(.end(other, isFinished: false, deliver: nil))
      }
    }
    changes.append(.end(flow, isFinished: isFinished, deliver: deliver))
    return changes
  }

  /// Takes the screens of flows off stage; the roots of the base stay.
  private func unwind(_ flows: [Index], _ isSmall: Bool, _ changes: inout [TreeChange]) {
    let slots = flows.flatMap { ledger.screens(of: $0) }
    guard !slots.isEmpty else { return }
    let ending = Set(flows)
    var lowest = Int.max
    for slot in slots {
      let region = tree.modal(of: slot)
      if region != .none, tree.first(region) == slot {
        lowest = min(lowest, tree.regions[region].level)
      }
    }
    var gone: Set<Index> = []
    if lowest != .max {
      dismiss(from: lowest, &changes) { region in
        let isGone = ending.contains(ledger.owner(tree.first(region)))
        if isGone { gone.insert(region) }
        return isGone
      }
      if isSmall { return }
    }
    var rest = slots.filter { !gone.contains(tree.region(of: $0)) }
    if let player = tree.player, ending.contains(ledger.owner(player.slot)) {
      rest.removeAll { tree.isPlayer(tree.host($0)) }
      if tree.alert.map({ tree.isPlayer(tree.host($0.sender)) }) == true, !closesAlert(changes) {
        changes.append(.closeAlert(nil))
      }
      changes.append(.removePlayer(animated: true))
    }
    removeFromStacks(rest, &changes)
  }

  private func closesAlert(_ changes: [TreeChange]) -> Bool {
    changes.contains { if case .closeAlert = $0 { true } else { false } }
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
    for slot in embedded where !leaving.contains(tree.slots[slot].stack) {
      closeAlert(ofAnyIn: [slot], &changes)
      changes.append(.unembed(slot))
    }
    // A detail that is emptied is popped to the top of its list, which must still be there.
    let details = stacks.filter { isDetail($0) }
    for stack in details + stacks.filter({ !isDetail($0) }) {
      let ordered = (doomed[stack] ?? []).sorted { tree.slots[$0].position < tree.slots[$1].position }
      closeAlert(ofAnyIn: Set(ordered), &changes)
      let lowest = Int(tree.slots[ordered[0]].position)
      let isTop = lowest + ordered.count == tree.stacks[stack].slots.count
      changes.append(isTop ? .pop(stack, downTo: lowest) : .remove(ordered, from: stack))
    }
  }

  private func isDetail(_ stack: Index) -> Bool {
    let item = tree.stacks[stack].item
    return item != .none && tree.items[item].detail == stack
  }

  /// Closes the alert whose sender is one of some screens, or stands in one.
  private func closeAlert(ofAnyIn slots: Set<Index>, _ changes: inout [TreeChange]) {
    guard let alert = tree.alert, !closesAlert(changes) else { return }
    var slot = alert.sender
    while !slots.contains(slot) {
      guard tree.isEmbedded(slot) else { return }
      slot = tree.slots[slot].stack
    }
    changes.append(.closeAlert(nil))
  }
}
