/// Flows: descent, and their ends.
extension NavigationState {
  /// The ancestors of the flows that a change is about.
  struct Descent {
    /// Nil for all flows, as when nobody in particular asks.
    private(set) var roots: Set<FlowID>?

    init(_ flows: [FlowID?]) {
      let known = Set(flows.compactMap(\.self))
      roots = known.isEmpty ? nil : known
    }

    /// Returns a descent from one more flow.
    func adding(_ flow: FlowID?) -> Descent {
      guard let roots, let flow else { return Descent([]) }
      return Descent(roots + [flow])
    }
  }

  /// Returns true if a flow is one of the roots, or descends from one.
  ///
  /// What no flow owns descends from all.
  func descends(_ flow: FlowID?, from descent: Descent) -> Bool {
    guard let flow, let roots = descent.roots else { return true }
    return line(of: flow).contains(where: roots.contains)
  }

  /// Returns a flow and its ancestors, nearest first.
  func line(of flow: FlowID) -> [FlowID] {
    var line: [FlowID] = []
    var next: FlowID? = flow
    while let flow = next {
      line.append(flow)
      next = flows[flow]?.parent
    }
    return line
  }

  /// Ends the flows that have lost their last screens, counting those of descendants, except for
  /// the main flow, the requester and its ancestors.
  mutating func endFlows(_ losers: [FlowID]) {
    var living = Set(asker.flow.map(line) ?? [])
    for resident in residents.values { living.formUnion(resident.owner.map(line) ?? []) }
    let ended = Set(losers).filter { !living.contains($0) && flows[$0]?.parent != nil }
    flows = flows.filter { flow, _ in !line(of: flow).contains(where: ended.contains) }
  }

  /// Ends a flow and its descendants, and removes their screens from the stage or passes them to
  /// the parent.
  mutating func end(_ flow: FlowID, _ screens: FinishedScreens) {
    let (ending, parent) = (
      Set(flows.keys.filter { line(of: $0).contains(flow) }), flows[flow]?.parent
    )
    switch screens {
    case .unwound, .replaced: unwind(ending)
    case .left: lowerWalls(of: ending)
    }
    for (screen, resident) in residents where resident.owner.map(ending.contains) == true {
      residents[screen]?.owner = parent
    }
    flows = flows.filter { !ending.contains($0.key) }
    dismissOrphans()
  }

  /// Removes the screens of flows from the stage, except for roots next to others that stay.
  private mutating func unwind(_ ending: Set<FlowID>) {
    func isEnding(_ flow: FlowID?) -> Bool { flow.map(ending.contains) ?? false }
    // A wall leaves with its own flow, no matter who owns the screens on it.
    let leaving = regions.map { region in
      guard let modal = region.modal else { return false }
      if region.isWall { return isEnding(modal.keeper) }
      return region.roots.allSatisfy { isEnding(owner(of: $0)) }
    }
    if let lowest = leaving.firstIndex(of: true) { dismiss(from: lowest) { leaving[$0] } }
    if let player, isEnding(owner(of: player.screen)) {
      self.player = nil
      for screen in player.screens { leave(screen) }
    }
    let owned = residents.filter { isEnding($0.value.owner) }.map(\.key)
    for screen in owned where isOnStage(screen) { takeOut(screen) }
  }

  /// Removes a screen from its stack or its host, unless it is a root.
  private mutating func takeOut(_ screen: ScreenID) {
    guard let position = position(of: screen) else { return unembed(screen) }
    guard !isRoot(position) else { return }
    self[position.stack].remove(at: position.index)
    leave(screen)
  }

  /// Dismisses the walls of flows, whose other screens stay on stage.
  private mutating func lowerWalls(of ending: Set<FlowID>) {
    let walls = regions.indices.filter { level in
      regions[level].isWall && regions[level].modal?.keeper.map(ending.contains) == true
    }
    guard let lowest = walls.first else { return }
    let leaving = regions.indices.map { wall(at: $0).map(walls.contains) ?? false }
    dismiss(from: lowest) { leaving[$0] }
  }
}
