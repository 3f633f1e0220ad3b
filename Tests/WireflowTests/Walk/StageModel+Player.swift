import Wireflow
import WireflowInteraction

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
    guard let stack = picture.frontStack(0) else { return "\(name(sender)) is not on stage" }
    let host = picture.outermostHost(of: sender)
    guard host == (player.isMaximized ? player.screen : player.controls) else {
      return "\(name(sender)) is covered"
    }
    guard !isOnStage(screen) else { return "\(name(screen)) is already on stage" }
    beginMerging()
    if player.isMaximized { _ = turnPlayer(maximized: false) }
    show("push \(name(screen)) onto \(label(stack))")
    endMerging()
    picture[stack].append(screen)
    enter(screen, for: asker ?? owners[sender])
    return nil
  }

  mutating func turnDrawer(open: Bool) -> String? {
    let level = picture.drawerLevel
    guard rules(at: level).hasDrawer else { return "this wireframe has no drawer" }
    guard picture.isDrawerOpen != open else { return "already there" }
    picture[region: level].isDrawerOpen = open
    show(open ? "open drawer" : "close drawer")
    return nil
  }

  /// Shows everything as the rules have it that hold by now.
  mutating func adapt(to formFactor: FormFactor) -> String? {
    let base = wireframe.rules(formFactor)
    let isOther = picture.modals.contains { modal in
      kinds[modal.mark.number].map { $0.rules(formFactor).container != modal.region.container }
        ?? false
    }
    // The form factor holds also where it is shown the same.
    self.formFactor = formFactor
    guard isOther || picture.base.container != base.container else {
      return "already in \(base.container)"
    }
    for level in 0...picture.frontLevel {
      picture[region: level].isDrawerOpen = false
      if level == 0 || picture.modals[level - 1].hasRootItems {
        picture[region: level].container = rules(at: level).container
      }
    }
    let anchor = alert.flatMap { rules(around: $0.sender).anchor(of: $0.id) }
    picture.player?.dock = base.dock
    picture.alert?.anchor = anchor
    for place in picture.modals.indices {
      let preferred = preferredStyles[picture.modals[place].mark.number] ?? .automatic
      picture.modals[place].style = base.style(preferred)
    }
    let titles = picture.base.roots.map(WalkName.screen)
    show("adapt to \(base.container): " + titles.joined(separator: ", "))
    return nil
  }

  mutating func hide(_ screen: Int, for asker: Int?) -> String? {
    guard isOnStage(screen) else { return "\(name(screen)) is not on stage" }
    guard picture.host(of: screen) == nil else { return remove(screen, for: asker) }
    guard picture.modal(from: screen) == nil else {
      return dismiss(screen, for: asker, isByUser: false)
    }
    return pop(screen)
  }
}
