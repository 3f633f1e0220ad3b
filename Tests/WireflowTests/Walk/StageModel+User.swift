import Wireflow

extension StageModel {
  /// Does what a user does; false when that is refused.
  mutating func carryOut(_ move: WalkMove) -> Bool {
    switch move {
    case .wait(let milliseconds): wait(milliseconds)
    case .adapt(let formFactor): submit(.adapt(formFactor), by: nil)
    case .background: submit(.flush, by: 0)
    case .choose(let option): return choose(option)
    default:
      guard alert == nil else { return false }
      return picture.isDrawerOpen ? chooseInDrawer(move) : navigate(move)
    }
    return true
  }

  /// Nothing but the root items can be reached behind the drawer.
  private mutating func chooseInDrawer(_ move: WalkMove) -> Bool {
    switch move {
    case .select(let root): select(byUser: root)
    case .openDrawer: ask(.openDrawer)
    case .closeDrawer: ask(.closeDrawer)
    default: false
    }
  }

  private mutating func navigate(_ move: WalkMove) -> Bool {
    guard let front = picture.front else { return false }
    switch move {
    case .tap(let screen): return visible.contains(screen) && tap(screen)
    case .dismiss: return dismissInFront()
    case .back:
      if picture.isCoveredByPlayer { return ask(.minimize) }
      guard picture[front].count == 1 else { return ask(.pop(picture[front].last ?? -1)) }
      return dismissInFront()
    case .backTo(let screen):
      guard !picture.isCoveredByPlayer, picture[front].dropLast().contains(screen) else {
        return false
      }
      return ask(.popTo(screen))
    case .minimize: return picture.isCoveredByPlayer && ask(.minimize)
    case .maximize: return press()
    case .select, .openDrawer, .closeDrawer:
      guard picture.modals.isEmpty, !picture.isCoveredByPlayer else { return false }
      if case .select(let root) = move { return select(byUser: root) }
      guard rules.hasDrawer else { return false }
      if case .openDrawer = move { return ask(.openDrawer) }
      return ask(.closeDrawer)
    case .choose, .wait, .adapt, .background: return false
    }
  }

  @discardableResult
  private mutating func ask(_ request: WalkRequest) -> Bool {
    submit(request, by: nil, isByUser: true)
    return true
  }

  private mutating func select(byUser root: Int) -> Bool {
    guard picture.roots.contains(where: { $0[0] == root }) else { return false }
    return ask(.select(root))
  }

  private mutating func choose(_ option: String) -> Bool {
    guard alert != nil, ["OK", "Cancel"].contains(option) else { return false }
    closeAlert(option)
    notify()
    finishTurn()
    return true
  }

  /// Runs what a screen was handed for its row.
  private mutating func tap(_ screen: Int) -> Bool {
    guard let tap = taps[screen] else { return false }
    guard flows[tap.flow]?.life != .ended else {
      _ = ignore("call from \(name(screen))", "\(flows[tap.flow]?.name ?? "") has ended")
      return true
    }
    run(tap.acts)
    return true
  }

  /// Presses the minimized player; it maximizes if nobody listens.
  private mutating func press() -> Bool {
    guard let player = picture.player, !player.isMaximized, picture.modals.isEmpty else {
      return false
    }
    guard WalkTrait.heedsPresses(player.screen), taps[player.screen] != nil else {
      return ask(.maximize)
    }
    return tap(player.screen)
  }

  private mutating func dismissInFront() -> Bool {
    guard let modal = picture.modals.last else { return false }
    return ask(.dismiss(modal.screens[0]))
  }
}
