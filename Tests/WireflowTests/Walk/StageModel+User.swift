import Wireflow

extension StageModel {
  /// Performs a move of the user; false if it is refused.
  mutating func carryOut(_ move: WalkMove) -> Bool {
    switch move {
    case .wait(let milliseconds): wait(milliseconds)
    case .adapt(let formFactor): submit(.adapt(formFactor), by: nil)
    case .background: comeToRest()
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
    switch move {
    case .tap(let screen): return visible.contains(screen) && tap(screen)
    case .dismiss: return dismissInFront()
    case .back: return goBack()
    case .backTo(let screen):
      guard !picture.isCoveredByPlayer, backStack.dropLast().contains(screen) else {
        return false
      }
      return ask(.popTo(screen))
    case .minimize: return picture.isCoveredByPlayer && ask(.minimize)
    case .maximize: return press()
    case .next, .previous:
      let level = picture.drawerLevel
      guard level == picture.frontLevel, !picture.isCoveredByPlayer, rules(at: level).hasPages,
        case let region = picture[region: level],
        case let place = region.selected + (move.isNext ? 1 : -1),
        region.roots.indices.contains(place)
      else { return false }
      return ask(.select(region.roots[place]))
    case .select, .openDrawer, .closeDrawer:
      let level = picture.drawerLevel
      guard level == picture.frontLevel, !picture.isCoveredByPlayer else { return false }
      if case .select(let root) = move { return select(byUser: root) }
      guard rules(at: level).hasDrawer else { return false }
      if case .openDrawer = move { return ask(.openDrawer) }
      return ask(.closeDrawer)
    case .choose, .wait, .adapt, .background: return false
    }
  }

  private mutating func goBack() -> Bool {
    if picture.isCoveredByPlayer { return ask(.minimize) }
    guard let item = picture[region: picture.frontLevel].selectedItem else { return false }
    if !item.detail.isEmpty { return ask(.pop(item.detail.last ?? -1)) }
    guard item.list.count == 1 else { return ask(.pop(item.list.last ?? -1)) }
    return dismissInFront()
  }

  /// The screens through which the user goes back, from the lowest to the top.
  var backStack: [Int] {
    guard let item = picture[region: picture.frontLevel].selectedItem else { return [] }
    guard hasColumns(picture.frontLevel), !item.detail.isEmpty else { return item.pile }
    // In columns each has a way back of its own, and the tops are no way back.
    return item.list.dropLast() + item.detail
  }

  @discardableResult
  private mutating func ask(_ request: WalkRequest) -> Bool {
    submit(request, by: nil, isByUser: true)
    return true
  }

  private mutating func select(byUser root: Int) -> Bool {
    guard picture[region: picture.drawerLevel].roots.contains(root) else { return false }
    return ask(.select(root))
  }

  private mutating func choose(_ option: String) -> Bool {
    guard alert != nil, ["OK", "Cancel"].contains(option) else { return false }
    closeAlert(option)
    notify()
    finishTurn()
    return true
  }

  /// Runs the work of a screen's row.
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
    return ask(.dismiss(modal.first))
  }
}

extension WalkMove {
  fileprivate var isNext: Bool { if case .next = self { true } else { false } }
}
