extension Stage {
  /// Takes the user one step back.
  ///
  /// On the first screen of a modal that dismisses it, and on the maximized player it minimizes it.
  func goBack() -> ActionRefusal.Reason? {
    if let covered { return covered }
    let region = frontRegion
    if region == state.tree.base, isMaximized { return minimizeByUser() }
    guard let slot = state.tree.backSlot(in: region) else { return .nothingToGoBackTo }
    let screen = state.tree.screen(slot)
    if state.tree.isRoot(slot) {
      return region == state.tree.base ? .nothingToGoBackTo : dismissByUser()
    }
    submitByUser(.pop(screen), about: screen)
    return nil
  }

  /// Takes the user back to the nearest screen below with a title, or a farther one by its number.
  func goBack(to title: UserAction.Label) -> ActionRefusal.Reason? {
    if let covered { return covered }
    let region = frontRegion
    if region == state.tree.base, let player = state.tree.player, player.isMaximized {
      return .notReachable(behind: name(of: player.screen).description)
    }
    let below = state.tree.slotsToGoBackTo(in: region).map { state.tree.screen($0) }
    let matching = below.filter { $0.title == title.text }
    let place = (title.occurrence ?? 1) - 1
    guard matching.indices.contains(place) else { return .noScreenBelow(title) }
    let screen = matching[place]
    let top = state.tree.backSlot(in: region).map { state.tree.screen($0) }
    submitByUser(.popTo(screen), about: top)
    return nil
  }

  func dismissByUser() -> ActionRefusal.Reason? {
    if let covered { return covered }
    guard frontRegion != state.tree.base else { return .nothingToDismiss }
    let first = state.tree.screen(state.tree.first(frontRegion))
    submitByUser(.dismiss(first), about: first)
    return nil
  }

  func selectByUser(_ label: UserAction.Label) -> ActionRefusal.Reason? {
    if let coveredRoots { return coveredRoots }
    let matching = roots(of: state.drawerRegion).filter { $0.representation.title == label.text }
    if label.occurrence == nil, matching.count > 1 {
      return .ambiguous(label, count: matching.count)
    }
    let place = (label.occurrence ?? 1) - 1
    guard matching.indices.contains(place) else { return .unknownElement(label) }
    submitByUser(.select(matching[place]))
    return nil
  }

  func minimizeByUser() -> ActionRefusal.Reason? {
    guard isMaximized else { return state.tree.player == nil ? .noPlayer : .alreadyThere }
    if let coveredPlayer { return coveredPlayer }
    submitByUser(.minimize(animated: true))
    return nil
  }

  /// Presses the minimized player, or maximizes it if nobody listens to that.
  func maximizeByUser() -> ActionRefusal.Reason? {
    guard let player = state.tree.player else { return covered ?? .noPlayer }
    guard !player.isMaximized else { return .alreadyThere }
    if let coveredPlayer { return coveredPlayer }
    guard let onPressed = player.screen.onMinimizedPlayerPressed else {
      submitByUser(.maximize(animated: true))
      return nil
    }
    onPressed()
    return nil
  }

  func turnDrawer(_ request: NavigationRequest) -> ActionRefusal.Reason? {
    guard state.tree.container(of: state.drawerRegion).rootNavigation == .drawer else {
      return .noDrawer
    }
    if let coveredRoots { return coveredRoots }
    submitByUser(request)
    return nil
  }

  /// The region in front of all others.
  var frontRegion: Index { state.tree.order[state.tree.order.count - 1] }

  /// The reason why the user cannot reach the player, or nil if nothing stands in front of it.
  private var coveredPlayer: ActionRefusal.Reason? {
    if let covered { return covered }
    return modalScreens.last.map { .notReachable(behind: name(of: $0).description) }
  }

  /// The reason why the user cannot reach the root items, or nil if nothing stands in front of
  /// them.
  ///
  /// While the drawer is open, nothing but an alert does.
  private var coveredRoots: ActionRefusal.Reason? {
    if isDrawerOpen { return blocked }
    if state.drawerRegion == frontRegion, frontRegion != state.tree.base { return covered }
    if let coveredPlayer { return coveredPlayer }
    guard let player = state.tree.player, player.isMaximized else { return nil }
    return .notReachable(behind: name(of: player.screen).description)
  }
}
