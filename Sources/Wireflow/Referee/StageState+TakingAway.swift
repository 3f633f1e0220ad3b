/// The screens that changes would take off stage.
extension StageState {
  /// Returns true if a change would take a screen off stage.
  func takesAway(_ slot: Index, _ change: TreeChange) -> Bool {
    switch change {
    case .pop(let stack, let place): return isAbove(slot, place, on: stack)
    case .remove(let slots, _): return slots.contains { isOrStands(slot, in: $0) }
    case .replace(let old, _, _, _), .unembed(let old): return isOrStands(slot, in: old)
    case .dismiss(let region): return tree.region(of: slot) == region
    case .showDetail(_, let item, _):
      return tree.isDetail(tree.host(slot)) && tree.stacks[tree.stack(of: slot)].item == item
    case .removePlayer: return tree.isPlayer(tree.host(slot))
    case .install(let items, _, _):
      let screen = tree.screen(slot)
      return !items.contains { $0.screen === screen }
    case .update(let region, let items, _):
      let item = tree.stacks[tree.stack(of: slot)].item
      return tree.region(of: slot) == region && !items.contains { $0.staying == item }
    case .select, .push, .embed, .present, .presentItems, .bringToFront, .alert, .closeAlert,
      .installPlayer,
      .minimize, .maximize, .openDrawer, .closeDrawer, .adapt, .end:
      return false
    }
  }
}
