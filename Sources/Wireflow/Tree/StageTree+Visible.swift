/// The screens that can be seen.
extension StageTree {
  @inline(__always)
  func root(ofItem item: Index) -> any Screen { screen(stacks[items[item].list].slots[0]) }

  /// The screens that the user can see behind an alert and the drawer, from the front.
  ///
  /// Each screen stands before what is embedded in it.
  var visibleScreens: [any Screen] {
    let front = order[order.count - 1]
    var found: [any Screen] = []
    // Most are one or two.
    found.reserveCapacity(2)
    if front == base, let player, player.isMaximized {
      add(player.slot, to: &found)
      return found
    }
    addColumns(inFront: front, to: &found)
    if front == base, let player { add(player.controls, to: &found) }
    return found
  }

  private func add(_ slot: Index, to found: inout [any Screen]) {
    found.append(screen(slot))
    if !embedded.isEmpty { eachEmbedded(in: slot) { inner, _ in found.append(screen(inner)) } }
  }

  /// Adds the tops that stand side by side in a region, from the front: the detail, then the list.
  ///
  /// A root item without a detail shows the lowest screens of its stack, and its top.
  private func addColumns(inFront region: Index, to found: inout [any Screen]) {
    let item = selectedItem(of: region)
    guard item != .none else { return }
    let (list, detail) = (items[item].list, items[item].detail)
    let columns = columns(of: region)
    if detail != .none { add(topSlot(detail), to: &found) }
    guard columns > 1 || detail == .none else { return }
    add(topSlot(list), to: &found)
    guard columns > 1, detail == .none else { return }
    let slots = stacks[list].slots
    for slot in slots.prefix(min(columns, slots.count) - 1).reversed() { add(slot, to: &found) }
  }
}

/// The way back.
extension StageTree {
  /// The screen that goes when the user goes back in a region, or the root where nothing more goes.
  ///
  /// It is the top of the detail, and then of the list, however many columns there are.
  func backSlot(in region: Index) -> Index? {
    let item = selectedItem(of: region)
    return item == .none ? nil : backSlot(among: item)
  }

  /// The same for the stacks of one root item, be it selected or not.
  func backSlot(among item: Index) -> Index {
    topSlot(items[item].detail == .none ? items[item].list : items[item].detail)
  }

  /// The screen that goes when the user swipes back: in columns not the lowest of the detail, which
  /// stands beside its list and not in front of it.
  func swipeSlot(in region: Index) -> Index? {
    let item = selectedItem(of: region)
    guard item != .none, case let back = backSlot(among: item) else { return nil }
    let isBeside = columns(of: region) > 1 && isDetail(back) && slots[back].position == 0
    return isBeside ? topSlot(items[item].list) : back
  }

  /// The screens that the user can go back to in a region, from the top down.
  func slotsToGoBackTo(in region: Index) -> [Index] {
    let item = selectedItem(of: region)
    return item == .none ? [] : slotsToGoBackTo(among: item)
  }

  /// The same for the stacks of one root item, be it selected or not.
  func slotsToGoBackTo(among item: Index) -> [Index] {
    let (list, detail) = (items[item].list, items[item].detail)
    guard detail != .none else { return stacks[list].slots.dropLast().reversed() }
    if columns(of: items[item].region) == 1 {
      return (stacks[list].slots + stacks[detail].slots).dropLast().reversed()
    }
    return stacks[detail].slots.dropLast().reversed() + stacks[list].slots.dropLast().reversed()
  }

  /// The place of a screen counted from the root of its root item, the detail on top of the list.
  func pilePlace(_ slot: Index) -> Int {
    let place = Int(slots[host(slot)].position)
    guard isDetail(host(slot)) else { return place }
    return stacks[items[stacks[stack(of: slot)].item].list].slots.count + place
  }

  /// Returns the screen below one that is no root, which for the lowest of a detail is the top of
  /// the list.
  func below(_ slot: Index) -> Index? {
    let place = Int(slots[slot].position)
    let stack = slots[slot].stack
    if place > 0 { return stacks[stack].slots[place - 1] }
    return isDetail(slot) ? topSlot(items[stacks[stack].item].list) : nil
  }

  /// The screens above one, where columns lie on one pile with the detail.
  func slotsAbove(_ slot: Index) -> [Index] {
    let stack = slots[slot].stack
    let own = stacks[stack].slots.dropFirst(Int(slots[slot].position) + 1)
    guard isCoveredByDetail(stack) else { return Array(own) }
    return own + stacks[items[stacks[stack].item].detail].slots
  }
}
