/// The rows of the table that concern single screens and whole stacks.
extension StageState {
  func remove(_ screen: any Screen, _ asker: borrowing Asker) -> Verdict {
    let slot = tree.find(screen)
    guard slot != .none else { return notOnStage(screen) }
    let change: TreeChange
    if tree.isEmbedded(slot) {
      change = .unembed(slot)
    } else if let player = tree.player, player.slot == slot {
      return removePlayer(true)
    } else if !tree.isRoot(slot) {
      change = taking([slot], off: tree.slots[slot].stack)
    } else if tree.modal(of: slot) != .none, tree.regions[tree.modal(of: slot)].container == nil {
      return dismiss(screen, asker)
    } else {
      return .ignore(.screen(.isRoot, screen))
    }
    return closingAlert(if: { isOrStands($0, in: slot) }, [change])
  }

  /// Takes those off that are not among the screens, and pushes those that are new.
  func set(
    _ screens: [any Screen], of screen: any Screen, _ asker: borrowing Asker
  ) -> Verdict {
    let slot = tree.find(screen)
    guard slot != .none else { return notOnStage(screen) }
    let stack = tree.stack(of: slot)
    let root = tree.screen(tree.stacks[stack].slots[0])
    guard !tree.isPlayer(tree.stacks[stack].slots[0]), tree.isRoot(tree.stacks[stack].slots[0]),
      let first = screens.first, first === root
    else { return .ignore(.screen(.isRoot, root)) }
    if let twice = firstRepeated(in: screens) { return .ignore(.screen(.alreadyOnStage, twice)) }
    let staying = screens.map { tree.find($0) }.prefix { $0 != .none }
    // One that stays keeps its place among those that do.
    var place: Index = -1
    for (slot, screen) in zip(staying, screens) {
      guard !tree.isEmbedded(slot), tree.slots[slot].stack == stack,
        tree.slots[slot].position > place
      else { return .ignore(.screen(.alreadyOnStage, screen)) }
      place = tree.slots[slot].position
    }
    let new = screens.dropFirst(staying.count)
    if let there = new.first(where: { tree.find($0) != .none }) {
      return .ignore(.screen(.alreadyOnStage, there))
    }
    let kept = Set(staying)
    let leaving = tree.stacks[stack].slots.filter { !kept.contains($0) }
    var changes = leaving.isEmpty ? [] : [taking(leaving, off: stack)]
    let owner = owner(asker, slot)
    changes += new.map { .push($0, onto: stack, owner: owner) }
    guard !changes.isEmpty else { return .ignore(.plain(.alreadyThere)) }
    return closingAlert(if: { leaving.contains(tree.host($0)) }, changes)
  }

  /// The change that takes screens off a stack: a pop where they are its top.
  private func taking(_ slots: [Index], off stack: Index) -> TreeChange {
    let lowest = Int(tree.slots[slots[0]].position)
    let isTop = lowest + slots.count == tree.stacks[stack].slots.count
    return isTop && !tree.isCoveredByDetail(stack)
      ? .pop(stack, downTo: lowest) : .remove(slots, from: stack)
  }

  /// Goes back as the user would by one step, whoever asks.
  func goBack(_ asker: borrowing Asker) -> Verdict {
    let region = tree.order[tree.order.count - 1]
    if isBehindWall(asker) {
      return .ignore(.screen(.behindWall, tree.screen(tree.first(tree.frontWall))))
    }
    if region == tree.base, tree.player?.isMaximized == true {
      return turnPlayer(isMaximized: false, true)
    }
    guard let slot = tree.backSlot(in: region) else { return .ignore(.plain(.noRootItems)) }
    let screen = tree.screen(slot)
    guard tree.isRoot(slot) else { return pop(screen) }
    if tree.isWall(region) { return .ignore(.screen(.notDismissible, screen)) }
    return region == tree.base ? .ignore(.screen(.isRoot, screen)) : dismiss(screen, asker)
  }
}
