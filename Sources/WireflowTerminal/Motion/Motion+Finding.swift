import Wireflow
import WireflowInteraction

extension Motion {
  /// Creates the motion from one picture to the next, or returns nil if nothing moves.
  ///
  /// Pages slide in from the right, modals and the player rise from the bottom, and the drawer
  /// comes from the left. In a right-to-left language, the sides are swapped. Other changes appear
  /// without a motion.
  init?(from before: Rendering, to after: Rendering) {
    guard before.grid.size == after.grid.size, before.area == after.area, !before.area.isEmpty,
      before.picture.alert == nil, after.picture.alert == nil,
      before.picture.base.container == after.picture.base.container
    else { return nil }
    let found =
      Self.modal(before, after) ?? Self.drawer(before, after) ?? Self.player(before, after)
      ?? Self.page(before, after)
    guard let found else { return nil }
    self = found
  }

  private static func modal(_ before: Rendering, _ after: Rendering) -> Motion? {
    let (old, new) = (before.picture.modals, after.picture.modals)
    let (oldIDs, newIDs) = (old.map(\.region.id), new.map(\.region.id))
    let comes = newIDs.dropLast() == oldIDs[...]
    guard comes || (newIDs.count < oldIDs.count && oldIDs.starts(with: newIDs)),
      let last = comes ? new.last : old.last, last.style.rises,
      let box = (comes ? after : before).frames[last.region.id]
    else { return nil }
    return Motion(
      old: before.grid, part: box, scope: after.area, side: .bottom, comes: comes,
      recedes: comes && ![.fullScreen, .wall].contains(last.style))
  }

  private static func drawer(_ before: Rendering, _ after: Rendering) -> Motion? {
    guard let box = after.drawer ?? before.drawer,
      (after.drawer == nil) != (before.drawer == nil)
    else { return nil }
    return Motion(
      old: before.grid, part: box, scope: after.area,
      side: after.picture.words.isRightToLeft ? .right : .left,
      comes: after.drawer != nil, recedes: true)
  }

  private static func player(_ before: Rendering, _ after: Rendering) -> Motion? {
    guard let old = before.picture.player, let new = after.picture.player, old.id == new.id,
      old.isMaximized != new.isMaximized, before.picture.modals.isEmpty,
      after.picture.modals.isEmpty
    else { return nil }
    let area = after.area
    return Motion(
      old: before.grid, part: area, scope: area, side: .bottom, comes: new.isMaximized)
  }

  /// Finds the motion of the only page that has changed in the front region.
  private static func page(_ before: Rendering, _ after: Rendering) -> Motion? {
    guard before.picture.player?.isMaximized == after.picture.player?.isMaximized,
      before.picture.modals.count == after.picture.modals.count
    else { return nil }
    let (old, new) = (before.picture.frontRegion, after.picture.frontRegion)
    guard old.id == new.id, old.pages.count == new.pages.count else { return nil }
    guard old.selected == new.selected else { return turn(before, after) }
    let pairs = zip(old.pages, new.pages).filter { $0.id != $1.id }
    guard pairs.count == 1, let (from, to) = pairs.first,
      let frame = after.frames[to.id], before.frames[from.id] == frame
    else { return nil }
    let goesBack = old.stacks.contains { $0.contains(to.id) }
    guard goesBack || new.stacks.contains(where: { $0.contains(from.id) }) else { return nil }
    return Motion(
      old: before.grid, part: frame, scope: frame,
      side: after.picture.words.isRightToLeft ? .left : .right, comes: !goesBack)
  }
}

extension Motion {
  /// Finds the motion to another page of the pages in front, from the side on which it lies.
  fileprivate static func turn(_ before: Rendering, _ after: Rendering) -> Motion? {
    let (old, new) = (before.picture.frontRegion, after.picture.frontRegion)
    guard new.container.rootNavigation == .pages, let from = old.pages.last,
      let to = new.pages.last,
      let frame = after.frames[to.id], before.frames[from.id] == frame
    else { return nil }
    let isForward = new.selected > old.selected
    return Motion(
      old: before.grid, part: frame, scope: frame,
      side: isForward != after.picture.words.isRightToLeft ? .right : .left, comes: true)
  }
}

extension ModalStyle {
  /// True if a modal of the style rises from the bottom.
  fileprivate var rises: Bool {
    switch self {
    case .automatic, .sheet, .fullScreen, .formSheet: true
    case .popover, .wall: false
    }
  }
}
