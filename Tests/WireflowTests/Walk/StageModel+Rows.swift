import Wireflow

// The rows of the referee's table that concern stacks. Each gives the reason for which a request is
// ignored, or nil.
extension StageModel {
  mutating func push(_ screen: Int, from sender: Int, for asker: Int?) -> String? {
    guard isOnStage(sender) else { return "\(name(sender)) is not on stage" }
    let host = picture.outermostHost(of: sender)
    if let player = picture.player, player.screens.contains(host) {
      return push(screen, from: sender, of: player, for: asker)
    }
    guard let stack = topStack(of: host) else { return "\(name(sender)) is covered" }
    guard !isOnStage(screen) else { return "\(name(screen)) is already on stage" }
    show("push \(name(screen)) onto \(label(stack))")
    picture[stack].append(screen)
    enter(screen, for: asker ?? owners[sender])
    return nil
  }

  mutating func showDetail(_ screen: Int, from sender: Int, for asker: Int?) -> String? {
    guard isOnStage(sender) else { return "\(name(sender)) is not on stage" }
    let stack = topStack(of: picture.outermostHost(of: sender))
    let detail: Picture.Stack
    switch stack {
    case .list(let level, let item), .detail(let level, let item): detail = .detail(level, item)
    case .player, .controls, nil: return "\(name(sender)) is covered"
    }
    guard !isOnStage(screen) else { return "\(name(screen)) is already on stage" }
    let owner = asker ?? owners[sender]
    let gone = picture[detail]
    beginMerging()
    closeAlert(from: gone)
    show("show detail \(name(screen)) beside \(label(detail))")
    endMerging()
    picture[detail] = [screen]
    for screen in gone.reversed() { leave(screen) }
    enter(screen, for: owner)
    return nil
  }

  /// The stack whose top a screen is, unless a detail lies on top of it.
  private func topStack(of screen: Int) -> Picture.Stack? {
    guard let (stack, level) = picture.place(of: screen), level == picture[stack].count - 1,
      cover(of: stack) == nil
    else { return nil }
    return stack
  }

  /// The detail that lies on top of a list, where there is one column.
  func cover(of stack: Picture.Stack) -> Picture.Stack? {
    guard case .list(let level, let item) = stack, !hasColumns(level),
      !picture[region: level].items[item].detail.isEmpty
    else { return nil }
    return .detail(level, item)
  }

  mutating func pop(_ screen: Int) -> String? {
    guard isOnStage(screen) else { return "\(name(screen)) is not on stage" }
    guard let (stack, level) = picture.place(of: screen) else {
      return "\(name(screen)) is embedded"
    }
    guard !isRoot(stack, level) else { return "\(name(screen)) is the root of its stack" }
    popAll(stack, from: level)
    return nil
  }

  mutating func pop(to screen: Int) -> String? {
    guard isOnStage(screen) else { return "\(name(screen)) is not on stage" }
    guard let (stack, level) = picture.place(of: screen) else {
      return "\(name(screen)) is embedded"
    }
    guard cover(of: stack) != nil || level < picture[stack].count - 1 else {
      return "already there"
    }
    popAll(stack, from: level + 1)
    return nil
  }

  mutating func popToRoot(of screen: Int) -> String? {
    guard let (stack, _) = picture.place(of: picture.outermostHost(of: screen)) else {
      return "\(name(screen)) is not on stage"
    }
    return pop(to: picture[stack][0])
  }

  /// Takes the screens from a level upwards off a stack, and what lies on it.
  private mutating func popAll(_ stack: Picture.Stack, from level: Int) {
    let cover = cover(of: stack)
    beginMerging()
    closeAlert(from: (cover.map { picture[$0] } ?? []) + picture[stack][level...])
    if let cover { pop(cover, from: 0) }
    if level < picture[stack].count { pop(stack, from: level) }
    endMerging()
  }

  /// Takes the screens from a level upwards off a stack.
  mutating func pop(_ stack: Picture.Stack, from level: Int) {
    let leaving = Array(picture[stack][level...])
    beginMerging()
    closeAlert(from: leaving)
    if leaving.count == 1 {
      show("pop \(name(leaving[0]))")
    } else if level > 0 {
      show("pop to \(name(picture[stack][level - 1]))")
    } else if case .detail(let region, let item) = stack {
      show("pop to \(name(picture[region: region].items[item].list.last ?? 0))")
    }
    endMerging()
    picture[stack].removeSubrange(level...)
    for screen in leaving.reversed() { leave(screen) }
  }

  mutating func replace(_ old: Int, with new: Int, for asker: Int?) -> String? {
    guard isOnStage(old) else { return "\(name(old)) is not on stage" }
    guard picture.player?.screens.contains(old) != true else {
      return "\(name(old)) is the root of its stack"
    }
    guard !isOnStage(new) else { return "\(name(new)) is already on stage" }
    beginMerging()
    closeAlert(from: [old])
    show("replace \(name(old)) with \(name(new))")
    endMerging()
    if let (stack, level) = picture.place(of: old) {
      picture[stack][level] = new
    } else if let host = picture.host(of: old), let row = picture.embedded[host] {
      picture.embedded[host] = row.map { $0 == old ? new : $0 }
    }
    for place in picture.modals.indices where picture.modals[place].sender == old {
      picture.modals[place].sender = new
    }
    enter(new, for: asker ?? owners[old])
    leave(old)
    return nil
  }

  mutating func embed(_ screen: Int, in host: Int, for asker: Int?) -> String? {
    guard isOnStage(host) else { return "\(name(host)) is not on stage" }
    guard !isOnStage(screen) else { return "\(name(screen)) is already on stage" }
    show("embed \(name(screen)) in \(name(host))")
    picture.embedded[host, default: []].append(screen)
    enter(screen, for: asker ?? owners[host])
    return nil
  }

  /// Takes an embedded screen off its host.
  mutating func unembed(_ screen: Int) {
    closeAlert(from: [screen])
    show("remove \(name(screen))")
    leave(screen)
  }

  /// The title of the list that a stack belongs to.
  func label(_ stack: Picture.Stack) -> String {
    switch stack {
    case .list(let level, let item), .detail(let level, let item):
      WalkName.screen(picture[region: level].items[item].list[0])
    case .player, .controls: ""
    }
  }

  /// Whether the screens at a place cannot leave their stack.
  func isRoot(_ stack: Picture.Stack, _ level: Int) -> Bool {
    if case .detail = stack { false } else { level == 0 }
  }

  /// Puts a screen on stage as a flow's; its place in the picture is the caller's.
  mutating func enter(_ screen: Int, for flow: Int?) {
    stayCount += 1
    stays[screen] = stayCount
    owners[screen] = flow
    if let flow { flows[flow]?.screens.append(screen) }
  }

  /// Takes a screen off stage with its embedded ones.
  mutating func leave(_ screen: Int) {
    for inner in (picture.embedded[screen] ?? []).reversed() { leave(inner) }
    if let host = picture.host(of: screen) {
      picture.embedded[host]?.removeAll { $0 == screen }
      if picture.embedded[host]?.isEmpty == true { picture.embedded[host] = nil }
    }
    stays[screen] = nil
    for place in picture.modals.indices where picture.modals[place].sender == screen {
      picture.modals[place].sender = nil
    }
    guard let flow = owners.removeValue(forKey: screen) else { return }
    flows[flow]?.screens.removeAll { $0 == screen }
    darken(flow, isLeaving: true)
  }
}

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
