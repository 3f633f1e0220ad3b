extension Stage {
  /// Takes the user one step back; on a modal's first screen that dismisses it.
  func goBack() -> ActionRefusal.Reason? {
    if let covered { return covered }
    if layers.isEmpty, isMaximized { return minimizeByUser() }
    guard let stack = frontStack, let top = stack.nodes.last else { return .nothingToGoBackTo }
    if top.isRoot { return layers.isEmpty ? .nothingToGoBackTo : dismissByUser() }
    submitByUser(.pop(top.screen), about: top)
    return nil
  }

  /// Takes the user back to the nearest screen below with a title.
  func goBack(to title: String) -> ActionRefusal.Reason? {
    if let covered { return covered }
    if layers.isEmpty, let minimizable, minimizable.isMaximized {
      return .notReachable(behind: name(of: minimizable.screen).description)
    }
    guard let below = frontStack?.nodes.dropLast().last(where: { $0.screen.title == title }) else {
      return .noScreenBelow(title)
    }
    submitByUser(.popTo(below.screen), about: frontStack?.nodes.last)
    return nil
  }

  func dismissByUser() -> ActionRefusal.Reason? {
    if let covered { return covered }
    guard let layer = layers.last else { return .nothingToDismiss }
    submitByUser(.dismiss(layer.root.screen), about: layer.root)
    return nil
  }

  func selectByUser(_ label: UserAction.Label) -> ActionRefusal.Reason? {
    if let coveredRoots { return coveredRoots }
    let matching = roots.filter { $0.title == label.text }
    if label.occurrence == nil, matching.count > 1 {
      return .ambiguous(label, count: matching.count)
    }
    let place = (label.occurrence ?? 1) - 1
    guard matching.indices.contains(place) else { return .unknownElement(label) }
    submitByUser(.select(matching[place].nodes[0].screen))
    return nil
  }

  func minimizeByUser() -> ActionRefusal.Reason? {
    guard isMaximized else { return minimizable == nil ? .noMinimizable : .alreadyThere }
    if let coveredPlayer { return coveredPlayer }
    submitByUser(.minimize(animated: true))
    return nil
  }

  /// Presses the minimized player; a player that nobody listens to is maximized.
  func maximizeByUser() -> ActionRefusal.Reason? {
    guard let minimizable else { return covered ?? .noMinimizable }
    guard !minimizable.isMaximized else { return .alreadyThere }
    if let coveredPlayer { return coveredPlayer }
    guard let onPressed = minimizable.screen.onMinimizedPlayerPressed else {
      submitByUser(.maximize(animated: true))
      return nil
    }
    onPressed()
    return nil
  }

  func turnMenu(_ request: NavigationRequest) -> ActionRefusal.Reason? {
    guard container.rootNavigation == .menu else { return .noMenu }
    if let coveredRoots { return coveredRoots }
    submitByUser(request)
    return nil
  }

  /// What stands in front of all that is no modal.
  private var coveredPlayer: ActionRefusal.Reason? {
    if let covered { return covered }
    return layers.last.map { .notReachable(behind: name(of: $0.root.screen).description) }
  }

  /// What stands in front of the root items; nothing but an alert does while the drawer is open.
  private var coveredRoots: ActionRefusal.Reason? {
    if isMenuOpen { return blocked }
    if let coveredPlayer { return coveredPlayer }
    guard let minimizable, minimizable.isMaximized else { return nil }
    return .notReachable(behind: name(of: minimizable.screen).description)
  }
}
