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
    let replacesRoot = first !== root.screen
    let (staying, detail) = try check(screens, asStackOf: root)
    let new = screens.dropFirst(1 + staying.count + detail.count)
    let kept = Set(staying.map { ObjectIdentifier($0) })
    let leaving = stack.pages.dropFirst().filter { !kept.contains(ObjectIdentifier($0)) }
    guard replacesRoot || !leaving.isEmpty || !detail.isEmpty || !new.isEmpty else {
      throw .plain(.alreadyThere)
    }
    let owner = owner(page)
    take(Array(leaving), off: stack)
    if replacesRoot { replace(root, with: first) }
    if !detail.isEmpty { moveDetail(onto: stack) }
    for screen in new { push(screen, onto: stack, owner: owner) }
  }

  /// Moves the pages of a detail onto its list, where they stay on stage.
  private func moveDetail(onto list: Stack) {
    guard let item = list.item, let detail = item.detail else { return }
    let pages = detail.pages
    // The pages refer to the detail until each has moved.
    defer { withExtendedLifetime(detail) {} }
    set(item, \.detail, nil)
    let top = list.top
    show(.pop(to: top.screen)) {
      pages.count == 1 ? .pop(pages[0].name) : .popTo(top.name)
    }
    for page in pages {
      let below = list.top
      set(page, \.stack, list)
      set(page, \.position, list.pages.count)
      list.pages.append(page)
      undo({ list.pages.removeLast() })
      show(.push(page.screen, over: below.screen)) { .push(page.name, onto: item.label) }
    }
  }

  /// Checks that screens can be a root's stack, and returns the pages above the root that stay or
  /// move there from the detail.
  private func check(
    _ screens: [any Screen], asStackOf root: Page
  ) throws(Refusal) -> (staying: [Page], detail: [Page]) {
    try checkDifferent(screens)
    if let first = screens.first, first !== root.screen { try checkAbsent(first) }
    let (staying, detail) = try pagesStaying(above: root, of: screens.dropFirst())
    for screen in screens.dropFirst(1 + staying.count + detail.count) { try checkAbsent(screen) }
    return (staying, detail)
  }

  /// Returns the pages of the leading screens in a list that are on stage.
  ///
  /// They must be on the root's stack, above the root and in the same order. The whole detail may
  /// follow them.
  private func pagesStaying(
    above root: Page, of screens: some Sequence<any Screen>
  ) throws(Refusal) -> (staying: [Page], detail: [Page]) {
    let whole = root.stack?.item?.detail?.pages ?? []
    var (staying, detail): ([Page], [Page]) = ([], [])
    for screen in screens {
      guard let page = page(of: screen) else { break }
      if detail.count < whole.count, whole[detail.count] === page {
        detail.append(page)
      } else if page.host == nil, page.stack === root.stack, detail.isEmpty,
        page.position > (staying.last ?? root).position
      {
        staying.append(page)
      } else {
        throw .screen(.alreadyOnStage, screen)
      }
    }
    if let first = detail.first, detail.count < whole.count {
      throw .screen(.alreadyOnStage, first.screen)
    }
    return (staying, detail)
  }

  /// Shows screens above the root of a root item, and dismisses the requester's modals in front.
  func showPlace(_ screens: [any Screen], in root: any Screen) throws(Refusal) {
    let page = try find(root)
    guard isRootItem(page), let item = page.stack?.item, let region = item.region else {
      throw .screen(.notOnStage, root)
    }
    let list = [root] + screens
    let kept = try check(list, asStackOf: page)
    var isThere = !dismissOwnModals(above: region)
    if region.isBase, let player, player.isMaximized {
      try minimize(isAnimated: true)
      isThere = false
    }
    if region.isDrawerOpen {
      turnDrawer(of: region, isOpen: false)
      isThere = false
    }
    if item.position != region.selected {
      try select(root)
      isThere = false
    }
    if let detail = item.detail, kept.detail.isEmpty {
      closeAlert { $0.stack === detail }
      pop(detail, downTo: 0)
      isThere = false
    }
    do throws(Refusal) {
      try set(list, of: root)
    } catch {
      guard isThere || !error.fulfils(.setStack(list, of: root)) else { return }
      throw error
    }
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
