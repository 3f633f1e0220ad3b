/// Root items: replacing them, selecting one, the drawer, and changing containers.
extension NavigationState {
  /// Replaces everything on stage, except walls and the modals in front of them.
  mutating func install(_ screens: [ScreenID], in container: Container?) throws(Refusal) {
    guard !screens.isEmpty else { throw .plain(.noRootItems) }
    if requester.scene != nil { throw .screen(.detached, base.items[0].root) }
    try checkDifferent(screens)
    let wall = regions.firstIndex(where: \.isWall) ?? regions.count
    for screen in screens where level(of: screen).map({ $0 >= wall }) == true {
      throw .screen(.alreadyOnStage, screen)
    }
    for screen in screens where !isOnStage(screen) { try checkAbsent(screen) }
    closeAlert { state, sender in (state.level(of: sender) ?? 0) < wall }
    let staying = Set(screens)
    let modals = regions[1..<wall].reversed().flatMap {
      leavingOrder(of: $0.leavingOrder, except: staying)
    }
    let others = (player?.screens ?? []) + base.items.flatMap(\.leavingOrder)
    let leaving = modals + leavingOrder(of: others, except: staying)
    let losers = leaving.compactMap(owner)
    for screen in screens where isOnStage(screen) {
      takeOutOfHost(screen)
      if residents[screen]?.isPresenter == true { forgetPresenter(screen) }
    }
    removeModals(1..<wall)
    player = nil
    base = Region(
      number: 0, container: container ?? base.container, items: screens.map { Item(list: [$0]) })
    for screen in leaving { leaveAlone(screen) }
    for screen in screens where !isOnStage(screen) { enter(screen, for: requester.flow) }
    show(.install(in: base.container?.name ?? "", base.roots))
    endFlows(losers)
  }

  /// Returns screens with their embedded screens in the order in which they leave, except for those
  /// that stay, with their own embedded screens.
  func leavingOrder(of screens: [ScreenID], except staying: Set<ScreenID>) -> [ScreenID] {
    screens.filter { !staying.contains($0) }.flatMap { screen in
      let inner = residents[screen]?.embedded ?? []
      return leavingOrder(of: inner.reversed(), except: staying) + [screen]
    }
  }

  /// Forgets a screen whose embedded screens have left already, or stay.
  private mutating func leaveAlone(_ screen: ScreenID) {
    residents[screen]?.embedded = []
    leave(screen)
  }

  /// Removes everything from the stage, walls included.
  mutating func leaveAll() {
    if requester.scene == nil { closeAlert { _, _ in true } }
    let modals = regions.dropFirst().reversed()
    let rest = (player?.screens ?? []) + base.items.flatMap(\.leavingOrder)
    removeModals(1..<regions.count)
    (player, base.items, base.selected, base.isDrawerOpen) = (nil, [], 0, false)
    for screen in modals.flatMap(\.leavingOrder) + rest { leave(screen) }
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
    let items = Dictionary(uniqueKeysWithValues: before.items.map { ($0.root, $0) })
    for screen in screens where items[screen] == nil { try checkAbsent(screen) }
    let staying = Set(screens)
    let leaving = before.items.filter { !staying.contains($0.root) }.flatMap(\.leavingOrder)
    closeAlert { leaving.contains($1) }
    let losers = leavingOrder(of: leaving, except: []).compactMap(owner)
    let owner = before.isWall ? before.modal?.keeper : requester.flow
    regions[level].items = screens.map { items[$0] ?? Item(list: [$0]) }
    for screen in screens where !isOnStage(screen) { enter(screen, for: owner) }
    for screen in leaving {
      // What its screens present leaves with the item.
      if residents[screen]?.isPresenter == true { tieModals(to: screen) }
      leave(screen)
    }
    regions[level].selected = before.selectedItem.flatMap { screens.firstIndex(of: $0.root) } ?? 0
    show(.update(in: regions[level].container?.name ?? "", screens))
    dismissTiedModals()
    endFlows(losers)
  }

  private mutating func tieModals(to screen: ScreenID) {
    for level in regions.indices where regions[level].modal?.presenter == screen {
      regions[level].modal?.fate = .leaves
    }
  }

  mutating func select(_ screen: ScreenID) throws(Refusal) {
    try checkPresent(screen)
    guard let (level, place) = rootItem(screen) else { throw .screen(.notOnStage, screen) }
    if regions[level].selected == place { throw .plain(.alreadyThere) }
    regions[level].selected = place
    show(.select(screen))
  }

  /// Opens or closes the drawer that the user can reach, or that is behind the wall.
  mutating func turnDrawer(isOpen: Bool) throws(Refusal) {
    let level = drawerLevel(behind: isRequesterBehindWall ? wall : nil)
    guard regions[level].container?.hasDrawer == true else { throw .plain(.noDrawer) }
    guard regions[level].isDrawerOpen != isOpen else { throw .plain(.alreadyThere) }
    turnDrawer(at: level, isOpen: isOpen)
  }

  /// Returns the level of the foremost region with root items, or of that behind a wall.
  func drawerLevel(behind wall: Int? = nil) -> Int {
    regions[..<(wall ?? regions.count)].lastIndex { $0.container != nil && !$0.isDocked } ?? 0
  }

  mutating func turnDrawer(at level: Int, isOpen: Bool) {
    regions[level].isDrawerOpen = isOpen
    show(isOpen ? .openDrawer : .closeDrawer)
  }

  /// Shows everything on stage, and everything detached, in other containers.
  /// - Parameters:
  ///   - containers: the containers of the regions that have one, by their numbers.
  ///   - styles: the styles in which modals are shown then.
  mutating func adapt(
    to formFactor: FormFactor, in containers: [UInt32: Container], styles: [UInt32: ModalStyle]
  ) throws(Refusal) {
    guard regions.contains(where: { $0.container != containers[$0.number] }) else {
      throw .plain(.alreadyIn(base.container?.name ?? ""))
    }
    self.formFactor = formFactor
    for scene in [nil] + detached.keys.map(Optional.some) {
      enterScene(scene)
      for level in regions.indices {
        let number = regions[level].number
        regions[level].container = containers[number]
        regions[level].modal?.shownStyle = styles[number] ?? .automatic
        regions[level].isDrawerOpen = false
      }
      enterScene(scene)
    }
    show(.adapt(to: base.container?.name ?? "", base.roots))
  }

  /// Takes the next step towards rest, and returns false if everything is at rest.
  ///
  /// A requester behind a wall closes nothing in front of it.
  mutating func rest(keepsAlert: Bool = false) -> Bool {
    let wall = isRequesterBehindWall ? wall : nil
    if let alert, wall == nil, !keepsAlert {
      close(alert)
    } else if let level = regions[..<(wall ?? regions.count)].lastIndex(where: \.isDrawerOpen) {
      turnDrawer(at: level, isOpen: false)
    } else {
      return false
    }
    return true
  }

  // MARK: - Player

  mutating func installPlayer(_ screen: ScreenID, controls: ScreenID) throws(Refusal) {
    if requester.scene != nil { throw .screen(.detached, base.items[0].root) }
    // A screen is on stage once, so a player cannot be its own controls.
    if controls == screen { throw .screen(.alreadyOnStage, screen) }
    try checkAbsent(screen)
    if controls != player?.controls { try checkAbsent(controls) }
    if player != nil { try removePlayer() }
    player = Player(screen: screen, controls: controls)
    enter(screen, for: requester.flow)
    enter(controls, for: requester.flow)
    news.append(.player)
  }

  mutating func removePlayer() throws(Refusal) {
    guard let leaving = player else { throw .plain(.noPlayer) }
    closeAlert { leaving.screens.contains($1) }
    player = nil
    for screen in leaving.screens { leave(screen) }
    show(.removePlayer(leaving.screen))
  }

  /// Minimizes the modal in front to its controls, or else the player.
  mutating func minimize(as controls: ScreenID?) throws(Refusal) {
    guard let level = dockable, let controls else { return try turnPlayer(isMaximized: false) }
    try checkAbsent(controls)
    if regions[level].isDrawerOpen { turnDrawer(at: level, isOpen: false) }
    regions[level].modal?.controls = controls
    enter(controls, for: owner(of: regions[level].first))
    show(.minimize(regions[level].first))
  }

  /// The level of the modal in front, if only minimized ones are between it and the base.
  var dockable: Int? {
    let level = regions.count - 1
    guard level > 0, !regions[level].isWall, !regions[level].isDocked,
      regions[1..<level].allSatisfy(\.isDocked)
    else { return nil }
    return level
  }

  /// Brings back the minimized modal in the bar, or else the player.
  mutating func maximize() throws(Refusal) {
    guard let docked else { return try turnPlayer(isMaximized: true) }
    undock(docked)
  }

  /// Brings a minimized modal to the front, but not in front of a wall, and returns its level.
  @discardableResult
  mutating func undock(_ level: Int) -> Int {
    closeAlert { $0.regions[level].modal?.controls == $1 }
    var region = regions.remove(at: level)
    let controls = region.modal?.controls
    region.modal?.controls = nil
    let front = regions.firstIndex(where: \.isWall) ?? regions.count
    regions.insert(region, at: front)
    _ = nextNumber()
    if let controls { leave(controls) }
    show(.maximize(region.first))
    return front
  }

  mutating func turnPlayer(isMaximized: Bool) throws(Refusal) {
    guard let player else { throw .plain(.noPlayer) }
    guard player.isMaximized != isMaximized else { throw .plain(.alreadyThere) }
    self.player?.isMaximized = isMaximized
    show(isMaximized ? .maximize(player.screen) : .minimize(player.screen))
  }
}
