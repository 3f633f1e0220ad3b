/// Modals: presenting and dismissing.
extension Places {
  func present(
    _ screen: any Screen, from sender: (any Screen)?, _ style: ModalStyle,
    _ button: ModalDismissButtonStyle?
  ) throws(Refusal) {
    try checkAbsent(screen)
    if style == .wall { return try raise([screen], in: nil) }
    let presenter = try findPresenter(sender)
    let modal = modal(style, button, asker.fate)
    present([screen], in: nil, from: presenter?.outermostHost, modal, owner: owner(presenter))
  }

  func present(
    rootItems: [any Screen], from sender: (any Screen)?, _ style: ModalStyle,
    _ button: ModalDismissButtonStyle?, through wireframe: any ApplicationWireframe
  ) throws(Refusal) {
    guard !rootItems.isEmpty else { throw .plain(.noRootItems) }
    for screen in rootItems { try checkAbsent(screen) }
    try checkDifferent(rootItems)
    let container = asker.container ?? .plain
    if style == .wall {
      try raise(rootItems, in: container)
    } else {
      let presenter = try findPresenter(sender)
      present(
        rootItems, in: container, from: presenter?.outermostHost, modal(style, button),
        owner: owner(presenter))
    }
    keep(wireframe, of: front)
  }

  private func findPresenter(_ sender: (any Screen)?) throws(Refusal) -> Page? {
    guard let sender else { return nil }
    let page = try find(sender)
    if page.outermostHost.presented != nil { throw .screen(.alreadyPresenting, sender) }
    return page
  }

  private func modal(
    _ style: ModalStyle, _ button: ModalDismissButtonStyle?, _ fate: ModalFate = .stays
  ) -> Region.Modal {
    .init(style: style, shownStyle: shownStyle(of: style), dismissButton: button, fate: fate)
  }

  /// Returns the style in which the base's container shows a modal.
  ///
  /// The container's rule is code of the app, so it runs before any place changes.
  func shownStyle(of style: ModalStyle) -> ModalStyle { container(of: base).shownStyle(of: style) }

  /// Puts a modal in front of everything.
  func present(
    _ screens: [any Screen], in container: WireframeContainer?, from presenter: Page?,
    _ modal: Region.Modal, owner: FlowRecord?
  ) {
    let over = modal.style == .wall ? nil : presenter ?? frontPage
    let region = Region(number: nextNumber(), container: container)
    region.modal = modal
    region.presenter = presenter
    region.items = screens.map { makeItem($0, in: region, owner: owner) }
    for (position, item) in region.items.enumerated() { item.position = position }
    bringToFront(region)
    let (first, item, titles) = (region.first, region.items[0], RootTitles(of: region.items))
    show(.present(presentation(ofNew: region))) {
      let (name, below) = (first.name, over?.name)
      if container == nil { item.label = name.title.plainOrLiteral }
      return .present(
        name, over: below, style: modal.shownStyle, dismissButton: modal.dismissButton,
        holding: container.map { .init(container: $0.name, titles: titles.read()) })
    }
  }

  /// Keeps the wireframe that translates requests about a modal's root items.
  private func keep(_ wireframe: any ApplicationWireframe, of region: Region) {
    let number = region.number
    link.registry?.regionWireframes[number] = wireframe
    undo({ [link] in link.registry?.regionWireframes[number] = nil })
  }

  func dismiss(_ screen: any Screen) throws(Refusal) {
    guard let region = page(of: screen)?.modal else { throw .screen(.notPresented, screen) }
    if asker.isByUser, region.modal.dismissButton == nil { throw .screen(.notDismissible, screen) }
    if region.isWall, !asker.isKept(by: region) { throw .screen(.behindWall, screen) }
    let level = order.level(of: region)
    let wall = wall(at: level)
    var descent = Descent(from: asker.flow, region.first.owner)
    dismiss(from: level) { other, level in
      other === region || wall === self.wall(at: level) && descent.contains(other.first.owner)
    }
  }

  func dismissAll() throws(Refusal) {
    guard dismissOwnModals() else { throw .plain(.nothingPresented) }
  }

  /// Dismisses the requester's modals, and pops the selected stack behind them to its root.
  func returnToRoot() throws(Refusal) {
    guard let stack = (side ?? base).selectedItem?.list else { throw .plain(.nothingOnStage) }
    let hasDismissed = dismissOwnModals()
    if hasDismissed, stack.pages.count == 1, !stack.isCovered { return }
    try pop(to: stack.pages[0].screen)
  }

  /// Dismisses the modals of the requester and its descendants in front of a region, and returns
  /// false if there are none.
  func dismissOwnModals(above lowest: Region? = nil) -> Bool {
    var descent = Descent(from: asker.flow)
    let wall = side
    let first = order.level(of: lowest ?? base)
    let leaves = order.all.enumerated().map { level, region in
      level > first && !region.isWall && self.wall(at: level) === wall
        && descent.contains(region.first.owner)
    }
    guard let lowest = leaves.firstIndex(of: true) else { return false }
    dismiss(from: lowest) { _, level in leaves[level] }
    return true
  }

  /// Dismisses modals from a level on, front first, and presents again those that stay.
  ///
  /// A modal leaves with the presenter that it is tied to, and so do the modals that its own flow
  /// presented above it.
  func dismiss(from lowest: Int, where leaves: (_ modal: Region, _ level: Int) -> Bool) {
    let modals = Array(order.all[lowest...])
    let leaving = modalsLeaving(modals, from: lowest, leaves)
    let staying = modals.filter { !leaving.contains($0.number) }
    let styles = staying.map { shownStyle(of: $0.modal.style) }
    closeAlert { $0.region.map { leaving.contains($0.number) } ?? false }
    for region in modals.reversed() where leaving.contains(region.number) { dismiss(region) }
    // Modals behind a wall cannot come to the front, and the wall does not move.
    guard !staying.contains(where: \.isWall) else { return }
    var front = frontPage(at: lowest - 1)
    for (region, style) in zip(staying, styles) {
      presentAgain(region, as: style, over: region.presenter ?? front)
      front = region.selectedItem?.front.top
    }
  }

  /// Returns the numbers of the modals that leave, or that are tied to one that does.
  private func modalsLeaving(
    _ modals: [Region], from lowest: Int, _ leaves: (_ modal: Region, _ level: Int) -> Bool
  ) -> Set<UInt32> {
    var leaving: Set<UInt32> = []
    var descent: Descent?
    let wall = wall(at: lowest)
    for (place, region) in modals.enumerated() {
      if !leaves(region, lowest + place) {
        let own = self.wall(at: lowest + place)
        guard own === wall || own.map({ leaving.contains($0.number) }) == true else { continue }
        let isTied =
          region.modal.fate == .leaves
          && (region.presenter?.region.map { leaving.contains($0.number) } ?? true)
        let owner = region.first.owner
        if isTied, descent == nil { descent = Descent(from: owner) }
        if isTied { descent?.add(owner) }
        guard isTied || descent?.contains(owner) == true else { continue }
      }
      leaving.insert(region.number)
    }
    return leaving
  }

  private func dismiss(_ region: Region) {
    let first = region.first
    takeFromOrder(region)
    effects.departedRegions.append(region)
    for item in region.items { leaveAll(of: item) }
    show(.dismiss(first.screen)) { .dismiss(first.name) }
  }

  private func presentAgain(_ region: Region, as style: ModalStyle, over: Page?) {
    takeFromOrder(region)
    set(region, \.modal.shownStyle, style)
    bringToFront(region)
    let (first, modal) = (region.first, region.modal)
    show(.present(presentation(of: region))) {
      .present(
        first.name, over: over?.name, style: modal.shownStyle, dismissButton: modal.dismissButton)
    }
  }

  /// Dismisses the modals that are tied to presenters that have left.
  ///
  /// Each one takes along the modals that its own flow presented above it, no matter who made the
  /// request.
  func dismissOrphans() {
    while !orphans.isEmpty {
      let lowestFirst = exchange(&orphans, with: []).sorted { $0.rank < $1.rank }
      for orphan in lowestFirst where orphan.items[0].region != nil && orphan.presenter == nil {
        var descent = Descent(from: orphan.first.owner)
        let wall = wall(at: order.level(of: orphan))
        dismiss(from: order.level(of: orphan)) { other, level in
          other === orphan || wall === self.wall(at: level) && descent.contains(other.first.owner)
        }
      }
    }
  }
}
