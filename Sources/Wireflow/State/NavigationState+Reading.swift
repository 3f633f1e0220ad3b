/// The positions of screens, and the checks that requests begin with.
extension NavigationState {
  /// A stack by its place: the level of its region, where 0 is the base, and its root item.
  enum Stack: Hashable {
    case list(Int, Int)
    case detail(Int, Int)
    case player(ScreenID)

    var item: (level: Int, place: Int)? {
      switch self {
      case .list(let level, let place), .detail(let level, let place): (level, place)
      case .player: nil
      }
    }

    var isDetail: Bool { if case .detail = self { true } else { false } }
  }

  /// A screen's position in its stack, counted from the root.
  typealias Position = (stack: Stack, index: Int)

  subscript(stack: Stack) -> [ScreenID] {
    _read {
      switch stack {
      case .list(let level, let place): yield regions[level].items[place].list
      case .detail(let level, let place): yield regions[level].items[place].detail
      case .player(let screen):
        let alone = [screen]
        yield alone
      }
    }
    _modify {
      switch stack {
      case .list(let level, let place): yield &regions[level].items[place].list
      case .detail(let level, let place): yield &regions[level].items[place].detail
      case .player(let screen):
        var alone = [screen]
        yield &alone
      }
    }
  }

  var base: Region {
    _read { yield regions[0] }
    _modify { yield &regions[0] }
  }

  /// The regions on stage, and those that are detached.
  var allRegions: [Region] { regions + detached.values.flatMap(\.regions) }

  var front: Region { _read { yield regions[shownLevel(from: regions.count - 1)] } }

  func isOnStage(_ screen: ScreenID) -> Bool {
    residents[screen].map { $0.scene == requester.scene } ?? false
  }

  /// Returns the position of a screen, unless it is embedded or not on stage.
  ///
  /// It looks in front first, and takes O(n) of the screens that it has to look at.
  func position(of screen: ScreenID) -> Position? {
    guard let resident = residents[screen], resident.host == nil else { return nil }
    if isInPlayer(screen) { return (.player(screen), 0) }
    for level in regions.indices.reversed() where !regions[level].items.isEmpty {
      let selected = regions[level].selected
      if let position = position(of: screen, level, selected) { return position }
      for place in regions[level].items.indices where place != selected {
        if let position = position(of: screen, level, place) { return position }
      }
    }
    return nil
  }

  private func position(of screen: ScreenID, _ level: Int, _ place: Int) -> Position? {
    if let index = regions[level].items[place].detail.lastIndex(of: screen) {
      return (.detail(level, place), index)
    }
    return regions[level].items[place].list.lastIndex(of: screen).map { (.list(level, place), $0) }
  }

  /// Returns the screen that represents another one as a sender: itself, or its outermost host.
  func outermostHost(of screen: ScreenID) -> ScreenID {
    var screen = screen
    while let host = residents[screen]?.host { screen = host }
    return screen
  }

  /// Returns true if a screen is another one, or is embedded in it at any depth.
  func stands(_ screen: ScreenID, in other: ScreenID) -> Bool {
    var next: ScreenID? = screen
    while let screen = next, screen != other { next = residents[screen]?.host }
    return next != nil
  }

  /// Returns the level of the region that a screen is in, at any depth, unless that is the player.
  func level(of screen: ScreenID) -> Int? {
    position(of: outermostHost(of: screen))?.stack.item?.level
  }

  /// True for the root of a root item or of a modal's stack, and for the player with its controls.
  func isRoot(_ position: Position) -> Bool { position.index == 0 && !position.stack.isDetail }

  func isTop(_ position: Position) -> Bool { position.index == self[position.stack].count - 1 }

  /// Returns the detail that covers a stack, as it does in one column.
  func coveringDetail(of stack: Stack) -> Stack? {
    guard case .list(let level, let place) = stack, regions[level].columns == 1,
      !regions[level].items[place].detail.isEmpty
    else { return nil }
    return .detail(level, place)
  }

  /// Returns the level of the modal that has a screen as a root.
  func modal(from screen: ScreenID) -> Int? {
    guard let position = position(of: screen), isRoot(position), let item = position.stack.item
    else { return nil }
    return item.level > 0 ? item.level : nil
  }

  /// Returns the place of a root item in a region with root items.
  func rootItem(_ screen: ScreenID) -> (level: Int, place: Int)? {
    guard let position = position(of: screen), isRoot(position), let item = position.stack.item,
      regions[item.level].container != nil
    else { return nil }
    return item
  }

  /// Returns the level in front at a level and below, without minimized modals.
  func shownLevel(from level: Int) -> Int { regions[...level].lastIndex { !$0.isDocked } ?? 0 }

  /// The level of the minimized modal in the player's bar, which hides the player's controls there.
  var docked: Int? { regions.lastIndex(where: \.isDocked) }

  /// The controls in the player's bar.
  var bar: ScreenID? { docked.flatMap { regions[$0].modal?.controls } ?? player?.controls }

  /// Returns true for a player, and for the controls of a player or of a minimized modal.
  func isInPlayer(_ screen: ScreenID) -> Bool {
    player?.screens.contains(screen) == true
      || regions.contains { $0.modal?.controls == screen }
  }

  /// Returns the screen in front at a level and below, or nil before root items are installed.
  func frontScreen(at level: Int) -> ScreenID? {
    let level = shownLevel(from: level)
    if level == 0, let player, player.isMaximized { return player.screen }
    return regions[level].selectedItem?.top
  }

  func owner(of screen: ScreenID) -> FlowID? { residents[screen]?.owner }

  /// Returns the owner of a new screen: the requesting flow, or else the sender's.
  func newOwner(from sender: ScreenID?) -> FlowID? { requester.flow ?? sender.flatMap(owner) }

  func checkPresent(_ screen: ScreenID) throws(Refusal) {
    if isOnStage(screen) { return }
    if residents[screen] != nil { throw .screen(.detached, screen) }
    throw .screen(requester.elsewhere.contains(screen) ? .inOtherWindow : .notOnStage, screen)
  }

  func checkAbsent(_ screen: ScreenID) throws(Refusal) {
    if let resident = residents[screen] {
      throw .screen(resident.scene == nil ? .alreadyOnStage : .detached, screen)
    }
    if requester.elsewhere.contains(screen) { throw .screen(.inOtherWindow, screen) }
  }

  /// Checks that no screen occurs in a list twice.
  func checkDifferent(_ screens: [ScreenID]) throws(Refusal) {
    var seen: Set<ScreenID> = []
    for screen in screens where !seen.insert(screen).inserted {
      throw .screen(.alreadyOnStage, screen)
    }
  }

  /// Returns the position of a screen that is not embedded.
  func positionOnStack(of screen: ScreenID) throws(Refusal) -> Position {
    try checkPresent(screen)
    guard let position = position(of: screen) else { throw .screen(.isEmbedded, screen) }
    return position
  }
}

/// The edits that requests consist of.
extension NavigationState {
  mutating func enter(_ screen: ScreenID, for owner: FlowID?, in host: ScreenID? = nil) {
    residents[screen] = Resident(number: nextNumber(), scene: requester.scene, host: host)
    if let owner { adopt(screen, by: owner) }
    news.append(.entered(screen))
  }

  /// Forgets a screen whose place is free already, with its embedded screens, and its part as a
  /// presenter.
  mutating func leave(_ screen: ScreenID) {
    guard let resident = residents[screen] else { return }
    for inner in resident.embedded.reversed() { leave(inner) }
    if let owner = resident.owner { lose(screen, of: owner, isLeaving: true) }
    residents[screen] = nil
    if resident.isPresenter { forgetPresenter(screen) }
    news.append(.left(screen))
  }

  /// Makes the modals of a screen those of another one, or of none.
  mutating func forgetPresenter(_ screen: ScreenID, for other: ScreenID? = nil) {
    residents[screen]?.isPresenter = false
    for level in regions.indices where regions[level].modal?.presenter == screen {
      regions[level].modal?.presenter = other
      if let other { residents[other]?.isPresenter = true } else { counts.mayLackPresenters = true }
    }
  }

  /// Removes the screens of a stack from its top down to a number of screens that stay.
  mutating func empty(_ stack: Stack, downTo count: Int) {
    while self[stack].count > count { leave(self[stack].removeLast()) }
  }

  /// Takes an embedded screen out of its host.
  mutating func takeOutOfHost(_ screen: ScreenID) {
    guard let host = residents[screen]?.host else { return }
    residents[host]?.embedded.removeAll { $0 == screen }
    residents[screen]?.host = nil
  }
}
