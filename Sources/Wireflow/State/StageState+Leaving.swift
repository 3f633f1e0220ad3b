/// The coming and going of screens, with those who own them.
extension StageState {
  @inline(__always)
  mutating func enter(_ slot: Index, _ owner: Index) {
    ledger.adopt(slot, by: owner)
    if outbox.isObserved { outbox.events.append(.entered(tree.screen(slot))) }
  }

  /// Takes a screen off stage with what is embedded in it, after the caller has freed its place.
  @inline(__always)
  mutating func leave(_ slot: Index) {
    if !tree.embedded.isEmpty { leaveEmbedded(in: slot) }
    ledger.leave(slot)
    outbox.newestLeft = max(outbox.newestLeft, tree.slots[slot].arrival)
    let screen = tree.takeOut(slot)
    if outbox.isObserved { outbox.events.append(.left(screen)) }
    outbox.left.append(screen)
  }

  private mutating func leaveEmbedded(in host: Index) {
    for slot in tree.embedded.remove(host).reversed() { leave(slot) }
  }

  /// Takes a whole stack off stage, from its top.
  mutating func leaveAll(_ stack: Index) {
    guard stack != .none else { return }
    while let slot = tree.stacks[stack].slots.popLast() { leave(slot) }
    tree.stacks.remove(stack, leaving: .init())
  }

  /// Takes a root item off stage, its detail first.
  mutating func leaveAll(ofItem item: Index) {
    leaveAll(tree.items[item].detail)
    leaveAll(tree.items[item].list)
    tree.items.remove(item, leaving: .init())
  }

  mutating func pop(_ stack: Index, downTo place: Int) -> PresentationCommand {
    while tree.stacks[stack].slots.count > place {
      leave(tree.stacks[stack].slots.removeLast())
    }
    if place > 0 { return .pop(to: tree.screen(tree.stacks[stack].slots[place - 1])) }
    // The last screen of a detail leaves its column empty.
    let item = tree.stacks[stack].item
    tree.stacks.remove(stack, leaving: .init())
    tree.items[item].detail = .none
    return .pop(to: tree.screen(tree.topSlot(tree.items[item].list)))
  }

  mutating func end(_ flow: Index, _ deliver: (@MainActor () -> Void)?) {
    guard let record = ledger.record(flow) else { return }
    ledger.end(flow)
    guard !outbox.isTrial else { return }
    record.id = .none
    record.hasEnded = true
    if outbox.isObserved, let coordinator = record.coordinator {
      outbox.events.append(.ended(coordinator))
    }
    outbox.ended.append(record)
    outbox.deliveries.append(Turn(.outcome(record, deliver)))
  }

  mutating func closeAlert(_ answer: AlertContent.Action?) -> PresentationCommand? {
    guard let alert = tree.alert else { return nil }
    tree.alert = nil
    outbox.deliveries.append(
      Turn(.answer(answer, alert.presented), holding: alert.flow.map { .keeping($0) }))
    return .closeAlert
  }
}
