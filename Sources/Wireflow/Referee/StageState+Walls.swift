/// The rows of the table that concern walls.
extension StageState {
  /// Raises a wall in front of everything: the alert is put aside, and drawers close.
  func raise(
    _ asker: borrowing Asker, _ present: (TreeChange.Modal) -> TreeChange
  ) -> Verdict {
    guard asker.flow != .none, ledger.main != .none, ledger.parent(of: asker.flow) == ledger.main
    else {
      return .ignore(.plain(.notChildOfMainFlow(ledger.record(asker.flow)?.name)))
    }
    return .changes(raising(present, keptBy: asker.flow))
  }

  /// The changes that raise a wall, which the stage itself may keep.
  func raising(
    _ present: (TreeChange.Modal) -> TreeChange, keptBy keeper: Index = .none
  ) -> [TreeChange] {
    var changes: [TreeChange] = tree.alert == nil ? [] : [.putAlertAside]
    changes += tree.order.filter { tree.regions[$0].isDrawerOpen }.map { .closeDrawer($0) }
    let wall = TreeChange.Modal(
      presenter: .none, style: .wall, dismissButton: nil, keeper: keeper)
    return changes + [present(wall)]
  }

  /// Returns true if a flow may take a wall away: the wall's own, or one below that.
  func keeps(_ wall: Index, _ flow: Index) -> Bool {
    let keeper = tree.regions[wall].keeper
    return flow != .none && keeper != .none && ledger.descends(flow, from: keeper)
  }

  /// The foremost wall that a flow lives in front of, or none if it lives behind all of them.
  func wall(of flow: Index) -> Index {
    guard tree.hasWalls else { return .none }
    return tree.lists.walls.last { keeps($0, flow) } ?? .none
  }

  /// The wall that the one who asks stands in front of: for the user, the one in front.
  func side(of asker: borrowing Asker) -> Index {
    asker.isByUser ? tree.frontWall : wall(of: asker.flow)
  }

  /// Returns true if the one who asks stands behind a wall.
  func isBehindWall(_ asker: borrowing Asker) -> Bool {
    tree.hasWalls && side(of: asker) != tree.frontWall
  }

  /// Returns true if a request is about what stands in front of all walls: by the screens that it
  /// names, or else by who asks.
  func isInFrontOfWalls(_ traits: RequestTraits, flow: Index, isByUser: Bool) -> Bool {
    guard tree.hasWalls else { return true }
    let named = traits.others.map { tree.find($0) }.filter { $0 != .none }
    if named.isEmpty { return isByUser || wall(of: flow) == tree.frontWall }
    return named.contains { slot in
      let region = tree.region(of: slot)
      return region != .none && !tree.isBehindWall(region)
    }
  }
}
