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
    get { regions[0] }
    set { regions[0] = newValue }
  }

  var front: Region { regions[regions.count - 1] }

  func isOnStage(_ screen: ScreenID) -> Bool { residents[screen] != nil }

  /// Returns the position of a screen, unless it is embedded or not on stage.
  func position(of screen: ScreenID) -> Position? {
    for level in regions.indices.reversed() {
      for (place, item) in regions[level].items.enumerated() {
        if let index = item.list.lastIndex(of: screen) { return (.list(level, place), index) }
        if let index = item.detail.lastIndex(of: screen) { return (.detail(level, place), index) }
      }
    }
    return player?.screens.contains(screen) == true ? (.player(screen), 0) : nil
  }

  /// Returns the screen that a screen is embedded in.
  func host(of screen: ScreenID) -> ScreenID? {
    embedded.first { $0.value.contains(screen) }?.key
  }

  /// Returns the screen that represents another one as a sender: itself, or its outermost host.
  func outermostHost(of screen: ScreenID) -> ScreenID {
    var screen = screen
    while let host = host(of: screen) { screen = host }
    return screen
  }

  /// Returns the level of the region that a screen is in, at any depth, unless that is the player.
  func level(of screen: ScreenID) -> Int? {
    position(of: outermostHost(of: screen))?.stack.item?.level
  }

  /// True for the root of a root item or of a modal's stack, and for the player.
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

  func owner(of screen: ScreenID) -> FlowID? { residents[screen]?.owner }

  /// Returns the owner of a new screen: the requesting flow, or else the sender's.
  func newOwner(from sender: ScreenID?) -> FlowID? { asker.flow ?? sender.flatMap(owner) }

  func checkPresent(_ screen: ScreenID) throws(Refusal) {
    if !isOnStage(screen) { throw .screen(.notOnStage, screen) }
  }

  func checkAbsent(_ screen: ScreenID) throws(Refusal) {
    if isOnStage(screen) { throw .screen(.alreadyOnStage, screen) }
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
  mutating func enter(_ screen: ScreenID, for owner: FlowID?) {
    residents[screen] = Resident(owner: owner)
  }

  /// Forgets a screen whose place is free already, with its embedded screens, its alert, and its part
  /// as a presenter.
  mutating func leave(_ screen: ScreenID) {
    for inner in (embedded.removeValue(forKey: screen) ?? []).reversed() { leave(inner) }
    residents[screen] = nil
    if alert?.sender == screen { alert = nil }
    forgetPresenter(screen)
  }

  mutating func forgetPresenter(_ screen: ScreenID, for other: ScreenID? = nil) {
    for level in regions.indices where regions[level].modal?.presenter == screen {
      regions[level].modal?.presenter = other
    }
  }

  /// Removes the screens of a stack from its top down to a number of screens that stay.
  mutating func empty(_ stack: Stack, downTo count: Int) {
    while self[stack].count > count { leave(self[stack].removeLast()) }
  }

  /// Takes an embedded screen out of its host.
  mutating func detach(_ screen: ScreenID) {
    guard let host = host(of: screen) else { return }
    embedded[host]?.removeAll { $0 == screen }
    if embedded[host]?.isEmpty == true { embedded[host] = nil }
  }
}
