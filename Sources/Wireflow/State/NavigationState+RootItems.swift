/// Root items: replacing them, selecting one, the drawer, and changing containers.
extension NavigationState {
  /// Replaces everything on stage, except walls and the modals in front of them.
  mutating func install(_ screens: [ScreenID], in container: Container?) throws(Refusal) {
    guard !screens.isEmpty else { throw .plain(.noRootItems) }
    try checkDifferent(screens)
    let wall = regions.firstIndex(where: \.isWall) ?? regions.count
    for screen in screens {
      if let level = level(of: screen), level >= wall { throw .screen(.alreadyOnStage, screen) }
    }
    if wall == regions.count { alert = nil }
    let order = regions[1..<wall].reversed().flatMap(\.items).flatMap(\.leavingOrder)
    let leaving = (order + (player?.screens ?? []) + base.items.flatMap(\.leavingOrder))
      .flatMap { leavingOrder(of: $0, except: screens) }
    let owners = leaving.compactMap(owner)
    for screen in screens {
      detach(screen)
      forgetPresenter(screen)
    }
    regions.removeSubrange(1..<wall)
    player = nil
    base = Region(
      container: container ?? base.container, items: screens.map { Item(list: [$0]) })
    for screen in leaving { leave(screen) }
    for screen in screens where !isOnStage(screen) { enter(screen, for: asker.flow) }
    endFlows(owners)
  }

  /// Returns a screen and its embedded screens in the order in which they leave, except for those
  /// that stay, with their own embedded screens.
  private func leavingOrder(of screen: ScreenID, except staying: [ScreenID]) -> [ScreenID] {
    if staying.contains(screen) { return [] }
    let inner = embedded[screen] ?? []
    return inner.reversed().flatMap { leavingOrder(of: $0, except: staying) } + [screen]
  }

  /// Shows other root items in a screen's region, or in the base.
  ///
  /// Those that stay keep their stacks.
  mutating func update(_ screens: [ScreenID], of screen: ScreenID?) throws(Refusal) {
    guard !screens.isEmpty else { throw .plain(.noRootItems) }
    try checkDifferent(screens)
    if let screen { try checkPresent(screen) }
    let level = screen.flatMap(level) ?? 0
    let before = regions[level]
    if let screen, before.container == nil { throw .screen(.notOnStage, screen) }
    for screen in screens where isOnStage(screen) && !before.roots.contains(screen) {
      throw .screen(.alreadyOnStage, screen)
    }
    let leaving = before.items.filter { !screens.contains($0.root) }.flatMap(\.leavingOrder)
    let owners = leaving.flatMap { leavingOrder(of: $0, except: []) }.compactMap(owner)
    let owner = before.isWall ? before.modal?.keeper : asker.flow
    regions[level].items = screens.map { screen in
      before.items.first { $0.root == screen } ?? Item(list: [screen])
    }
    let selected = before.selectedItem.flatMap { screens.firstIndex(of: $0.root) }
    regions[level].selected = selected ?? 0
    for screen in screens where !isOnStage(screen) { enter(screen, for: owner) }
    for screen in leaving {
      // What its screens present leaves with the item.
      for other in regions.indices where regions[other].modal?.presenter == screen {
        regions[other].modal?.fate = .leaves
      }
      leave(screen)
    }
    dismissOrphans()
    endFlows(owners)
  }

  mutating func select(_ screen: ScreenID) throws(Refusal) {
    try checkPresent(screen)
    guard let (level, place) = rootItem(screen) else { throw .screen(.notOnStage, screen) }
    if regions[level].selected == place { throw .plain(.alreadyThere) }
    regions[level].selected = place
  }

  /// Opens or closes the drawer that the user can reach, or that is behind the wall.
  mutating func turnDrawer(isOpen: Bool) throws(Refusal) {
    let reachable = isAskerBehindWall ? regions[..<(wall ?? 0)] : regions[...]
    let level = reachable.lastIndex { $0.container != nil } ?? 0
    guard regions[level].container?.hasDrawer == true else { throw .plain(.noDrawer) }
    guard regions[level].isDrawerOpen != isOpen else { throw .plain(.alreadyThere) }
    regions[level].isDrawerOpen = isOpen
  }

  /// Shows everything on stage in other containers.
  ///
  /// - Parameters:
  ///   - containers: the container of each region, from the base on.
  ///   - styles: the style in which each region is shown then.
  mutating func adapt(
    to formFactor: FormFactor, in containers: [Container?], styles: [ModalStyle]
  ) throws(Refusal) {
    guard zip(regions, containers).contains(where: { $0.container?.name != $1?.name }) else {
      throw .plain(.alreadyIn(base.container?.name ?? ""))
    }
    self.formFactor = formFactor
    for level in regions.indices {
      regions[level].container = containers[level]
      regions[level].modal?.shownStyle = styles[level]
      regions[level].isDrawerOpen = false
    }
  }

  // MARK: - Player

  mutating func installPlayer(_ screen: ScreenID, controls: ScreenID) throws(Refusal) {
    if controls == screen { throw .screen(.alreadyOnStage, screen) }
    try checkAbsent(screen)
    if controls != player?.controls { try checkAbsent(controls) }
    if player != nil { try removePlayer() }
    player = Player(screen: screen, controls: controls)
    enter(screen, for: asker.flow)
    enter(controls, for: asker.flow)
  }

  mutating func removePlayer() throws(Refusal) {
    guard let leaving = player else { throw .plain(.noPlayer) }
    player = nil
    for screen in leaving.screens { leave(screen) }
  }

  mutating func turnPlayer(isMaximized: Bool) throws(Refusal) {
    guard let player else { throw .plain(.noPlayer) }
    guard player.isMaximized != isMaximized else { throw .plain(.alreadyThere) }
    self.player?.isMaximized = isMaximized
  }
}
