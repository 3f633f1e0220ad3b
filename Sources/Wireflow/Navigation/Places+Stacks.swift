/// Pages on stacks: pushing, popping, replacing, and showing a detail.
extension Places {
  func push(_ screen: any Screen, from sender: any Screen) throws(Refusal) {
    let below = try find(sender)
    let host = below.outermostHost
    if let player, player.has(host) {
      return try push(screen, from: sender, on: host, of: player, owner: owner(below))
    }
    guard let stack = host.stack, host.isTop, !stack.isCovered else {
      throw .screen(.covered, sender)
    }
    try checkAbsent(screen)
    push(screen, onto: stack, owner: owner(below))
  }

  /// Minimizes the player, and pushes onto the stack of the selected root item.
  ///
  /// A push from the player requires that it is maximized, and one from its controls that it is
  /// minimized. This protects against double taps.
  private func push(
    _ screen: any Screen, from sender: any Screen, on page: Page, of player: Player,
    owner: FlowRecord?
  ) throws(Refusal) {
    guard let stack = base.selectedItem?.front else { throw .screen(.notOnStage, sender) }
    guard player.isMaximized == (page === player.page) else { throw .screen(.covered, sender) }
    try checkAbsent(screen)
    if player.isMaximized { try minimize(isAnimated: true) }
    push(screen, onto: stack, owner: owner)
  }

  func push(_ screen: any Screen, onto stack: Stack, owner: FlowRecord?) {
    let (below, item) = (stack.top, stack.item)
    let page = enter(screen, on: stack, owner: owner)
    show(.push(screen, over: below.screen)) { .push(page.name, onto: item?.label ?? "") }
  }

  func pop(_ screen: any Screen) throws(Refusal) {
    let page = try findOnStack(screen)
    guard let stack = page.stack, !page.isRoot else { throw .screen(.isRoot, screen) }
    if stack.isCovered { return try pop(above: stack.pages[page.position - 1]) }
    closeAlert { $0.stack === stack && $0.position >= page.position }
    pop(stack, downTo: page.position)
  }

  func pop(to screen: any Screen) throws(Refusal) { try pop(above: findOnStack(screen)) }

  func popToRoot(of screen: any Screen) throws(Refusal) {
    guard let stack = try find(screen).outermostHost.stack else { return }
    try pop(above: stack.pages[0])
  }

  private func findOnStack(_ screen: any Screen) throws(Refusal) -> Page {
    let page = try find(screen)
    guard page.host == nil else { throw .screen(.isEmbedded, screen) }
    return page
  }

  /// Pops everything above a page, including a detail that covers its stack.
  private func pop(above page: Page) throws(Refusal) {
    guard let stack = page.stack else { return }
    let detail = stack.coveringDetail
    guard detail != nil || !page.isTop else { throw .plain(.alreadyThere) }
    closeAlert {
      $0.stack === stack && $0.position > page.position || detail != nil && $0.stack === detail
    }
    if let detail { pop(detail, downTo: 0) }
    if !page.isTop { pop(stack, downTo: page.position + 1) }
  }

  func pop(_ stack: Stack, downTo count: Int) {
    let (lowest, list) = (stack.pages[count], stack.item?.list)
    let wasTop = stack.pages.count == count + 1
    leaveAll(on: stack, downTo: count)
    if count == 0 { emptyDetail(stack) }
    guard let below = count == 0 ? list?.top : stack.top else { return }
    show(.pop(to: below.screen)) { wasTop ? .pop(lowest.name) : .popTo(below.name) }
  }

  /// Empties the detail column whose last page has left.
  private func emptyDetail(_ stack: Stack) {
    if let item = stack.item { set(item, \.detail, nil) }
  }

  func replace(_ old: any Screen, with new: any Screen) throws(Refusal) {
    let page = try find(old)
    if player?.has(page) == true { throw .screen(.isRoot, old) }
    try checkAbsent(new)
    replace(page, with: new)
  }

  /// Replaces a page with a new screen.
  func replace(_ page: Page, with new: any Screen) {
    closeAlert(ofSenderIn: page)
    let owner = page.modal?.modal.keeper ?? owner(page)
    let arrived = enter(new, inPlaceOf: page, owner: owner)
    leave(page)
    let item = arrived.isRoot ? arrived.stack?.item : nil
    show(.replace(page.screen, with: new)) {
      let names = (page.name, arrived.name)
      _ = item?.readTitle(of: arrived)
      return .replace(names.0, with: names.1)
    }
  }

  func showDetail(_ screen: any Screen, from sender: any Screen) throws(Refusal) {
    let below = try find(sender)
    let host = below.outermostHost
    guard let stack = host.stack, let item = stack.item, host.isTop, !stack.isCovered else {
      throw .screen(.covered, sender)
    }
    try checkAbsent(screen)
    let owner = owner(below)
    if let detail = item.detail {
      closeAlert { $0.stack === detail }
      leaveAll(on: detail)
      emptyDetail(detail)
    }
    let detail = Stack(of: item)
    set(item, \.detail, detail)
    let page = enter(screen, on: detail, owner: owner)
    show(.showDetail(screen, beside: item.list.top.screen)) {
      .showDetail(page.name, beside: item.label)
    }
  }
}
