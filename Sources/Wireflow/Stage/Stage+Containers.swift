extension Stage {
  func openMenu() -> RequestOutcome {
    guard container.rootNavigation == .menu else { return .ignored(.noMenu) }
    guard !isMenuOpen else { return .ignored(.alreadyThere) }
    isMenuOpen = true
    show(.openMenu, as: .openMenu)
    return .committed
  }

  func closeMenu() -> RequestOutcome {
    guard container.rootNavigation == .menu else { return .ignored(.noMenu) }
    guard isMenuOpen else { return .ignored(.alreadyThere) }
    isMenuOpen = false
    show(.closeMenu, as: .closeMenu)
    return .committed
  }

  /// Shows all that is on stage in another container, in one transition.
  func adapt(to container: WireframeContainer) -> RequestOutcome {
    guard container.name != self.container.name else { return .ignored(.alreadyIn(container.name)) }
    self.container = container
    isMenuOpen = false
    show(
      .install(snapshot, cause: .adapt), as: .adapt(container.name, roots.map(\.title)))
    return .committed
  }

  func hide(_ screen: any Screen) -> RequestOutcome {
    guard let node = node(of: screen) else { return .ignored(.notOnStage(name(of: screen))) }
    return layer(of: node) == nil ? pop(screen) : dismiss(screen)
  }

  /// An alert as it is shown in the present container.
  func shown(_ content: AlertContent) -> AlertContent {
    var shown = content
    if !container.anchorsActionSheets { shown.anchor = nil }
    return shown
  }
}
