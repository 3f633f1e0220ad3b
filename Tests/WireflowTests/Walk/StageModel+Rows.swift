import Wireflow

// The rows of the referee's table. Each gives the reason for which a request is ignored, or nil.
extension StageModel {
  mutating func install(_ items: [Int], for asker: Int?) -> String? {
    for (place, item) in items.enumerated() where items[..<place].contains(item) {
      return "\(name(item)) is already on stage"
    }
    let all =
      picture.modals.reversed().flatMap { $0.screens.reversed() }
      + (picture.player?.screens ?? []) + picture.roots.flatMap { $0.reversed() }
    let leaving = all.filter { !items.contains($0) }
    let losers = leaving.compactMap { owners[$0] }
    beginMerging()
    closeAlert(nil)
    for screen in leaving { leave(screen) }
    picture = Picture(container: rules.container, roots: items.map { [$0] })
    for item in items where !isOnStage(item) { enter(item, for: asker) }
    show("install \(rules.container): " + items.map(WalkName.screen).joined(separator: ", "))
    endMerging()
    for flow in losers where !hasScreens(flow) && !isSelfOrAncestor(flow, of: asker) {
      cancel(flow)
    }
    return nil
  }

  mutating func select(_ root: Int) -> String? {
    guard let place = picture.roots.firstIndex(where: { $0[0] == root }) else {
      return "\(name(root)) is not on stage"
    }
    guard place != picture.selected else { return "already there" }
    picture.selected = place
    show("select \(WalkName.screen(root))")
    return nil
  }

  mutating func push(_ screen: Int, from sender: Int, for asker: Int?) -> String? {
    guard let (stack, level) = picture.place(of: sender) else {
      return "\(name(sender)) is not on stage"
    }
    if let player = picture.player, player.screens.contains(sender) {
      return push(screen, from: sender, of: player, for: asker)
    }
    guard level == picture[stack].count - 1 else { return "\(name(sender)) is covered" }
    guard !isOnStage(screen) else { return "\(name(screen)) is already on stage" }
    show("push \(name(screen)) onto \(WalkName.screen(picture[stack][0]))")
    picture[stack].append(screen)
    enter(screen, for: asker ?? owners[sender])
    return nil
  }

  mutating func pop(_ screen: Int) -> String? {
    guard let (stack, level) = picture.place(of: screen) else {
      return "\(name(screen)) is not on stage"
    }
    guard level > 0 else { return "\(name(screen)) is the root of its stack" }
    pop(stack, from: level)
    return nil
  }

  mutating func pop(to screen: Int) -> String? {
    guard let (stack, level) = picture.place(of: screen) else {
      return "\(name(screen)) is not on stage"
    }
    guard level < picture[stack].count - 1 else { return "already there" }
    pop(stack, from: level + 1)
    return nil
  }

  mutating func popToRoot(of screen: Int) -> String? {
    guard let (stack, _) = picture.place(of: screen) else {
      return "\(name(screen)) is not on stage"
    }
    guard picture[stack].count > 1 else { return "already there" }
    pop(stack, from: 1)
    return nil
  }

  mutating func replace(_ old: Int, with new: Int, for asker: Int?) -> String? {
    guard let (stack, level) = picture.place(of: old) else {
      return "\(name(old)) is not on stage"
    }
    guard picture.player?.screens.contains(old) != true else {
      return "\(name(old)) is the root of its stack"
    }
    guard !isOnStage(new) else { return "\(name(new)) is already on stage" }
    beginMerging()
    closeAlert(from: [old])
    show("replace \(name(old)) with \(name(new))")
    endMerging()
    picture[stack][level] = new
    presentations[new] = presentations[old]
    for place in picture.modals.indices where picture.modals[place].sender == old {
      picture.modals[place].sender = new
    }
    enter(new, for: asker ?? owners[old])
    leave(old)
    return nil
  }

  mutating func present(
    _ screen: Int, from sender: Int?, isClosable: Bool = false, for asker: Int?
  ) -> String? {
    guard !isOnStage(screen) else { return "\(name(screen)) is already on stage" }
    if let sender {
      guard isOnStage(sender) else { return "\(name(sender)) is not on stage" }
      guard !picture.modals.contains(where: { $0.sender == sender }) else {
        return "\(name(sender)) is already presenting"
      }
    }
    enter(screen, for: asker ?? sender.flatMap { owners[$0] })
    let button: ModalDismissButtonStyle? =
      WalkTrait.isDismissible(screen) ? .done : isClosable ? .close : nil
    presentations[screen] = Presentation(
      stay: stayCount, preferredStyle: WalkTrait.style(screen))
    putInFront(
      .init(
        screens: [screen], sender: sender, style: rules.style(WalkTrait.style(screen)),
        dismissButton: button))
    return nil
  }

  mutating func dismiss(_ screen: Int, for asker: Int?, isByUser: Bool) -> String? {
    guard let lowest = picture.modal(from: screen) else {
      return "\(name(screen)) is not presented"
    }
    if isByUser, picture.modals[lowest].dismissButton == nil {
      deliveries.append(.attempt(screen))
      return "\(name(screen)) may not be dismissed"
    }
    let own = owners[screen]
    dismiss(from: lowest) { model, modal in
      guard modal.screens[0] != screen, let owner = model.owners[modal.screens[0]] else {
        return true
      }
      guard asker != nil || own != nil else { return true }
      return [asker, own].contains { ancestor in
        ancestor.map { model.isSelfOrAncestor($0, of: owner) } ?? false
      }
    }
    return nil
  }

  mutating func dismissAll(for asker: Int?) -> String? {
    let goes = { (model: StageModel, modal: Picture.Layer) -> Bool in
      guard let asker, let owner = model.owners[modal.screens[0]] else { return true }
      return model.isSelfOrAncestor(asker, of: owner)
    }
    guard let lowest = picture.modals.firstIndex(where: { goes(self, $0) }) else {
      return "nothing is presented"
    }
    dismiss(from: lowest, goes)
    return nil
  }

  /// Takes modals from one upwards away, top first; those that stay are presented again.
  mutating func dismiss(from lowest: Int, _ goes: (StageModel, Picture.Layer) -> Bool) {
    let above = Array(picture.modals[lowest...])
    let going = above.filter { goes(self, $0) }
    let staying = above.filter { !going.contains($0) }
    beginMerging()
    closeAlert(from: going.flatMap(\.screens))
    picture.modals.removeSubrange(lowest...)
    for modal in going.reversed() { show("dismiss \(name(modal.screens[0]))") }
    // Senders are forgotten in what stays, so it stands in the picture while others leave.
    picture.modals += staying
    for modal in going.reversed() { for screen in modal.screens.reversed() { leave(screen) } }
    let kept = Array(picture.modals[lowest...])
    picture.modals.removeSubrange(lowest...)
    for modal in kept { putInFront(modal) }
    endMerging()
  }

  private mutating func putInFront(_ modal: Picture.Layer) {
    let below = modal.sender ?? picture.frontScreen
    let button = button(modal).map { "dismiss button \($0)" } ?? "no dismiss button"
    let over = below.map { " over \(name($0))" } ?? ""
    show("present \(name(modal.screens[0]))\(over) as \(words(modal.style)), \(button)")
    picture.modals.append(modal)
  }

  /// Takes the screens from a level upwards off a stack.
  mutating func pop(_ stack: Picture.Stack, from level: Int) {
    let leaving = Array(picture[stack][level...])
    let target = picture[stack][level - 1]
    beginMerging()
    closeAlert(from: leaving)
    show(leaving.count == 1 ? "pop \(name(leaving[0]))" : "pop to \(name(target))")
    endMerging()
    picture[stack].removeSubrange(level...)
    for screen in leaving.reversed() { leave(screen) }
  }

  /// Puts a screen on stage as a flow's; its place in the picture is the caller's.
  mutating func enter(_ screen: Int, for flow: Int?) {
    stayCount += 1
    stays[screen] = stayCount
    owners[screen] = flow
    if let flow { flows[flow]?.screens.append(screen) }
  }

  mutating func leave(_ screen: Int) {
    stays[screen] = nil
    presentations[screen] = nil
    for place in picture.modals.indices where picture.modals[place].sender == screen {
      picture.modals[place].sender = nil
    }
    guard let flow = owners.removeValue(forKey: screen) else { return }
    flows[flow]?.screens.removeAll { $0 == screen }
    if flows[flow]?.screens.isEmpty == true { suspects.append(flow) }
  }
}
