/// The replacement of everything on stage, except walls, by root items.
extension Places {
  func install(
    _ screens: [any RootLevelRepresentable], in container: WireframeContainer?
  ) throws(Refusal) {
    guard !screens.isEmpty else { throw .plain(.noRootItems) }
    try checkDifferent(screens)
    for screen in screens where standsOnWall(page(of: screen)) {
      throw .screen(.alreadyOnStage, screen)
    }
    for screen in screens where page(of: screen) == nil { try checkAbsent(screen) }
    // An alert behind a wall is put aside already.
    if order.walls.isEmpty { closeAlert { _ in true } }
    let staying = Set(screens.map { ObjectIdentifier($0) })
    let leaving = order.all.dropLast(regionsOnWalls.count)
    let owners = owners(of: leaving.reversed().flatMap(pagesLeaving), exceptIn: staying)
    empty(leaving, in: container ?? self.container(of: base), except: staying)
    setItems(screens.map { makeItem($0, in: base, owner: asker.flow) }, of: base)
    orphans.removeAll { $0.items.first?.region == nil }
    let (name, titles) = (self.container(of: base).name, RootTitles(of: base.items))
    show(.install(snapshot, cause: .install)) { .install(name, titles.read()) }
    endFlows(owners)
  }

  /// Removes the modals among some regions, the player and the pages of the base, except for the
  /// screens that stay.
  private func empty(
    _ leaving: some BidirectionalCollection<Region>, in container: WireframeContainer,
    except staying: Set<ObjectIdentifier>
  ) {
    for region in leaving.reversed() where !region.isBase {
      clear(region, except: staying)
      takeFromOrder(region)
      effects.departedRegions.append(region)
    }
    if let player { leave(player, except: staying) }
    clear(base, except: staying)
    if let old = base.container { effects.departedContainers.append(old) }
    set(base, \.container, container)
    set(base, \.selected, 0)
    set(base, \.isDrawerOpen, false)
  }

  private func pagesLeaving(_ region: Region) -> [Page] {
    let player = region.isBase ? player.map { [$0.page, $0.controls] } ?? [] : []
    return player + region.items.flatMap { $0.stacks.flatMap { $0.pages.reversed() } }
  }

  /// Removes everything from the stage, walls included.
  func leaveAll() {
    closeAlert { _ in true }
    empty(order.modals, in: container(of: base), except: [])
    setItems([], of: base)
    orphans = []
  }

  /// Removes a region's pages from the stage, except for the screens that stay.
  private func clear(_ region: Region, except staying: Set<ObjectIdentifier>) {
    for item in region.items {
      for stack in item.stacks {
        let pages = stack.pages
        set(stack, \.pages, [])
        for page in pages.reversed() { leave(page, except: staying) }
      }
      set(item, \.region, nil)
    }
  }

  func leave(_ player: Player, except staying: Set<ObjectIdentifier> = []) {
    set(self, \.player, nil)
    for page in [player.page, player.controls] { leave(page, except: staying) }
  }

  private func leave(_ page: Page, except staying: Set<ObjectIdentifier>) {
    if staying.contains(ObjectIdentifier(page.screen)) {
      loseSurroundings(of: page)
      return detachEmbedded(in: page, among: staying)
    }
    let embedded = page.embedded
    set(page, \.embedded, [])
    for inner in embedded.reversed() { leave(inner, except: staying) }
    leave(page)
  }

  /// Detaches embedded pages that become root items from their hosts, at any depth.
  private func detachEmbedded(in host: Page, among staying: Set<ObjectIdentifier>) {
    for page in host.embedded {
      if staying.contains(ObjectIdentifier(page.screen)) { detach(page) }
      detachEmbedded(in: page, among: staying)
    }
  }
}

/// The flows that end because root items leave.
extension Places {
  /// Returns the owners of departing pages, in the order of departure.
  func owners(of pages: [Page], exceptIn staying: Set<ObjectIdentifier>) -> [FlowRecord] {
    var owners: [FlowRecord] = []
    func note(_ page: Page) {
      // Embedded pages stay with a host that stays.
      guard !staying.contains(ObjectIdentifier(page.screen)) else { return }
      for inner in page.embedded.reversed() { note(inner) }
      if let owner = page.owner, owners.last !== owner { owners.append(owner) }
    }
    for page in pages { note(page) }
    return owners
  }

  /// Ends the flows that have lost their last pages, counting those of descendants, except for the
  /// requester and its ancestors.
  func endFlows(_ owners: [FlowRecord]) {
    var living: Set<ObjectIdentifier> = []
    func keep(_ flow: FlowRecord?) {
      var next = flow
      while let flow = next, living.insert(ObjectIdentifier(flow)).inserted { next = flow.parent }
    }
    keep(flows.main)
    keep(asker.flow)
    var seen: Set<ObjectIdentifier> = []
    for owner in owners where !seen.contains(ObjectIdentifier(owner)) {
      for flow in owner.subtree where seen.insert(ObjectIdentifier(flow)).inserted {
        if flow.newestPage != nil { keep(flow) }
      }
    }
    for owner in owners where owner.isAlive && !living.contains(ObjectIdentifier(owner)) {
      for flow in owner.subtree { endAlone(flow, isFinished: false) }
    }
  }
}
