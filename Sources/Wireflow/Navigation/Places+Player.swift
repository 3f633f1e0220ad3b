/// The player: installing, removing, minimizing and maximizing.
extension Places {
  func installPlayer(_ screen: any FullscreenMinimizable, isAnimated: Bool) throws(Refusal) {
    guard let controls = asker.controls else { return }
    // A screen is on stage once, so a player cannot be its own controls.
    if controls === screen { throw .screen(.alreadyOnStage, screen) }
    try checkAbsent(screen)
    if page(of: controls).map({ $0 !== player?.controls }) ?? true { try checkAbsent(controls) }
    if player != nil { try removePlayer(isAnimated: isAnimated) }
    let stacks = [Stack(of: nil), Stack(of: nil)]
    let new = Player(
      screen, page: enter(screen, on: stacks[0], owner: asker.flow),
      controls: enter(controls, on: stacks[1], owner: asker.flow), on: stacks)
    set(self, \.player, new)
    let dock = container(of: base).playerDock
    show(.installPlayer(presentation(of: new)), isAnimated: isAnimated) {
      .installPlayer(new.page.name, dock)
    }
  }

  func removePlayer(isAnimated: Bool) throws(Refusal) {
    guard let player else { throw .plain(.noPlayer) }
    closeAlert(where: player.has)
    leave(player)
    show(.removePlayer, isAnimated: isAnimated) { .removePlayer(player.page.name) }
  }

  func minimize(isAnimated: Bool) throws(Refusal) {
    let player = try findPlayer(isMaximized: true)
    set(player, \.isMaximized, false)
    show(.minimize, isAnimated: isAnimated) { .minimize(player.page.name) }
  }

  func maximize(isAnimated: Bool) throws(Refusal) {
    let player = try findPlayer(isMaximized: false)
    set(player, \.isMaximized, true)
    show(.maximize, isAnimated: isAnimated) { .maximize(player.page.name) }
  }

  private func findPlayer(isMaximized: Bool) throws(Refusal) -> Player {
    guard let player else { throw .plain(.noPlayer) }
    guard player.isMaximized == isMaximized else { throw .plain(.alreadyThere) }
    return player
  }
}
