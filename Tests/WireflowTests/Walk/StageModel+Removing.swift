import Wireflow

// The rows of single screens that go, of steps back, and of whole stacks.
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
    if let top = item.detail.last { return pop(top) }
    if item.list.count > 1 { return pop(item.list.last ?? 0) }
    guard level > 0 else { return "\(name(item.list[0])) is the root of its stack" }
    return dismiss(item.list[0], for: asker, isByUser: false)
  }

  /// The requester's modals go, with every page on the selected root.
  mutating func returnToRoot(for asker: Int?) -> String? {
    guard let item = picture.base.selectedItem else { return "nothing is on stage" }
    beginMerging()
    defer { endMerging() }
    let hasDismissed = dismissAll(for: asker) == nil
    let reason = pop(to: item.list[0])
    return hasDismissed ? nil : reason
  }

  mutating func setStack(_ screens: [Int], of screen: Int, for asker: Int?) -> String? {
    guard isOnStage(screen) else { return "\(name(screen)) is not on stage" }
    guard let (stack, _) = picture.place(of: picture.outermostHost(of: screen)) else { return nil }
    let root = picture[stack][0]
    guard case .list(let level, let item) = stack else {
      return "\(name(root)) is the root of its stack"
    }
    let detail = picture[region: level].items[item].detail
    if let fault = fault(in: screens, as: picture[stack], detail) {
      return "\(name(fault)) is already on stage"
    }
    let leaving = picture[stack].dropFirst().filter { !screens.contains($0) }
    let new = screens.filter { !isOnStage($0) }
    let isMoving = detail.contains(where: screens.contains)
    guard !leaving.isEmpty || isMoving || !new.isEmpty else { return "already there" }
    let owner = asker ?? owners[screen]
    beginMerging()
    defer { endMerging() }
    take(leaving, off: stack)
    if screens[0] != root { _ = replace(root, with: screens[0], for: asker) }
    if isMoving {
      picture[region: level].items[item].detail = []
      let top = picture[stack].last ?? 0
      show(detail.count == 1 ? "pop \(name(detail[0]))" : "pop to \(name(top))")
      for screen in detail {
        show("push \(name(screen)) onto \(label(stack))")
        picture[stack].append(screen)
      }
    }
    for screen in screens.dropFirst() where new.contains(screen) {
      show("push \(name(screen)) onto \(label(stack))")
      picture[stack].append(screen)
      enter(screen, for: owner)
    }
    return nil
  }

  /// The first screen of a list that cannot stand where it does in the list.
  ///
  /// The whole detail may follow what stays.
  private func fault(in screens: [Int], as stack: [Int], _ detail: [Int]) -> Int? {
    if let twice = screens.indices.first(where: { screens[..<$0].contains(screens[$0]) }) {
      return screens[twice]
    }
    if screens[0] != stack[0], isOnStage(screens[0]) { return screens[0] }
    let rest = screens.dropFirst()
    let there = rest.prefix { isOnStage($0) }
    let staying = there.prefix { !detail.contains($0) }
    let moving = there.dropFirst(staying.count)
    var level = 0
    for screen in staying {
      guard let place = stack.firstIndex(of: screen), place > level else { return screen }
      level = place
    }
    for (place, screen) in moving.enumerated()
    where !detail.indices.contains(place) || detail[place] != screen {
      return screen
    }
    if let first = moving.first, moving.count < detail.count { return first }
    return rest.dropFirst(there.count).first { isOnStage($0) }
  }

  private mutating func take(_ screens: [Int], off stack: Picture.Stack) {
    guard let lowest = picture[stack].firstIndex(where: screens.contains) else { return }
    if lowest + screens.count == picture[stack].count, cover(of: stack) == nil {
      return pop(stack, from: lowest)
    }
    closeAlert(from: screens)
    show("remove \(screens.map(name).joined(separator: ", ")) from \(label(stack))")
    picture[stack].removeAll { screens.contains($0) }
    for screen in screens.reversed() { leave(screen) }
  }
}
