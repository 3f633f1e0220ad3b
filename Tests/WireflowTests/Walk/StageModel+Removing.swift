import Wireflow

// The rows of single screens that go, and of a step back.
extension StageModel {
  mutating func remove(_ screen: Int, for asker: Int?) -> String? {
    guard isOnStage(screen) else { return "\(name(screen)) is not on stage" }
    if picture.player?.screen == screen { return removePlayer() }
    beginMerging()
    defer { endMerging() }
    guard picture.host(of: screen) == nil else {
      unembed(screen)
      return nil
    }
    guard let (stack, level) = picture.place(of: screen), !isRoot(stack, level) else {
      let modal = picture.modals.first { !$0.hasRootItems && $0.first == screen }
      return modal == nil
        ? "\(name(screen)) is the root of its stack"
        : dismiss(screen, for: asker, isByUser: false)
    }
    if level == picture[stack].count - 1, cover(of: stack) == nil {
      pop(stack, from: level)
      return nil
    }
    closeAlert(from: [screen])
    show("remove \(name(screen)) from \(label(stack))")
    picture[stack].remove(at: level)
    leave(screen)
    return nil
  }

  mutating func goBack(for asker: Int?) -> String? {
    if picture.isCoveredByPlayer { return turnPlayer(maximized: false) }
    let level = picture.frontLevel
    guard let item = picture[region: level].selectedItem else { return "there are no root items" }
    if !item.detail.isEmpty, !hasColumns(level) || item.detail.count > 1 {
      return pop(item.detail.last ?? 0)
    }
    if item.list.count > 1 { return pop(item.list.last ?? 0) }
    guard level > 0 else { return "\(name(item.list[0])) is the root of its stack" }
    return dismiss(item.list[0], for: asker, isByUser: false)
  }
}
