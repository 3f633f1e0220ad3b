/// The rows of the table that concern stacks, details and embedded screens.
extension StageState {
  @inline(__always)
  func push(_ screen: any Screen, from sender: any Screen, _ asker: borrowing Asker) -> Verdict {
    let below = tree.find(sender)
    guard below != .none else { return notOnStage(sender) }
    let host = tree.host(below)
    if tree.player != nil, tree.isPlayer(host) {
      return push(screen, fromPlayer: host, sender, owner: owner(asker, below))
    }
    guard tree.isTop(host), !tree.isCoveredByDetail(tree.slots[host].stack) else {
      return .ignore(.screen(.covered, sender))
    }
    guard tree.find(screen) == .none else { return .ignore(.screen(.alreadyOnStage, screen)) }
    return .change(.push(screen, onto: tree.slots[host].stack, owner: owner(asker, below)))
  }

  /// Pushes onto the selected root item's stack, and minimizes the player first.
  ///
  /// The player itself must be maximized and its controls minimized: the guard against double taps.
  private func push(
    _ screen: any Screen, fromPlayer slot: Index, _ sender: any Screen, owner: Index
  ) -> Verdict {
    let stack = tree.frontStack(of: tree.base)
    guard let player = tree.player, stack != .none else { return notOnStage(sender) }
    guard player.isMaximized == (slot == player.slot) else {
      return .ignore(.screen(.covered, sender))
    }
    guard tree.find(screen) == .none else { return .ignore(.screen(.alreadyOnStage, screen)) }
    let push = TreeChange.push(screen, onto: stack, owner: owner)
    return player.isMaximized ? .changes([.minimize(animated: true), push]) : .change(push)
  }

  @inline(__always)
  func pop(_ screen: any Screen) -> Verdict {
    let slot = tree.find(screen)
    guard slot != .none else { return notOnStage(screen) }
    guard !tree.isEmbedded(slot) else { return .ignore(.screen(.isEmbedded, screen)) }
    guard !tree.isRoot(slot) else { return .ignore(.screen(.isRoot, screen)) }
    let stack = tree.slots[slot].stack
    guard tree.isCoveredByDetail(stack) else {
      return pop(stack, downTo: Int(tree.slots[slot].position))
    }
    return popAll(above: tree.stacks[stack].slots[Int(tree.slots[slot].position) - 1])
  }

  func pop(to screen: any Screen) -> Verdict {
    let slot = tree.find(screen)
    guard slot != .none else { return notOnStage(screen) }
    guard !tree.isEmbedded(slot) else { return .ignore(.screen(.isEmbedded, screen)) }
    return popAll(above: slot)
  }

  func popToRoot(of screen: any Screen) -> Verdict {
    let slot = tree.find(screen)
    guard slot != .none else { return notOnStage(screen) }
    return popAll(above: tree.stacks[tree.stack(of: slot)].slots[0])
  }

  /// Pops all that stands above a screen, the detail included where columns lie on one pile.
  private func popAll(above slot: Index) -> Verdict {
    let stack = tree.slots[slot].stack
    var changes: [TreeChange] = []
    var leaving: [Index] = []
    if tree.isCoveredByDetail(stack) {
      let detail = tree.items[tree.stacks[stack].item].detail
      changes.append(.pop(detail, downTo: 0))
      leaving.append(detail)
    }
    let place = Int(tree.slots[slot].position) + 1
    if place < tree.stacks[stack].slots.count {
      changes.append(.pop(stack, downTo: place))
      leaving.append(stack)
    }
    guard !changes.isEmpty else { return .ignore(.plain(.alreadyThere)) }
    return closingAlert(
      if: { sender in
        leaving.contains { isAbove(sender, $0 == stack ? place : 0, on: $0) }
      }, changes)
  }

  func replace(_ old: any Screen, with new: any Screen, _ asker: borrowing Asker) -> Verdict {
    let slot = tree.find(old)
    guard slot != .none else { return notOnStage(old) }
    guard !tree.isPlayer(slot) else { return .ignore(.screen(.isRoot, old)) }
    guard tree.find(new) == .none else { return .ignore(.screen(.alreadyOnStage, new)) }
    let wall = tree.modal(of: slot)
    let keeper = wall != .none && tree.isWall(wall) ? tree.regions[wall].keeper : .none
    let owner = keeper == .none ? owner(asker, slot) : keeper
    let change = TreeChange.replace(slot, with: new, owner: owner, title: "")
    return closingAlert(if: { isOrStands($0, in: slot) }, [change])
  }

  func showDetail(
    _ screen: any Screen, from sender: any Screen, _ asker: borrowing Asker
  ) -> Verdict {
    let slot = tree.find(sender)
    guard slot != .none else { return notOnStage(sender) }
    let host = tree.host(slot)
    let item = tree.stacks[tree.slots[host].stack].item
    guard item != .none, tree.isTop(host), !tree.isCoveredByDetail(tree.slots[host].stack) else {
      return .ignore(.screen(.covered, sender))
    }
    guard tree.find(screen) == .none else { return .ignore(.screen(.alreadyOnStage, screen)) }
    let detail = tree.items[item].detail
    return closingAlert(
      if: { detail != .none && isAbove($0, 0, on: detail) },
      [.showDetail(screen, item: item, owner: owner(asker, slot))])
  }

  func embed(_ screen: any Screen, in host: any Screen, _ asker: borrowing Asker) -> Verdict {
    let slot = tree.find(host)
    guard slot != .none else { return notOnStage(host) }
    guard tree.find(screen) == .none, screen !== host else {
      return .ignore(.screen(.alreadyOnStage, screen))
    }
    return .change(.embed(screen, in: slot, owner: owner(asker, slot)))
  }

  func pop(_ stack: Index, downTo place: Int) -> Verdict {
    if tree.alert == nil { return .change(.pop(stack, downTo: place)) }
    return closingAlert(if: { isAbove($0, place, on: stack) }, [.pop(stack, downTo: place)])
  }

  /// Returns true if a screen stands on a stack at a place or above it, or in a screen that does.
  func isAbove(_ slot: Index, _ place: Int, on stack: Index) -> Bool {
    let host = tree.host(slot)
    return tree.slots[host].stack == stack && Int(tree.slots[host].position) >= place
  }
}
