import Wireflow

// The rows of the player, the drawer and the form factor.
extension StageModel {
  mutating func installPlayer(_ screen: Int, for asker: Int?) -> String? {
    for id in [screen, -screen] where isOnStage(id) && id != picture.player?.controls {
      return "\(name(id)) is already on stage"
    }
    beginMerging()
    if picture.player != nil { _ = removePlayer() }
    picture.player = .init(screen: screen, controls: -screen, dock: rules.dock)
    enter(screen, for: asker)
    enter(-screen, for: asker)
    show("install player \(name(screen)) \(rules.dock)")
    endMerging()
    return nil
  }

  mutating func removePlayer() -> String? {
    guard let player = picture.player else { return "there is no player" }
    beginMerging()
    closeAlert(from: player.screens)
    show("remove player \(name(player.screen))")
    endMerging()
    picture.player = nil
    for screen in player.screens { leave(screen) }
    return nil
  }

  mutating func turnPlayer(maximized: Bool) -> String? {
    guard let player = picture.player else { return "there is no player" }
    guard player.isMaximized != maximized else { return "already there" }
    picture.player?.isMaximized = maximized
    show("\(maximized ? "maximize" : "minimize") \(name(player.screen))")
    return nil
  }

  /// Pushes from the maximized player or from the minimized one's controls.
  mutating func push(
    _ screen: Int, from sender: Int, of player: Picture.Player, for asker: Int?
  ) -> String? {
    guard sender == (player.isMaximized ? player.screen : player.controls) else {
      return "\(name(sender)) is covered"
    }
    guard !isOnStage(screen) else { return "\(name(screen)) is already on stage" }
    beginMerging()
    if player.isMaximized { _ = turnPlayer(maximized: false) }
    show("push \(name(screen)) onto \(WalkName.screen(picture.roots[picture.selected][0]))")
    endMerging()
    picture.roots[picture.selected].append(screen)
    enter(screen, for: asker ?? owners[sender])
    return nil
  }

  mutating func turnDrawer(open: Bool) -> String? {
    guard rules.hasDrawer else { return "this wireframe has no drawer" }
    guard picture.isDrawerOpen != open else { return "already there" }
    picture.isDrawerOpen = open
    show(open ? "open drawer" : "close drawer")
    return nil
  }

  /// Shows everything as the rules have it that hold by now.
  mutating func adapt(to formFactor: FormFactor) -> String? {
    let before = self.formFactor
    if wireframe.isAdaptive { self.formFactor = formFactor }
    guard picture.container != rules.container else {
      self.formFactor = before
      return "already in \(picture.container)"
    }
    picture.container = rules.container
    picture.isDrawerOpen = false
    let rules = self.rules
    let anchor = alert.flatMap { rules.anchor(of: $0.id) }
    picture.player?.dock = rules.dock
    picture.alert?.anchor = anchor
    for place in picture.modals.indices {
      let preferred = presentations[picture.modals[place].screens[0]]?.preferredStyle ?? .automatic
      picture.modals[place].style = rules.style(preferred)
    }
    let titles = picture.roots.map { WalkName.screen($0[0]) }
    show("adapt to \(rules.container): " + titles.joined(separator: ", "))
    return nil
  }

  mutating func hide(_ screen: Int, for asker: Int?) -> String? {
    guard isOnStage(screen) else { return "\(name(screen)) is not on stage" }
    guard picture.modal(from: screen) == nil else {
      return dismiss(screen, for: asker, isByUser: false)
    }
    return pop(screen)
  }
}
