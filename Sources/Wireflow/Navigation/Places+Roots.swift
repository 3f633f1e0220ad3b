/// Root items: replacing them, selecting one, the drawer, and changing containers.
extension Places {
  func update(
    _ screens: [any RootLevelRepresentable], of screen: (any Screen)?
  ) throws(Refusal) {
    guard !screens.isEmpty else { throw .plain(.noRootItems) }
    try checkDifferent(screens)
    var region = base
    if let screen {
      region = try find(screen).region ?? base
      if region.container == nil { throw .screen(.notOnStage, screen) }
    }
    let staying = try itemsStaying(in: region, of: screens)
    let leaving = region.items.filter { staying[ObjectIdentifier($0.root.screen)] == nil }
    let stacks = leaving.flatMap(\.stacks)
    closeAlert { sender in stacks.contains { $0 === sender.stack } }
    let owners = owners(of: stacks.flatMap { $0.pages.reversed() }, exceptIn: [])
    let (selected, owner) = (region.selectedItem, region.isWall ? region.modal.keeper : asker.flow)
    setItems(
      screens.map {
        staying[ObjectIdentifier($0)] ?? makeItem($0, in: region, owner: owner)
      }, of: region)
    for item in leaving {
      tieModals(to: item)
      leaveAll(of: item)
    }
    set(region, \.selected, region.items.firstIndex { $0 === selected } ?? 0)
    let (name, titles) = (container(of: region).name, RootTitles(of: region.items))
    show(.update(snapshot(of: region), level: order.level(of: region))) {
      .update(name, titles.read())
    }
    dismissOrphans()
    endFlows(owners)
  }

  /// Makes the modals that a root item's pages present leave together with it, as in an install.
  private func tieModals(to item: Item) {
    for page in item.stacks.flatMap(\.pages) {
      if let modal = page.presented { set(modal, \.modal.fate, .leaves) }
    }
  }

  /// Returns the items of a region that keep their places, by their screens.
  private func itemsStaying(
    in region: Region, of screens: [any Screen]
  ) throws(Refusal) -> [ObjectIdentifier: Item] {
    var staying: [ObjectIdentifier: Item] = [:]
    for screen in screens {
      guard let page = page(of: screen) else {
        try checkAbsent(screen)
        continue
      }
      guard page.isRoot, let item = page.stack?.item, item.region === region else {
        throw .screen(.alreadyOnStage, screen)
      }
      staying[ObjectIdentifier(screen)] = item
    }
    return staying
  }

  func select(_ screen: any Screen) throws(Refusal) {
    let page = try find(screen)
    guard isRootItem(page), let item = page.stack?.item, let region = item.region else {
      throw .screen(.notOnStage, screen)
    }
    guard item.position != region.selected else { throw .plain(.alreadyThere) }
    set(region, \.selected, item.position)
    show(.select(screen)) { .select(screen.representation.title) }
  }

  /// Opens or closes the drawer that the user can reach, or that is behind the wall.
  func turnDrawer(isOpen: Bool) throws(Refusal) {
    let region =
      isAskerBehindWall
      ? order.withRootItems.last { isBehindWall($0) } ?? base : drawerRegion
    guard container(of: region).rootNavigation == .drawer else { throw .plain(.noDrawer) }
    guard region.isDrawerOpen != isOpen else { throw .plain(.alreadyThere) }
    turnDrawer(of: region, isOpen: isOpen)
  }

  func turnDrawer(of region: Region, isOpen: Bool) {
    set(region, \.isDrawerOpen, isOpen)
    show(isOpen ? .openDrawer : .closeDrawer) { isOpen ? .openDrawer : .closeDrawer }
  }

  /// Shows everything on stage in other containers, in one transition.
  func adapt(to formFactor: FormFactor, in container: WireframeContainer?) throws(Refusal) {
    let before = self.container(of: base)
    let new = container ?? before
    let isOther = order.modals.contains { modal in
      asker.adapted[modal.number].map { $0.name != modal.container?.name } ?? false
    }
    guard isOther || new.name != before.name else { throw .plain(.alreadyIn(new.name)) }
    let styles = order.all.map { new.shownStyle(of: $0.modal.style) }
    set(self, \.formFactor, formFactor)
    for (region, style) in zip(order.all, styles) {
      let other = region.isBase ? new : asker.adapted[region.number] ?? region.container
      if let old = region.container { effects.departedContainers.append(old) }
      set(region, \.container, other)
      set(region, \.modal.shownStyle, style)
      set(region, \.isDrawerOpen, false)
    }
    let titles = RootTitles(of: base.items)
    show(.install(snapshot, cause: .adapt)) { .adapt(new.name, titles.look()) }
  }

  /// Takes the next step towards rest, and returns false if everything is at rest.
  ///
  /// A requester behind a wall closes nothing in front of it.
  func rest(keepsAlert: Bool = false) -> Bool {
    let isBehind = isAskerBehindWall
    if let alert, !isBehind, !keepsAlert {
      close(alert, nil)
    } else if let region = order.all.last(where: {
      $0.isDrawerOpen && (!isBehind || isBehindWall($0))
    }) {
      turnDrawer(of: region, isOpen: false)
    } else {
      return false
    }
    return true
  }
}
