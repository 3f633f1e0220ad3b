/// Screens on stacks: pushing, popping, replacing, and showing a detail.
extension NavigationState {
  mutating func push(_ screen: ScreenID, from sender: ScreenID) throws(Refusal) {
    try checkPresent(sender)
    let host = outermostHost(of: sender)
    var stack: Stack
    if let player, player.screens.contains(host) {
      stack = try stackBehindPlayer(player, for: sender, in: host)
    } else {
      stack = try self.stack(toppedBy: sender)
    }
    try checkAbsent(screen)
    if case .player = position(of: host)?.stack { player?.isMaximized = false }
    push(screen, onto: stack, for: newOwner(from: sender))
  }

  /// Returns the stack of the selected root item, onto which the player pushes.
  ///
  /// A push from the player requires that it is maximized, and one from its controls that it is
  /// minimized. This protects against double taps.
  private func stackBehindPlayer(
    _ player: Player, for sender: ScreenID, in host: ScreenID
  ) throws(Refusal) -> Stack {
    guard let item = base.selectedItem else { throw .screen(.notOnStage, sender) }
    guard player.isMaximized == (host == player.screen) else { throw .screen(.covered, sender) }
    return item.detail.isEmpty ? .list(0, base.selected) : .detail(0, base.selected)
  }

  /// Returns the stack whose top is a screen, or the screen's outermost host, and that no detail
  /// covers.
  private func stack(toppedBy sender: ScreenID) throws(Refusal) -> Stack {
    guard let position = position(of: outermostHost(of: sender)), position.stack.item != nil,
      isTop(position), coveringDetail(of: position.stack) == nil
    else { throw .screen(.covered, sender) }
    return position.stack
  }

  mutating func push(_ screen: ScreenID, onto stack: Stack, for owner: FlowID?) {
    self[stack].append(screen)
    enter(screen, for: owner)
  }

  mutating func pop(_ screen: ScreenID) throws(Refusal) {
    let position = try positionOnStack(of: screen)
    guard !isRoot(position) else { throw .screen(.isRoot, screen) }
    if let detail = coveringDetail(of: position.stack) { empty(detail, downTo: 0) }
    empty(position.stack, downTo: position.index)
  }

  mutating func pop(to screen: ScreenID) throws(Refusal) {
    try pop(above: positionOnStack(of: screen))
  }

  mutating func popToRoot(of screen: ScreenID) throws(Refusal) {
    try checkPresent(screen)
    guard let position = position(of: outermostHost(of: screen)) else { return }
    try pop(above: (position.stack, 0))
  }

  /// Pops everything above a position, with a detail that covers its stack.
  private mutating func pop(above position: Position) throws(Refusal) {
    let detail = coveringDetail(of: position.stack)
    guard detail != nil || !isTop(position) else { throw .plain(.alreadyThere) }
    if let detail { empty(detail, downTo: 0) }
    empty(position.stack, downTo: position.index + 1)
  }

  mutating func replace(_ old: ScreenID, with new: ScreenID) throws(Refusal) {
    try checkPresent(old)
    if player?.screens.contains(old) == true { throw .screen(.isRoot, old) }
    try checkAbsent(new)
    exchange(old, for: new)
  }

  /// Puts a new screen in the place of another one, which leaves.
  mutating func exchange(_ old: ScreenID, for new: ScreenID) {
    let keeper = modal(from: old).flatMap { regions[$0].modal?.keeper }
    let owner = keeper ?? newOwner(from: old)
    if let host = host(of: old), let place = embedded[host]?.firstIndex(of: old) {
      embedded[host]?[place] = new
    } else if let position = position(of: old) {
      self[position.stack][position.index] = new
    }
    forgetPresenter(old, for: new)
    enter(new, for: owner)
    leave(old)
  }

  mutating func showDetail(_ screen: ScreenID, from sender: ScreenID) throws(Refusal) {
    try checkPresent(sender)
    let stack = try stack(toppedBy: sender)
    try checkAbsent(screen)
    guard let item = stack.item else { return }
    let owner = newOwner(from: sender)
    let detail = Stack.detail(item.level, item.place)
    empty(detail, downTo: 0)
    push(screen, onto: detail, for: owner)
  }

  /// Sets the screens of a stack, whose first screen may replace the root.
  mutating func setStack(_ screens: [ScreenID], of screen: ScreenID) throws(Refusal) {
    try checkPresent(screen)
    guard let stack = position(of: outermostHost(of: screen))?.stack else { return }
    let root = self[stack][0]
    guard case .list(let level, let place) = stack, let first = screens.first else {
      throw .screen(.isRoot, root)
    }
    let kept = try check(screens, asStackOf: root, level, place)
    let new = screens.dropFirst(1 + kept.staying.count + kept.detail.count)
    let leaving = self[stack].dropFirst().filter { !kept.staying.contains($0) }
    guard first != root || !leaving.isEmpty || !kept.detail.isEmpty || !new.isEmpty else {
      throw .plain(.alreadyThere)
    }
    let owner = newOwner(from: screen)
    self[stack].removeAll(where: leaving.contains)
    for screen in leaving.reversed() { leave(screen) }
    if first != root { exchange(root, for: first) }
    if !kept.detail.isEmpty {
      self[stack] += kept.detail
      regions[level].items[place].detail = []
    }
    for screen in new { push(screen, onto: stack, for: owner) }
  }

  /// Checks that screens can be a root's stack, and returns those above the root that stay, and
  /// those that move there from the whole detail.
  func check(
    _ screens: [ScreenID], asStackOf root: ScreenID, _ level: Int, _ place: Int
  ) throws(Refusal) -> (staying: [ScreenID], detail: [ScreenID]) {
    try checkDifferent(screens)
    if let first = screens.first, first != root { try checkAbsent(first) }
    let item = regions[level].items[place]
    var (staying, detail): ([ScreenID], [ScreenID]) = ([], [])
    var last = 0
    for screen in screens.dropFirst().prefix(while: isOnStage) {
      if detail.count < item.detail.count, item.detail[detail.count] == screen {
        detail.append(screen)
      } else if let index = item.list.firstIndex(of: screen), index > last, detail.isEmpty {
        staying.append(screen)
        last = index
      } else {
        throw .screen(.alreadyOnStage, screen)
      }
    }
    if let first = detail.first, detail.count < item.detail.count {
      throw .screen(.alreadyOnStage, first)
    }
    for screen in screens.dropFirst(1 + staying.count + detail.count) { try checkAbsent(screen) }
    return (staying, detail)
  }
}
