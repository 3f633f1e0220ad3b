/// The rows of the table that concern root items, the drawer and the container.
extension StageState {
  func install(
    _ items: [any RootLevelRepresentable], in container: WireframeContainer?,
    _ asker: borrowing Asker
  ) -> Verdict {
    guard !items.isEmpty else { return .ignore(.plain(.noRootItems)) }
    if let screen = firstRepeated(in: items) { return .ignore(.screen(.alreadyOnStage, screen)) }
    if let there = items.first(where: { tree.standsOnWall(tree.find($0)) }) {
      return .ignore(.screen(.alreadyOnStage, there))
    }
    let staying = Set(items.map { ObjectIdentifier($0) })
    var changes: [TreeChange] = tree.alert == nil || tree.hasWalls ? [] : [.closeAlert(nil)]
    changes.append(
      .install(
        items.map { .init(screen: $0) }, container ?? tree.container(of: tree.base),
        owner: asker.flow))
    endFlows(withoutScreensIn: staying, asker, &changes)
    return changes.count == 1 ? .change(changes[0]) : .changes(changes)
  }

  func update(
    _ items: [any RootLevelRepresentable], of screen: (any Screen)?, _ asker: borrowing Asker
  ) -> Verdict {
    guard !items.isEmpty else { return .ignore(.plain(.noRootItems)) }
    if let twice = firstRepeated(in: items) { return .ignore(.screen(.alreadyOnStage, twice)) }
    var region = tree.base
    if let screen {
      let slot = tree.find(screen)
      guard slot != .none else { return notOnStage(screen) }
      if case let own = tree.region(of: slot), own != .none { region = own }
      guard tree.regions[region].container != nil else { return notOnStage(screen) }
    }
    var new: [TreeChange.NewItem] = []
    var staying: Set<Index> = []
    for screen in items {
      var item = TreeChange.NewItem(screen: screen)
      let slot = tree.find(screen)
      if slot != .none {
        item.staying = tree.isRoot(slot) ? tree.stacks[tree.slots[slot].stack].item : .none
        guard item.staying != .none, tree.items[item.staying].region == region else {
          return .ignore(.screen(.alreadyOnStage, screen))
        }
        staying.insert(item.staying)
      }
      new.append(item)
    }
    let owner = tree.isWall(region) ? tree.regions[region].keeper : asker.flow
    let update = TreeChange.update(region, new, owner: owner)
    let leaving = tree.regions[region].items.filter { !staying.contains($0) }
    return takingItems(leaving, [update], asker)
  }

  func select(_ screen: any Screen) -> Verdict {
    let slot = tree.find(screen)
    guard slot != .none, tree.isRoot(slot),
      case let item = tree.stacks[tree.slots[slot].stack].item,
      item != .none, case let region = tree.items[item].region,
      tree.regions[region].container != nil
    else { return notOnStage(screen) }
    guard tree.items[item].place != tree.regions[region].selected else {
      return .ignore(.plain(.alreadyThere))
    }
    return .change(.select(item: item))
  }

  /// The region whose root items the drawer in front would show.
  var drawerRegion: Index { tree.lists.withRootItems[tree.lists.withRootItems.count - 1] }

  func turnDrawer(isOpen: Bool, _ asker: borrowing Asker) -> Verdict {
    let isBehind = tree.hasWalls && side(of: asker) != tree.frontWall
    let region =
      isBehind
      ? tree.lists.withRootItems.last(where: { tree.isBehindWall($0) }) ?? tree.base : drawerRegion
    guard tree.container(of: region).rootNavigation == .drawer else {
      return .ignore(.plain(.noDrawer))
    }
    guard tree.regions[region].isDrawerOpen != isOpen else {
      return .ignore(.plain(.alreadyThere))
    }
    return .change(isOpen ? .openDrawer(region) : .closeDrawer(region))
  }

  /// Shows all that is on stage in other containers, in one transition.
  func adapt(
    to formFactor: FormFactor, _ container: WireframeContainer?, _ asker: borrowing Asker
  ) -> Verdict {
    let base = container ?? tree.container(of: tree.base)
    var regions = [TreeChange.Region(region: tree.base, container: base, style: .automatic)]
    var isOther = base.name != tree.container(of: tree.base).name
    for region in tree.order.dropFirst() {
      let new = asker.container(of: region)
      let own = tree.regions[region].container
      if let new, new.name != own?.name { isOther = true }
      regions.append(
        .init(region: region, container: new ?? own, style: tree.regions[region].style))
    }
    guard isOther else { return .ignore(.plain(.alreadyIn(base.name))) }
    return .change(.adapt(formFactor, regions))
  }

  /// Returns the next step towards rest, or no change when everything is at rest.
  func flush(keepsAlert: Bool = false) -> Verdict {
    if tree.alert != nil, !keepsAlert { return .change(.closeAlert(nil)) }
    if let region = tree.order.last(where: { tree.regions[$0].isDrawerOpen }) {
      return .change(.closeDrawer(region))
    }
    return .changes([])
  }
}

extension StageState {
  /// Adds what root items that leave take with them: the modals that stand on them stay, the
  /// alert of one of their screens closes, and flows that have no screen left end.
  private func takingItems(
    _ leaving: [Index], _ changes: [TreeChange], _ asker: borrowing Asker
  ) -> Verdict {
    guard !leaving.isEmpty else { return .change(changes[0]) }
    let stacks = Set(leaving.flatMap { [tree.items[$0].list, tree.items[$0].detail] })
    var changes = changes
    if let alert = tree.alert, stacks.contains(tree.stack(of: alert.sender)) {
      changes.insert(.closeAlert(nil), at: 0)
    }
    var left: Set<Index> = []
    var owners: [Index] = []
    for stack in leaving.flatMap({ [tree.items[$0].detail, tree.items[$0].list] })
    where stack != .none {
      for slot in tree.stacks[stack].slots.reversed() {
        note(slot)
      }
    }
    func note(_ slot: Index) {
      for inner in tree.embedded[slot].reversed() { note(inner) }
      left.insert(slot)
      let owner = ledger.owner(slot)
      if owner != .none, owners.last != owner { owners.append(owner) }
    }
    endFlows(owners, losing: left, asker, &changes)
    return changes.count == 1 ? .change(changes[0]) : .changes(changes)
  }

  /// Ends the flows that lose their last screens, children's counted, but not the one that asks
  /// and those above it.
  private func endFlows(
    _ owners: [Index], losing left: Set<Index>, _ asker: borrowing Asker,
    _ changes: inout [TreeChange]
  ) {
    var living: Set<Index> = [ledger.main]
    func keep(_ flow: Index) {
      var next = flow
      while next != .none, living.insert(next).inserted { next = ledger.parent(of: next) }
    }
    keep(asker.flow)
    var seen: Set<Index> = []
    for owner in owners where !seen.contains(owner) {
      for flow in ledger.subtree(owner, except: seen) {
        seen.insert(flow)
        if !ledger.screens(of: flow).allSatisfy(left.contains) { keep(flow) }
      }
    }
    var ended: Set<Index> = []
    for owner in owners where !living.contains(owner) && !ended.contains(owner) {
      for flow in ledger.subtree(owner, except: ended) {
        ended.insert(flow)
        changes.append(.end(flow, isFinished: false, deliver: nil))
      }
    }
  }

  /// Ends the flows whose last screens an install takes away.
  private func endFlows(
    withoutScreensIn staying: Set<ObjectIdentifier>, _ asker: borrowing Asker,
    _ changes: inout [TreeChange]
  ) {
    var left: Set<Index> = []
    var owners: [Index] = []
    func note(_ slot: Index) {
      // What is embedded in a screen that stays, stays with it.
      guard !staying.contains(ObjectIdentifier(tree.screen(slot))) else { return }
      for inner in tree.embedded[slot].reversed() { note(inner) }
      left.insert(slot)
      let owner = ledger.owner(slot)
      if owner != .none, owners.last != owner { owners.append(owner) }
    }
    for region in tree.order.dropLast(tree.regionsOnWalls.count).reversed() {
      if region == tree.base, let player = tree.player {
        note(player.slot)
        note(player.controls)
      }
      for item in tree.regions[region].items {
        for stack in [tree.items[item].detail, tree.items[item].list] where stack != .none {
          for slot in tree.stacks[stack].slots.reversed() { note(slot) }
        }
      }
    }
    endFlows(owners, losing: left, asker, &changes)
  }
}
