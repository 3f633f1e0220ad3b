/// Modals and walls.
extension NavigationState {
  /// Presents screens as the root items of a container, or one screen on a stack of its own.
  mutating func present(
    _ screens: [ScreenID], in container: Container?, from sender: ScreenID?, as modal: Modal
  ) throws(Refusal) {
    guard !screens.isEmpty else { throw .plain(.noRootItems) }
    for screen in screens { try checkAbsent(screen) }
    try checkDifferent(screens)
    if modal.style == .wall {
      guard let keeper = requester.flow, let parent = flows[keeper]?.parent,
        flows[parent]?.parent == nil
      else { throw .notChildOfMainFlow }
      return raise(screens, in: container, keptBy: keeper)
    }
    var modal = modal
    if let sender {
      try checkPresent(sender)
      let host = outermostHost(of: sender)
      if regions.contains(where: { $0.modal?.presenter == host && !$0.isDocked }) {
        throw .screen(.alreadyPresenting, sender)
      }
      modal.presenter = host
    }
    let over = modal.presenter ?? frontScreen(at: regions.count - 1)
    append(screens, in: container, as: modal, over: over, for: newOwner(from: sender))
  }

  /// Raises a wall in front of everything that a flow or the stage itself keeps, puts the alert
  /// aside, and closes drawers.
  mutating func raise(
    _ screens: [ScreenID], in container: Container?, keptBy keeper: FlowID?
  ) {
    if let alert { close(alert, isAside: true) }
    for level in regions.indices where regions[level].isDrawerOpen {
      turnDrawer(at: level, isOpen: false)
    }
    let wall = Modal(style: .wall, shownStyle: .wall, keeper: keeper)
    append(screens, in: container, as: wall, over: nil, for: keeper)
  }

  private mutating func append(
    _ screens: [ScreenID], in container: Container?, as modal: Modal, over: ScreenID?,
    for owner: FlowID?
  ) {
    let number = nextNumber()
    for screen in screens { enter(screen, for: owner) }
    regions.append(
      Region(
        number: number, container: container, items: screens.map { Item(list: [$0]) },
        modal: modal))
    // It has a place among the regions for each time that it comes to the front.
    _ = nextNumber()
    if let presenter = modal.presenter {
      residents[presenter]?.isPresenter = true
    } else if modal.fate == .leaves {
      counts.mayLackPresenters = true
    }
    show(presentation(of: front, over: over, in: container))
  }

  private func presentation(
    of region: Region, over: ScreenID?, in container: Container? = nil
  ) -> VisibleChange<ScreenID, ScreenID> {
    .present(
      region.first, over: over, style: region.modal?.shownStyle ?? .automatic,
      dismissButton: region.modal?.dismissButton, in: container?.name,
      container == nil ? [] : region.roots)
  }

  mutating func dismiss(_ screen: ScreenID) throws(Refusal) {
    guard let level = modal(from: screen), let modal = regions[level].modal else {
      throw .screen(.notPresented, screen)
    }
    if requester.isByUser, modal.dismissButton == nil { throw .screen(.notDismissible, screen) }
    if regions[level].isWall, !isKept(regions[level], by: requester.flow) {
      throw .screen(.behindWall, screen)
    }
    dismiss(from: level, descendingFrom: [requester.flow, owner(of: regions[level].first)])
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

  /// Dismisses the modals of the requester and its descendants in front of a region, except for
  /// minimized ones, and returns false if there are none.
  @discardableResult
  mutating func dismissOwnModals(above lowest: Int = 0) -> Bool {
    guard regions.count > lowest + 1 else { return false }
    var own = Descent([requester.flow])
    let (side, walls) = (side, walls)
    let leaving = regions.indices.map { level in
      level > lowest && !regions[level].isWall && !regions[level].isDocked && walls[level] == side
        && own.contains(owner(of: regions[level].first), in: self)
    }
    guard let first = leaving.firstIndex(of: true) else { return false }
    dismiss(from: first) { leaving[$0] }
    return true
  }

  /// Dismisses a modal with those in front of it, up to the next wall, whose flows descend from one
  /// of some.
  private mutating func dismiss(from level: Int, descendingFrom flows: [FlowID?]) {
    // A minimized modal is behind the others, which stay.
    if regions[level].isDocked { return dismiss(from: level) { $0 == level } }
    let walls = walls
    var own = Descent(flows)
    let leaving = regions.indices.map { other in
      other == level
        || other > level && walls[other] == walls[level]
          && own.contains(owner(of: regions[other].first), in: self)
    }
    dismiss(from: level) { leaving[$0] }
  }

  /// Dismisses modals from a level on, front first, and presents again those that stay.
  ///
  /// A modal leaves with the presenter that it is tied to, and so do the modals that its own flow
  /// presented above it.
  mutating func dismiss(from lowest: Int, where leaves: (_ level: Int) -> Bool) {
    let leaving = levelsLeaving(from: lowest, leaves)
    closeAlert { state, sender in
      let level = state.level(of: sender)
      return leaving.contains { $0 == level || state.regions[$0].modal?.controls == sender }
    }
    // Minimized modals are behind the others, which stay where they are when those leave.
    let dockedCount = leaving.count { regions[$0].isDocked }
    let lowest = leaving.first { !regions[$0].isDocked }.map { $0 - dockedCount }
    for level in leaving.reversed() {
      let region = regions[level]
      removeModals(level..<(level + 1))
      for screen in region.leavingOrder { leave(screen) }
      show(.dismiss(region.first))
    }
    // Modals behind a wall cannot come to the front, and the wall does not move.
    guard let lowest, !regions[lowest...].contains(where: \.isWall) else { return }
    var below = frontScreen(at: lowest - 1)
    for level in lowest..<regions.count {
      _ = nextNumber()
      let region = regions[level]
      show(presentation(of: region, over: region.modal?.presenter ?? below))
      below = region.selectedItem?.top
    }
  }

  /// Takes modals away, whose screens leave next.
  mutating func removeModals(_ levels: Range<Int>) {
    for region in regions[levels] where region.container != nil {
      news.append(.closedRegion(region.number))
    }
    regions.removeSubrange(levels)
  }

  private func levelsLeaving(from lowest: Int, _ leaves: (_ level: Int) -> Bool) -> [Int] {
    var leaving: [Int] = []
    var gone: Set<Int> = []
    var tied: Descent?
    let walls = walls
    for level in lowest..<regions.count {
      if !leaves(level) {
        let own = walls[level]
        guard own == walls[lowest] || own.map(gone.contains) == true else { continue }
        let modal = regions[level].modal
        let isTied =
          modal?.fate == .leaves
          && (modal?.presenter.map { self.level(of: $0).map(gone.contains) ?? false } ?? true)
        let owner = owner(of: regions[level].first)
        if isTied { tied = tied?.adding(owner) ?? Descent([owner]) }
        guard isTied || tied?.contains(owner, in: self) == true else { continue }
      }
      leaving.append(level)
      gone.insert(level)
    }
    return leaving
  }

  /// Dismisses the modals that are tied to presenters that have left, with those that their own
  /// flows presented above them.
  mutating func dismissTiedModals() {
    while counts.mayLackPresenters {
      counts.mayLackPresenters = false
      while let modal = regions.firstIndex(where: {
        $0.modal.map { $0.fate == .leaves && $0.presenter == nil } ?? false
      }) {
        dismiss(from: modal, descendingFrom: [owner(of: regions[modal].first)])
      }
    }
  }

  // MARK: - Walls

  /// The level of the wall in front.
  var wall: Int? {
    // Most requests meet no modal, and pass here often.
    regions.count > 1 ? regions.lastIndex { $0.isWall } : nil
  }

  /// The wall at each level, or the nearest below it.
  private var walls: [Int?] {
    var wall: Int?
    return regions.indices.map { level in
      if regions[level].isWall { wall = level }
      return wall
    }
  }

  /// Returns the level of the wall at a level, or the nearest below it.
  func wall(at level: Int) -> Int? { regions[...level].lastIndex(where: \.isWall) }

  /// Returns the level of the foremost wall that a flow is in front of.
  func wall(of flow: FlowID?) -> Int? { regions.lastIndex { $0.isWall && isKept($0, by: flow) } }

  /// The level of the wall that the requester is in front of.
  ///
  /// For the user, this is the wall in front.
  var side: Int? { requester.isByUser ? wall : wall(of: requester.flow) }

  var isRequesterBehindWall: Bool { wall.map { side != $0 } ?? false }

  /// Returns true if a flow may dismiss a wall: the wall's own flow, or a descendant.
  private func isKept(_ wall: Region, by flow: FlowID?) -> Bool {
    guard let keeper = wall.modal?.keeper, let flow else { return false }
    return line(of: flow).contains(keeper)
  }
}
