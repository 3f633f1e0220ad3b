extension Stage {
  /// Goes back one step for the user.
  ///
  /// On the first screen of a modal, this dismisses the modal. On the maximized player, this
  /// minimizes it.
  func goBack() throws(ActionRefusal.Reason) {
    if let covered { throw covered }
    let region = places.front
    if region.isBase, places.isMaximized { return try minimizeByUser() }
    guard let page = region.selectedItem?.top else { throw .nothingToGoBackTo }
    if page.isRoot, !region.isBase { return try dismissByUser() }
    try goBack(from: page)
  }

  /// Takes off the top of stacks, if it is no root.
  private func goBack(from page: Page) throws(ActionRefusal.Reason) {
    if page.isRoot { throw .nothingToGoBackTo }
    submitByUser(.pop(page.screen), about: page.screen)
  }

  /// Goes back to the nearest screen below with a title, or to a farther one by its number.
  func goBack(
    to title: UserAction.Label, in stack: UserAction.Label?
  ) throws(ActionRefusal.Reason) {
    if let covered { throw covered }
    var item = places.front.selectedItem
    if let stack {
      guard let named = self.item(ofStack: stack) else { throw .unknownElement(stack) }
      item = named
    } else if places.front.isBase, let player = places.player, places.isMaximized {
      throw .notReachable(behind: name(of: player).description)
    }
    guard let item else { throw .noScreenBelow(title) }
    let below = item.pagesToGoBackTo.map(\.screen)
    let top = item.top.screen
    // The app may navigate while it returns a title, so the item may be gone from here on.
    let matching = below.filter { $0.backName == title.text || $0.title == title.text }
    guard let screen = title.pick(from: matching) else { throw .noScreenBelow(title) }
    submitByUser(.popTo(screen), about: top)
  }

  /// Goes back one step in stacks that need not be in front.
  func goBack(in stack: UserAction.Label) throws(ActionRefusal.Reason) {
    if let covered { throw covered }
    guard let item = item(ofStack: stack) else { throw .unknownElement(stack) }
    try goBack(from: item.top)
  }

  func dismissByUser() throws(ActionRefusal.Reason) {
    if let covered { throw covered }
    guard !places.front.isBase else { throw .nothingToDismiss }
    let first = places.front.first.screen
    submitByUser(.dismiss(first), about: first)
  }

  func selectByUser(
    _ label: UserAction.Label, in stack: UserAction.Label?
  ) throws(ActionRefusal.Reason) {
    var roots = places.drawerRegion.roots
    if let stack {
      if let covered { throw covered }
      guard let item = item(ofStack: stack) else { throw .unknownElement(stack) }
      roots = item.region.roots
    } else if let coveredRoots {
      throw coveredRoots
    }
    let named = roots.filter { $0.representation.isNamed(label.text) }
    guard let root = try label.pickOne(from: named) else { throw .unknownElement(label) }
    let wasSelected = state.selectedRoot(around: root) === root
    submitByUser(.select(root))
    if wasSelected, let item = root as? any RootLevelRepresentable {
      item.rootItemWasSelectedAgain()
    }
  }

  /// Returns the action that selects a root item, or nil if it is not a root item on stage.
  package func selection(of root: any Screen) -> UserAction? {
    guard let page = places.page(of: root), page.isRoot, let region = page.region else {
      return nil
    }
    let roots = region.roots
    guard let place = roots.firstIndex(where: { $0 === root }) else { return nil }
    let isInFront = region == places.drawerRegion && coveredRoots == nil
    let label = UserAction.Label.numbered(roots.map(\.representation.name))[place]
    return .select(label, in: isInFront ? nil : self.label(ofStacksOf: roots[0]))
  }

  func minimizeByUser() throws(ActionRefusal.Reason) {
    let modal = places.minimizable
    guard modal != nil || places.isMaximized else {
      throw .ignored(places.shownPlayer == nil ? .noPlayer : .alreadyThere)
    }
    if let refusal = modal == nil ? coveredPlayer : covered { throw refusal }
    submitByUser(.minimize(animated: true), about: modal)
  }

  /// Taps the bar of the player or of a minimized modal, or maximizes it if the app does not handle
  /// the tap.
  func maximizeByUser() throws(ActionRefusal.Reason) {
    guard let shown = places.shownPlayer else { throw covered ?? .ignored(.noPlayer) }
    guard !places.isMaximized else { throw .ignored(.alreadyThere) }
    if let coveredPlayer { throw coveredPlayer }
    let player = shown.screen as? any FullscreenMinimizable
    if let onPressed = player?.onMinimizedPlayerPressed { return onPressed() }
    submitByUser(.maximize(animated: true))
  }

  func turnDrawer(_ request: NavigationRequest) throws(ActionRefusal.Reason) {
    guard places.drawerRegion.container.rootNavigation == .drawer else { throw .ignored(.noDrawer) }
    if let coveredRoots { throw coveredRoots }
    submitByUser(request)
  }

  /// The reason why the user cannot reach the player, or nil if nothing is in front of it.
  private var coveredPlayer: ActionRefusal.Reason? {
    if let covered { return covered }
    guard !places.front.isBase else { return nil }
    return .notReachable(behind: name(of: places.front.first.screen).description)
  }

  /// The reason why the user cannot reach the root items, or nil if nothing is in front of them.
  ///
  /// While the drawer is open, only an alert can be in front.
  package var coveredRoots: ActionRefusal.Reason? {
    if state.isDrawerOpen { return blocked }
    if places.drawerRegion == places.front, !places.front.isBase { return covered }
    if let coveredPlayer { return coveredPlayer }
    guard let player = places.player, places.isMaximized else { return nil }
    return .notReachable(behind: name(of: player).description)
  }
}

/// The names of stacks, which need not be in front.
extension Stage {
  /// The first screens of stacks, with the names and titles of their root items, or of modals without
  /// any, from front to back.
  private var namedStacks: [(root: any Screen, name: String, title: String)] {
    let reachable = ([places.base] + places.modals).filter { !places.isBehindWall($0) }
    let stacks = reachable.reversed().flatMap { region in
      region.roots.map { ($0, region.hasRootItems) }
    }
    // Holds no place, because the app may navigate while it returns a title.
    return stacks.map { root, hasRootItems in
      guard hasRootItems else { return (root, root.title, root.title) }
      let item = root.representation
      return (root, item.name, item.title)
    }
  }

  /// Returns the root item, or the modal's only one, whose stacks have a name.
  private func item(ofStack label: UserAction.Label) -> Item? {
    let matching = namedStacks.filter { $0.name == label.text || $0.title == label.text }
    return label.pick(from: matching).flatMap { places.page(of: $0.root)?.item }
  }

  /// Returns the name of a root item's stacks, numbered if stacks nearer to the front have the same
  /// name.
  func label(ofStacksOf root: any Screen) -> UserAction.Label {
    let stacks = namedStacks
    let labels = UserAction.Label.counting(stacks.map(\.name))
    return stacks.firstIndex { $0.root === root }.map { labels[$0] } ?? .init("")
  }
}

/// The pages that the user turns.
extension Stage {
  /// Selects the page that follows or precedes the visible one by some steps.
  func turnPage(by step: Int) throws(ActionRefusal.Reason) {
    guard places.hasPages(places.drawerRegion) else { throw .noPages }
    if let coveredRoots { throw coveredRoots }
    guard let page = places.page(by: step, in: places.drawerRegion) else {
      throw step > 0 ? .lastPage : .firstPage
    }
    submitByUser(.select(page))
  }

  /// Returns the action that turns to a page next to the visible one, or nil if the user cannot.
  func turn(to root: any Screen) -> UserAction? {
    guard coveredRoots == nil else { return nil }
    return pageTurns.first { $0.page === root }?.action
  }

  /// The pages next to the visible one, with the actions that turn to them.
  package var pageTurns: [(action: UserAction, page: any Screen)] {
    let region = places.drawerRegion
    guard places.hasPages(region) else { return [] }
    return [(UserAction.next, 1), (.previous, -1)].compactMap { action, step in
      places.page(by: step, in: region).map { (action, $0) }
    }
  }
}

extension Places {
  /// Returns true if the user turns the root items of a region like pages.
  func hasPages(_ region: Region) -> Bool { region.container.rootNavigation == .pages }

  /// Returns the root item at some distance from the selected one, or nil beyond the ends.
  func page(by step: Int, in region: Region) -> (any Screen)? {
    let place = region.selected + step
    let roots = region.roots
    return roots.indices.contains(place) ? roots[place] : nil
  }
}
