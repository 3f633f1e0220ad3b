/// Pages in any place: embedding, removing, hiding, and setting whole stacks.
extension Places {
  func embed(_ screen: any Screen, in host: any Screen) throws(Refusal) {
    let host = try find(host)
    try checkAbsent(screen)
    let page = enter(screen, in: host, owner: owner(host))
    show(.embed(screen, in: host.screen)) { .embed(page.name, in: host.name) }
  }

  func unembed(_ page: Page) {
    closeAlert(ofSenderIn: page)
    detach(page)
    leave(page)
    show(.unembed(page.screen)) { .unembed(page.name) }
  }

  func remove(_ screen: any Screen) throws(Refusal) {
    let page = try find(screen)
    if page.host != nil { return unembed(page) }
    if let player, player.page === page { return try removePlayer(isAnimated: true) }
    if let modal = page.modal, modal.container == nil { return try dismiss(screen) }
    guard !page.isRoot, let stack = page.stack else { throw .screen(.isRoot, screen) }
    take([page], off: stack)
  }

  /// Hides a screen, however it was shown.
  func hide(_ screen: any Screen) throws(Refusal) {
    let page = try find(screen)
    if page.host != nil { return unembed(page) }
    if page.modal == nil { try pop(screen) } else { try dismiss(screen) }
  }

  /// Removes pages from a stack: with a pop if they are its top and nothing covers them.
  /// - Parameter popsCovered: true to pop them even if a detail covers the stack.
  func take(_ pages: [Page], off stack: Stack, popsCovered: Bool = false) {
    let pages = pages.sorted { $0.position < $1.position }
    guard let lowest = pages.first?.position else { return }
    let leaving = Set(pages.map { ObjectIdentifier($0) })
    closeAlert { leaving.contains(ObjectIdentifier($0)) }
    let isTop = lowest + pages.count == stack.pages.count
    if isTop, popsCovered || !stack.isCovered { return pop(stack, downTo: lowest) }
    let item = stack.item
    leave(pages, from: stack)
    show(.remove(pages.map(\.screen))) { .remove(pages.map(\.name), from: item?.label ?? "") }
  }

  /// Removes the pages that are not among the screens from a stack, and pushes the new screens.
  ///
  /// A new first screen replaces the root.
  func set(_ screens: [any Screen], of screen: any Screen) throws(Refusal) {
    let page = try find(screen)
    guard let stack = page.outermostHost.stack else { return }
    let root = stack.pages[0]
    guard player?.has(root) != true, root.isRoot, let first = screens.first
    else { throw .screen(.isRoot, root.screen) }
    try checkDifferent(screens)
    let replacesRoot = first !== root.screen
    if replacesRoot { try checkAbsent(first) }
    let staying = try pagesStaying(above: root, of: screens.dropFirst())
    let new = screens.dropFirst(1 + staying.count)
    for screen in new { try checkAbsent(screen) }
    let kept = Set(staying.map { ObjectIdentifier($0) })
    let leaving = stack.pages.dropFirst().filter { !kept.contains(ObjectIdentifier($0)) }
    guard replacesRoot || !leaving.isEmpty || !new.isEmpty else { throw .plain(.alreadyThere) }
    let owner = owner(page)
    take(Array(leaving), off: stack)
    if replacesRoot { replace(root, with: first) }
    for screen in new { push(screen, onto: stack, owner: owner) }
  }

  /// Returns the pages of the leading screens in a list that are on stage.
  ///
  /// They must be on the root's stack, above the root and in the same order.
  private func pagesStaying(
    above root: Page, of screens: some Sequence<any Screen>
  ) throws(Refusal) -> [Page] {
    var staying: [Page] = []
    for screen in screens {
      guard let page = page(of: screen) else { break }
      guard page.host == nil, page.stack === root.stack,
        page.position > (staying.last ?? root).position
      else { throw .screen(.alreadyOnStage, screen) }
      staying.append(page)
    }
    return staying
  }

  /// Goes back one step, as the user would, no matter who made the request.
  func goBack() throws(Refusal) {
    if isAskerBehindWall, let wall = order.walls.last {
      throw .screen(.behindWall, wall.first.screen)
    }
    if front.isBase, player?.isMaximized == true { return try minimize(isAnimated: true) }
    guard let page = front.backPage else { throw .plain(.noRootItems) }
    if !page.isRoot { return try pop(page.screen) }
    if front.isWall { throw .screen(.notDismissible, page.screen) }
    if front.isBase { throw .screen(.isRoot, page.screen) }
    try dismiss(page.screen)
  }
}
