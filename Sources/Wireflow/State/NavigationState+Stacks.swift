/// Screens on stacks: pushing, popping, replacing, and showing a detail.
extension NavigationState {
  mutating func push(_ screen: ScreenID, from sender: ScreenID) throws(Refusal) {
    try checkPresent(sender)
    let host = outermostHost(of: sender)
    let isFromPlayer = isInPlayer(host)
    let stack =
      isFromPlayer ? try stackBehindPlayer(for: sender, in: host) : try self.stack(toppedBy: sender)
    try checkAbsent(screen)
    if isFromPlayer, player?.isMaximized == true { try turnPlayer(isMaximized: false) }
    push(screen, onto: stack, for: newOwner(from: sender))
  }

  /// Returns the stack of the selected root item, onto which the player pushes.
  ///
  /// A push from the player requires that it is maximized, and one from controls that the bar shows
  /// them. This protects against double taps.
  private func stackBehindPlayer(
    for sender: ScreenID, in host: ScreenID
  ) throws(Refusal) -> Stack {
    guard let item = base.selectedItem else { throw .screen(.notOnStage, sender) }
    guard host == (player?.isMaximized == true ? player?.screen : bar) else {
      throw .screen(.covered, sender)
    }
    return item.detail.isEmpty ? .list(0, base.selected) : .detail(0, base.selected)
  }

  /// Returns the stack whose top is a screen, or the screen's outermost host, and that no detail
  /// covers, unless that is to be replaced.
  private func stack(
    toppedBy sender: ScreenID, replacesDetail: Bool = false
  ) throws(Refusal) -> Stack {
    guard let position = position(of: outermostHost(of: sender)), position.stack.item != nil,
      isTop(position), replacesDetail || coveringDetail(of: position.stack) == nil
    else { throw .screen(.covered, sender) }
    return position.stack
  }

  mutating func push(_ screen: ScreenID, onto stack: Stack, for owner: FlowID?) {
    guard let item = stack.item else { return }
    self[stack].append(screen)
    enter(screen, for: owner)
    show(.push(screen, onto: root(at: item)))
  }

  /// Returns the root of an item, whose title names the item's stacks.
  func root(at item: (level: Int, place: Int)) -> ScreenID {
    regions[item.level].items[item.place].root
  }

  mutating func pop(_ screen: ScreenID) throws(Refusal) {
    let position = try positionOnStack(of: screen)
    guard !isRoot(position) else { throw .screen(.isRoot, screen) }
    if coveringDetail(of: position.stack) != nil {
      return try pop(above: (position.stack, position.index - 1))
    }
    closeAlert { state, sender in
      guard let other = state.position(of: sender) else { return false }
      return other.stack == position.stack && other.index >= position.index
    }
    pop(position.stack, downTo: position.index)
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
    closeAlert { state, sender in
      guard let other = state.position(of: sender) else { return false }
      return other.stack == position.stack && other.index > position.index || other.stack == detail
    }
    if let detail { pop(detail, downTo: 0) }
    if !isTop(position) { pop(position.stack, downTo: position.index + 1) }
  }

  /// Pops a stack down to a number of screens, or a whole detail to the top of its list.
  mutating func pop(_ stack: Stack, downTo count: Int) {
    let (lowest, isOne) = (self[stack][count], self[stack].count == count + 1)
    empty(stack, downTo: count)
    let item = stack.item.map { regions[$0.level].items[$0.place] }
    if let below = count == 0 ? item?.list.last : self[stack].last {
      show(isOne ? .pop(lowest) : .popTo(below))
    }
  }

  /// Removes screens from a stack: with a pop if they are its top and nothing covers them.
  /// - Parameter popsCovered: true to pop them even if a detail covers the stack.
  mutating func take(_ screens: [ScreenID], off stack: Stack, popsCovered: Bool = false) {
    let leaving = Set(screens)
    guard let lowest = Self.lowest(of: leaving, in: self[stack]), let item = stack.item else {
      return
    }
    let ordered = self[stack][lowest...].filter(leaving.contains)
    closeAlert { leaving.contains($1) }
    let isTop = lowest + ordered.count == self[stack].count
    if isTop, popsCovered || coveringDetail(of: stack) == nil {
      return pop(stack, downTo: lowest)
    }
    let root = root(at: item)
    let staying = self[stack][lowest...].filter { !leaving.contains($0) }
    self[stack].replaceSubrange(lowest..., with: staying)
    for screen in ordered.reversed() { leave(screen) }
    show(.remove(ordered, from: root))
  }

  /// Returns the index of the lowest of some screens, and does not look at those below it.
  private static func lowest(of leaving: Set<ScreenID>, in stack: [ScreenID]) -> Int? {
    var (lowest, index, count): (Int?, Int, Int) = (nil, stack.count, 0)
    while index > 0, count < leaving.count {
      index -= 1
      if leaving.contains(stack[index]) { (lowest, count) = (index, count + 1) }
    }
    return lowest
  }

  mutating func replace(_ old: ScreenID, with new: ScreenID) throws(Refusal) {
    try checkPresent(old)
    if isInPlayer(old) { throw .screen(.isRoot, old) }
    try checkAbsent(new)
    exchange(old, for: new)
  }

  /// Puts a new screen in the place of another one, which leaves.
  mutating func exchange(_ old: ScreenID, for new: ScreenID) {
    closeAlert(ofSenderIn: old)
    let (host, position) = (residents[old]?.host, position(of: old))
    let keeper = modal(from: old).flatMap { regions[$0].modal?.keeper }
    let owner = keeper ?? newOwner(from: old)
    if let host, let place = residents[host]?.embedded.firstIndex(of: old) {
      residents[host]?.embedded[place] = new
    } else if let position {
      self[position.stack][position.index] = new
    }
    enter(new, for: owner, in: host)
    if residents[old]?.isPresenter == true { forgetPresenter(old, for: new) }
    leave(old)
    show(.replace(old, with: new))
  }

  mutating func showDetail(_ screen: ScreenID, from sender: ScreenID) throws(Refusal) {
    try checkPresent(sender)
    let stack = try stack(toppedBy: sender, replacesDetail: true)
    try checkAbsent(screen)
    guard let item = stack.item else { return }
    let owner = newOwner(from: sender)
    let detail = Stack.detail(item.level, item.place)
    closeAlert { $0.position(of: $1)?.stack == detail }
    empty(detail, downTo: 0)
    self[detail] = [screen]
    enter(screen, for: owner)
    show(.showDetail(screen, beside: root(at: item)))
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
    let staying = Set(kept.staying)
    let leaving = self[stack].dropFirst().filter { !staying.contains($0) }
    guard first != root || !leaving.isEmpty || !kept.detail.isEmpty || !new.isEmpty else {
      throw .plain(.alreadyThere)
    }
    let owner = newOwner(from: screen)
    take(Array(leaving), off: stack)
    if first != root { exchange(root, for: first) }
    if !kept.detail.isEmpty { moveDetail(onto: level, place) }
    for screen in new { push(screen, onto: stack, for: owner) }
  }

  /// Moves the screens of a detail onto its list, where they stay on stage.
  private mutating func moveDetail(onto level: Int, _ place: Int) {
    let item = regions[level].items[place]
    show(item.detail.count == 1 ? .pop(item.detail[0]) : .popTo(item.list[item.list.count - 1]))
    regions[level].items[place].detail = []
    for screen in item.detail {
      regions[level].items[place].list.append(screen)
      show(.push(screen, onto: item.root))
    }
  }

  /// Checks that screens can be a root's stack, and returns those above the root that stay, and
  /// those that move there from the whole detail.
  func check(
    _ screens: [ScreenID], asStackOf root: ScreenID, _ level: Int, _ place: Int
  ) throws(Refusal) -> (staying: [ScreenID], detail: [ScreenID]) {
    try checkDifferent(screens)
    if let first = screens.first, first != root { try checkAbsent(first) }
    let item = regions[level].items[place]
    let places = Dictionary(uniqueKeysWithValues: item.list.enumerated().map { ($1, $0) })
    var (staying, detail): ([ScreenID], [ScreenID]) = ([], [])
    var last = 0
    for screen in screens.dropFirst().prefix(while: isOnStage) {
      if detail.count < item.detail.count, item.detail[detail.count] == screen {
        detail.append(screen)
      } else if let index = places[screen], index > last, detail.isEmpty {
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
