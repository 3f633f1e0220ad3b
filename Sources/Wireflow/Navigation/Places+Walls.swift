/// Walls: modals in front of everything, until their own flows dismiss them or end.
extension Places {
  /// Raises a wall in front of everything, puts the alert aside, and closes drawers.
  func raise(_ screens: [any Screen], in container: WireframeContainer?) throws(Refusal) {
    guard let keeper = asker.flow, let parent = keeper.parent, parent === flows.main else {
      throw .plain(.notChildOfMainFlow(asker.flow?.name))
    }
    raise(screens, in: container, keptBy: keeper)
  }

  /// Raises a wall that a flow or the stage itself keeps.
  func raise(_ screens: [any Screen], in container: WireframeContainer?, keptBy keeper: FlowRecord?)
  {
    putAlertAside()
    for region in order.all where region.isDrawerOpen { turnDrawer(of: region, isOpen: false) }
    let wall = Region.Modal(style: .wall, shownStyle: .wall, keeper: keeper)
    present(screens, in: container, from: nil, wall, owner: keeper)
  }

  /// Dismisses the walls of flows, whose other pages stay on stage.
  func lowerWalls(of flows: [FlowRecord]) {
    let walls = order.walls.filter { wall in flows.contains { $0 === wall.modal.keeper } }
    guard let lowest = walls.first else { return }
    dismiss(from: order.level(of: lowest)) { _, level in
      let own = wall(at: level)
      return walls.contains { $0 === own }
    }
  }

  /// Dismisses a wall with everything in front of it, up to the next wall.
  func lower(_ wall: Region) {
    dismiss(from: order.level(of: wall)) { _, level in self.wall(at: level) === wall }
  }
}

/// The two sides of a wall.
extension Places {
  /// Returns the wall at a level, or the nearest below it.
  func wall(at level: Int) -> Region? {
    order.walls.isEmpty ? nil : order.walls.last { order.level(of: $0) <= level }
  }

  /// Returns the lowest wall in front of another one, or of the base.
  func wall(above wall: Region?) -> Region? {
    guard let wall else { return order.walls.first }
    return order.walls.first { $0.rank > wall.rank }
  }

  /// Returns the foremost wall that a flow is in front of, or nil if it is behind all of them.
  func wall(of flow: FlowRecord?) -> Region? {
    order.walls.last { Asker(flow: flow).isKept(by: $0) }
  }

  /// The wall that the requester is in front of.
  ///
  /// For the user, this is the wall in front.
  var side: Region? { asker.isByUser ? order.walls.last : wall(of: asker.flow) }

  /// True if the requester is behind a wall.
  var isAskerBehindWall: Bool { order.walls.last.map { side !== $0 } ?? false }

  /// Returns true if a page is on a wall, or on something in front of one.
  func standsOnWall(_ page: Page?) -> Bool {
    guard !order.walls.isEmpty, let region = page?.region else { return false }
    return wall(at: order.level(of: region)) != nil
  }

  /// Returns true if a wall hides a region from the user.
  func isBehindWall(_ region: Region) -> Bool {
    order.walls.last.map { region.rank < $0.rank } ?? false
  }

  /// The regions that an install preserves: the walls, and everything in front of them.
  var regionsOnWalls: ArraySlice<Region> {
    order.walls.first.map { order.all[order.level(of: $0)...] } ?? []
  }

  /// Returns true if a request is about something in front of all walls, judging by the screens
  /// that it names, or else by its requester.
  func isInFrontOfWalls(_ traits: RequestTraits, flow: FlowRecord?, isByUser: Bool) -> Bool {
    guard let wall = order.walls.last else { return true }
    let named = traits.others.compactMap { page(of: $0) }
    if named.isEmpty { return isByUser || self.wall(of: flow) === wall }
    return named.contains { page in page.region.map { !isBehindWall($0) } ?? false }
  }
}

extension Asker {
  /// Returns true if the requesting flow may dismiss a wall: the wall's own flow, or a descendant.
  func isKept(by wall: Region) -> Bool {
    guard let keeper = wall.modal.keeper else { return false }
    return flow?.descends(from: keeper) ?? false
  }
}
