import Wireflow
import WireflowInteraction

// The rows of the referee's table that concern root items and modals.
extension StageModel {
  mutating func install(_ items: [Int], for asker: Int?) -> String? {
    if let twice = repeated(items) { return "\(name(twice)) is already on stage" }
    let all =
      picture.modals.reversed().flatMap { leavingOrder($0.region.items) }
      + (picture.player?.screens ?? []) + leavingOrder(picture.base.items)
    let leaving = all.flatMap { inLeavingOrder($0, but: items) }
    let losers = leaving.compactMap { owners[$0] }
    beginMerging()
    closeAlert(nil)
    for item in items { takeOut(item) }
    var embedded = picture.embedded
    for screen in leaving { embedded[screen] = nil }
    picture.embedded = [:]
    for screen in leaving { leave(screen) }
    picture = Picture(
      base: .init(container: rules.container, items: items.map { .init(list: [$0]) }),
      embedded: embedded)
    for item in items where !isOnStage(item) { enter(item, for: asker) }
    show("install \(rules.container): " + items.map(WalkName.screen).joined(separator: ", "))
    endMerging()
    cancel(losers, for: asker)
    return nil
  }

  mutating func update(_ items: [Int], of screen: Int?, for asker: Int?) -> String? {
    if let twice = repeated(items) { return "\(name(twice)) is already on stage" }
    if let screen, !isOnStage(screen) { return "\(name(screen)) is not on stage" }
    let level = screen.flatMap(picture.region) ?? 0
    if let screen, level > 0, !picture.modals[level - 1].hasRootItems {
      return "\(name(screen)) is not on stage"
    }
    let before = picture[region: level]
    for item in items where isOnStage(item) && !before.roots.contains(item) {
      return "\(name(item)) is already on stage"
    }
    let order = leavingOrder(before.items.filter { !items.contains($0.list[0]) })
    let losers = order.flatMap { inLeavingOrder($0, but: []) }.compactMap { owners[$0] }
    beginMerging()
    closeAlert(from: order)
    picture[region: level].items = items.map { item in
      before.items.first { $0.list[0] == item } ?? .init(list: [item])
    }
    picture[region: level].selected =
      before.selectedItem.flatMap { items.firstIndex(of: $0.list[0]) } ?? 0
    for item in items where !isOnStage(item) { enter(item, for: asker) }
    show("update \(before.container): " + items.map(WalkName.screen).joined(separator: ", "))
    let tied = picture.modals.filter { $0.sender.map(order.contains) ?? false }
    for screen in order { leave(screen) }
    dismiss(tied: tied.map(\.mark.number))
    endMerging()
    cancel(losers, for: asker)
    return nil
  }

  /// Takes modals away whose senders have left with their root items, and what their flows presented
  /// above them.
  private mutating func dismiss(tied marks: [Int]) {
    guard let lowest = picture.modals.firstIndex(where: { marks.contains($0.mark.number) }) else {
      return
    }
    var (going, ancestors): (Set<Int>, [Int?]) = ([], [])
    for modal in picture.modals[lowest...] {
      let owner = owners[modal.first]
      let isTied = marks.contains(modal.mark.number)
      if isTied { ancestors.append(owner) }
      let descends = ancestors.contains { ancestor in
        guard let ancestor, let owner else { return true }
        return isSelfOrAncestor(ancestor, of: owner)
      }
      if isTied || descends { going.insert(modal.mark.number) }
    }
    dismiss(from: lowest) { _, modal in going.contains(modal.mark.number) }
  }

  private func repeated(_ items: [Int]) -> Int? {
    items.enumerated().first { place, item in items[..<place].contains(item) }?.element
  }

  /// Screens of root items in the order in which they leave.
  func leavingOrder(_ items: [Picture.Item]) -> [Int] {
    items.flatMap { $0.detail.reversed() + $0.list.reversed() }
  }

  /// A screen and its embedded ones in the order in which they leave, without those that stay.
  private func inLeavingOrder(_ screen: Int, but staying: [Int]) -> [Int] {
    guard !staying.contains(screen) else { return [] }
    return (picture.embedded[screen] ?? []).reversed().flatMap { inLeavingOrder($0, but: staying) }
      + [screen]
  }

  /// Takes an embedded screen off its host, and leaves it on stage.
  private mutating func takeOut(_ screen: Int) {
    guard let host = picture.host(of: screen) else { return }
    picture.embedded[host]?.removeAll { $0 == screen }
    if picture.embedded[host]?.isEmpty == true { picture.embedded[host] = nil }
  }

  /// Ends flows that have no screen left, but for the one that asks and those above it.
  private mutating func cancel(_ losers: [Int], for asker: Int?) {
    for flow in losers where !hasScreens(flow) && !isSelfOrAncestor(flow, of: asker) {
      cancel(flow)
    }
  }

  mutating func select(_ root: Int) -> String? {
    guard isRootItem(root), case .list(let level, let item) = picture.place(of: root)?.stack else {
      return "\(name(root)) is not on stage"
    }
    guard item != picture[region: level].selected else { return "already there" }
    picture[region: level].selected = item
    show("select \(WalkName.screen(root))")
    return nil
  }

  /// Presents a screen, or root items in a wireframe of their own.
  mutating func present(
    _ items: [Int], in kind: WalkWireframe? = nil, from sender: Int?, isClosable: Bool = false,
    for asker: Int?
  ) -> String? {
    if let there = items.first(where: isOnStage) ?? repeated(items) {
      return "\(name(there)) is already on stage"
    }
    if let sender, !isOnStage(sender) { return "\(name(sender)) is not on stage" }
    let host = sender.map(picture.outermostHost)
    if let sender, picture.modals.contains(where: { $0.sender == host }) {
      return "\(name(sender)) is already presenting"
    }
    let owner = asker ?? sender.flatMap { owners[$0] }
    for item in items { enter(item, for: owner) }
    let button: ModalDismissButtonStyle? =
      WalkTrait.isDismissible(items[0]) ? .done : isClosable ? .close : nil
    modalCount += 1
    preferredStyles[modalCount] = WalkTrait.style(items[0])
    kinds[modalCount] = kind
    let container = kind?.rules(formFactor).container ?? ""
    let titles = items.map(WalkName.screen).joined(separator: ", ")
    putInFront(
      .init(
        region: .init(container: container, items: items.map { .init(list: [$0]) }),
        hasRootItems: kind != nil, sender: host, style: rules.style(WalkTrait.style(items[0])),
        dismissButton: button, mark: .init(number: modalCount)),
      holding: kind == nil ? "" : ", \(container): \(titles)")
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
    let (own, mark) = (owners[picture.modals[lowest].first], picture.modals[lowest].mark.number)
    dismiss(from: lowest) { model, modal in
      guard modal.mark.number != mark, let owner = model.owners[modal.first] else { return true }
      guard asker != nil || own != nil else { return true }
      return [asker, own].contains { ancestor in
        ancestor.map { model.isSelfOrAncestor($0, of: owner) } ?? false
      }
    }
    return nil
  }

  mutating func dismissAll(for asker: Int?) -> String? {
    let goes = { (model: StageModel, modal: Picture.Layer) -> Bool in
      guard let asker, let owner = model.owners[modal.first] else { return true }
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
    let staying = above.filter { modal in
      !going.contains { $0.mark.number == modal.mark.number }
    }
    beginMerging()
    closeAlert(from: going.flatMap { leavingOrder($0.region.items) })
    picture.modals.removeSubrange(lowest...)
    for modal in going.reversed() { show("dismiss \(name(modal.first))") }
    // Staying modals lose their senders, so they are in the picture while others leave.
    picture.modals += staying
    for modal in going.reversed() {
      for screen in leavingOrder(modal.region.items) { leave(screen) }
    }
    let kept = Array(picture.modals[lowest...])
    picture.modals.removeSubrange(lowest...)
    for modal in kept { putInFront(modal) }
    endMerging()
  }

  private mutating func putInFront(_ modal: Picture.Layer, holding items: String = "") {
    let below = modal.sender ?? picture.frontScreen
    let button = button(modal).map { "dismiss button \($0)" } ?? "no dismiss button"
    let over = below.map { " over \(name($0))" } ?? ""
    show("present \(name(modal.first))\(over) as \(words(modal.style)), \(button)\(items)")
    picture.modals.append(modal)
  }
}

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
