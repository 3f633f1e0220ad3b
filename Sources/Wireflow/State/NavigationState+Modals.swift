/// Modals, walls and alerts.
extension NavigationState {
  /// Presents screens as the root items of a container, or one screen on a stack of its own.
  mutating func present(
    _ screens: [ScreenID], in container: Container?, from sender: ScreenID?, as modal: Modal
  ) throws(Refusal) {
    guard !screens.isEmpty else { throw .plain(.noRootItems) }
    for screen in screens { try checkAbsent(screen) }
    try checkDifferent(screens)
    if modal.style == .wall { return try raise(screens, in: container, as: modal) }
    var modal = modal
    if let sender {
      try checkPresent(sender)
      let host = outermostHost(of: sender)
      if regions.contains(where: { $0.modal?.presenter == host }) {
        throw .screen(.alreadyPresenting, sender)
      }
      modal.presenter = host
    }
    append(screens, in: container, as: modal, for: newOwner(from: sender))
  }

  /// Raises a wall in front of everything, puts the alert aside, and closes drawers.
  private mutating func raise(
    _ screens: [ScreenID], in container: Container?, as modal: Modal
  ) throws(Refusal) {
    guard let keeper = asker.flow, let parent = flows[keeper]?.parent, flows[parent]?.parent == nil
    else { throw .notChildOfMainFlow }
    alert = nil
    for level in regions.indices { regions[level].isDrawerOpen = false }
    var wall = modal
    wall.keeper = keeper
    append(screens, in: container, as: wall, for: keeper)
  }

  private mutating func append(
    _ screens: [ScreenID], in container: Container?, as modal: Modal, for owner: FlowID?
  ) {
    for screen in screens { enter(screen, for: owner) }
    regions.append(
      Region(container: container, items: screens.map { Item(list: [$0]) }, modal: modal))
  }

  mutating func dismiss(_ screen: ScreenID) throws(Refusal) {
    guard let level = modal(from: screen), let modal = regions[level].modal else {
      throw .screen(.notPresented, screen)
    }
    if asker.isByUser, modal.dismissButton == nil { throw .screen(.notDismissible, screen) }
    if regions[level].isWall, !isKept(regions[level], by: asker.flow) {
      throw .screen(.behindWall, screen)
    }
    dismiss(from: level, descendingFrom: [asker.flow, owner(of: regions[level].first)])
  }

  mutating func dismissAll() throws(Refusal) {
    guard dismissOwnModals() else { throw .plain(.nothingPresented) }
  }

  /// Dismisses the requester's modals, and pops the selected stack behind them to its root.
  mutating func returnToRoot() throws(Refusal) {
    guard let item = regions[side ?? 0].selectedItem else { throw .plain(.nothingOnStage) }
    let hasDismissed = dismissOwnModals()
    do throws(Refusal) {
      try pop(to: item.root)
    } catch {
      if !hasDismissed { throw error }
    }
  }

  /// Dismisses the modals of the requester and its descendants in front of a region, and returns
  /// false if there are none.
  @discardableResult
  mutating func dismissOwnModals(above lowest: Int = 0) -> Bool {
    let own = Descent([asker.flow])
    let leaving = regions.indices.map { level in
      level > lowest && !regions[level].isWall && wall(at: level) == side
        && descends(owner(of: regions[level].first), from: own)
    }
    guard let first = leaving.firstIndex(of: true) else { return false }
    dismiss(from: first) { leaving[$0] }
    return true
  }

  /// Dismisses a modal with those in front of it, up to the next wall, whose flows descend from one
  /// of some.
  private mutating func dismiss(from level: Int, descendingFrom flows: [FlowID?]) {
    let (wall, own) = (wall(at: level), Descent(flows))
    let leaving = regions.indices.map { other in
      other == level
        || other > level && self.wall(at: other) == wall
          && descends(owner(of: regions[other].first), from: own)
    }
    dismiss(from: level) { leaving[$0] }
  }

  /// Dismisses modals from a level on.
  ///
  /// A modal leaves with the presenter that it is tied to, and so do the modals that its own flow
  /// presented above it.
  mutating func dismiss(from lowest: Int, where leaves: (_ level: Int) -> Bool) {
    let leaving = levelsLeaving(from: lowest, leaves)
    let screens = leaving.reversed().flatMap { regions[$0].items.flatMap(\.leavingOrder) }
    for level in leaving.reversed() { regions.remove(at: level) }
    for screen in screens { leave(screen) }
  }

  private func levelsLeaving(from lowest: Int, _ leaves: (_ level: Int) -> Bool) -> [Int] {
    var leaving: [Int] = []
    var tied: Descent?
    let wall = wall(at: lowest)
    for level in lowest..<regions.count {
      if !leaves(level) {
        let own = self.wall(at: level)
        guard own == wall || own.map(leaving.contains) == true else { continue }
        let modal = regions[level].modal
        let presenter = modal?.presenter.flatMap(self.level)
        let isTied = modal?.fate == .leaves && presenter.map(leaving.contains) ?? true
        let owner = owner(of: regions[level].first)
        if isTied { tied = tied.map { $0.adding(owner) } ?? Descent([owner]) }
        guard isTied || tied.map({ descends(owner, from: $0) }) == true else { continue }
      }
      leaving.append(level)
    }
    return leaving
  }

  /// Dismisses the modals that are tied to presenters that have left, with those that their own
  /// flows presented above them.
  mutating func dismissOrphans() {
    while let orphan = regions.firstIndex(where: {
      $0.modal.map { $0.fate == .leaves && $0.presenter == nil } ?? false
    }) {
      dismiss(from: orphan, descendingFrom: [owner(of: regions[orphan].first)])
    }
  }

  // MARK: - Walls

  /// The level of the wall in front.
  var wall: Int? { regions.lastIndex(where: \.isWall) }

  /// Returns the level of the wall at a level, or the nearest below it.
  func wall(at level: Int) -> Int? { regions[...level].lastIndex(where: \.isWall) }

  /// The level of the wall that the requester is in front of.
  ///
  /// For the user, this is the wall in front.
  var side: Int? {
    asker.isByUser ? wall : regions.lastIndex { $0.isWall && isKept($0, by: asker.flow) }
  }

  var isAskerBehindWall: Bool { wall.map { side != $0 } ?? false }

  /// Returns true if a flow may dismiss a wall: the wall's own flow, or a descendant.
  private func isKept(_ wall: Region, by flow: FlowID?) -> Bool {
    guard let keeper = wall.modal?.keeper, let flow else { return false }
    return descends(flow, from: Descent([keeper]))
  }

  // MARK: - Alerts

  mutating func showAlert(from sender: ScreenID) throws(Refusal) {
    try checkPresent(sender)
    alert = Alert(sender: sender, flow: newOwner(from: sender))
  }

  /// Closes the alert.
  /// - Parameter isMeant: true if the request means the alert that is shown, false if it means
  ///   another one, or nil if it means any.
  mutating func closeAlert(isMeant: Bool?) throws(Refusal) {
    guard alert != nil else { throw .plain(.noAlert) }
    if isMeant == nil, isAskerBehindWall { throw .plain(.noAlert) }
    if isMeant == false { throw .plain(.alreadyThere) }
    alert = nil
  }
}
