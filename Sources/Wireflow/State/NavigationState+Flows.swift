/// Flows: descent, and their ends.
extension NavigationState {
  /// A flow that lives.
  struct Flow: Sendable, Hashable {
    /// The reason why a flow shows nothing.
    enum ScreenLoss: Sendable, Hashable {
      /// The flow has shown nothing yet.
      case never
      /// The flow removed its last screen itself, or passed it on.
      case byItself
      /// Another party removed its last screen, as the loss with a number.
      ///
      /// Earlier holds do not count any more.
      case byOthers(Int)
    }

    /// The flow that started it, or nil for the main flow.
    let parent: FlowID?
    /// The number of losses before its start.
    let beginning: Int
    var children: Set<FlowID> = []
    /// Its screens, newest last.
    var screens: [ScreenID] = []
    /// The number of its screens and of its children with screens of their own or in descendants.
    var visibleCount = 0
    var screenLoss = ScreenLoss.never
    /// True until its start has returned.
    var isStarting = true
    /// True while it is among the flows to check.
    var isToCheck = false
  }

  /// The descent of flows from any of several flows, determined in O(flows) altogether.
  struct Descent {
    /// Nil for all flows, as when nobody in particular asks.
    private var roots: Set<FlowID>?
    private var known: [FlowID: Bool] = [:]

    init(_ flows: [FlowID?]) {
      let known = Set(flows.compactMap(\.self))
      roots = known.isEmpty ? nil : known
    }

    /// Returns a descent from one more flow.
    func adding(_ flow: FlowID?) -> Descent {
      guard let roots, let flow else { return Descent([]) }
      return roots.contains(flow) ? self : Descent(roots + [flow])
    }

    /// Returns true if a flow is one of the roots, or descends from one.
    ///
    /// What no flow owns descends from all.
    mutating func contains(_ flow: FlowID?, in state: NavigationState) -> Bool {
      guard let flow, let roots else { return true }
      var (path, answer, next): ([FlowID], Bool, FlowID?) = ([], false, flow)
      while let flow = next {
        if let earlier = roots.contains(flow) ? true : known[flow] {
          answer = earlier
          break
        }
        path.append(flow)
        next = state.flows[flow]?.parent
      }
      for flow in path { known[flow] = answer }
      return answer
    }
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

  /// Returns a flow and its descendants, each after its children, newest child first.
  func subtree(of flow: FlowID) -> [FlowID] {
    var (ordered, open): ([FlowID], [FlowID]) = ([], [flow])
    while let next = open.popLast() {
      ordered.append(next)
      open += (flows[next]?.children ?? []).sorted { $0.number > $1.number }
    }
    return ordered.reversed()
  }

  /// Returns the screens of flows, newest first within each flow.
  func screens(of owners: [FlowID]) -> [ScreenID] {
    owners.flatMap { flows[$0]?.screens.reversed() ?? [] }
  }

  // MARK: - Beginnings and ends

  /// Begins a flow under its parent.
  ///
  /// Without a parent, it is the main flow.
  mutating func begin(_ flow: FlowID, under parent: FlowID?) {
    flows[flow] = Flow(parent: parent, beginning: counts.losses)
    if let parent { flows[parent]?.children.insert(flow) } else { main = flow }
  }

  /// Ends a flow and its descendants, children first, and removes their screens from the stage or
  /// passes them to the parent.
  mutating func end(_ flow: FlowID, _ screens: FinishedScreens, isFinished: Bool) {
    let ending = subtree(of: flow)
    switch screens {
    case .unwound, .replaced:
      unwind(ending)
      for scene in detached.keys.sorted() { inScene(scene) { $0.unwind(ending) } }
    case .left: lowerWalls(of: Set(ending))
    }
    for other in ending { endAlone(other, isFinished: isFinished && other == flow) }
    dismissTiedModals()
    showNextNotice()
  }

  /// Removes everything from the stage, and ends all flows.
  mutating func endAll(isFinished: Bool) {
    leaveAll()
    for scene in detached.keys.sorted() { inScene(scene) { $0.leaveAll() } }
    detached = [:]
    closeNotices()
    guard let main else { return }
    for flow in subtree(of: main) { endAlone(flow, isFinished: isFinished && flow == main) }
  }

  /// Ends the flows that have lost their last screens, counting those of descendants, except for
  /// the main flow, the requester and its ancestors.
  mutating func endFlows(_ losers: [FlowID]) {
    var living = Set((main.map { [$0] } ?? []) + (requester.flow.map(line) ?? []))
    func keep(_ flow: FlowID, _ living: inout Set<FlowID>) {
      var next: FlowID? = flow
      while let flow = next, living.insert(flow).inserted { next = flows[flow]?.parent }
    }
    var seen: Set<FlowID> = []
    for owner in losers where !seen.contains(owner) {
      for flow in subtree(of: owner) where seen.insert(flow).inserted {
        if flows[flow]?.screens.isEmpty == false { keep(flow, &living) }
      }
    }
    for owner in losers where flows[owner] != nil && !living.contains(owner) {
      for flow in subtree(of: owner) { endAlone(flow, isFinished: false) }
    }
  }

  /// Ends a flow whose children have ended, and passes its screens to its parent.
  private mutating func endAlone(_ flow: FlowID, isFinished: Bool) {
    guard let ended = flows[flow] else { return }
    for screen in ended.screens.reversed() { own(screen, by: ended.parent) }
    closeNotices(of: flow)
    if let parent = ended.parent {
      flows[parent]?.children.remove(flow)
      // The screens now count for the parent, and no longer for the flow.
      flows[parent]?.visibleCount += ended.screens.count - (ended.visibleCount > 0 ? 1 : 0)
    }
    flows[flow] = nil
    news.append(.ended(flow, under: ended.parent, isFinished: isFinished))
  }

  /// Removes the screens of flows from the stage, except for roots next to others that stay.
  private mutating func unwind(_ flows: [FlowID]) {
    let ending = Set(flows)
    func isEnding(_ flow: FlowID?) -> Bool { flow.map(ending.contains) ?? false }
    let owned = screens(of: flows)
    // A wall leaves with its own flow, no matter who owns the screens on it.
    let leaving = regions.map { region in
      guard let modal = region.modal else { return false }
      if region.isWall { return isEnding(modal.keeper) }
      return region.roots.allSatisfy { isEnding(owner(of: $0)) }
    }
    if let lowest = leaving.firstIndex(of: true) { dismiss(from: lowest) { leaving[$0] } }
    if let player, isEnding(owner(of: player.screen)) {
      closeAlert { player.screens.contains($1) }
      self.player = nil
      for screen in player.screens { leave(screen) }
      show(.removePlayer(player.screen))
    }
    takeOut(owned.filter(isOnStage))
  }

  /// Removes screens from their stacks and hosts, except for roots.
  private mutating func takeOut(_ screens: [ScreenID]) {
    let screens = screens.filter { !(position(of: $0).map(isRoot) ?? false) }
    let leaving = Set(screens)
    var (stacks, screensByStack): ([Stack], [Stack: [ScreenID]]) = ([], [:])
    for screen in screens {
      guard let position = position(of: screen) else { continue }
      if screensByStack[position.stack] == nil { stacks.append(position.stack) }
      screensByStack[position.stack, default: []].append(screen)
    }
    for screen in screens {
      if let host = residents[screen]?.host, !leaving.contains(host) { unembed(screen) }
    }
    // A detail that is emptied is popped to the top of its list, which must still be there.
    for stack in stacks.filter(\.isDetail) + stacks.filter({ !$0.isDetail }) {
      take(screensByStack[stack] ?? [], off: stack, popsCovered: true)
    }
  }

  /// Dismisses the walls of flows, whose other screens stay on stage.
  private mutating func lowerWalls(of ending: Set<FlowID>) {
    let walls = Set(
      regions.indices.filter { level in
        regions[level].isWall && regions[level].modal?.keeper.map(ending.contains) == true
      })
    guard let lowest = walls.min() else { return }
    lower(walls, from: lowest)
  }

  /// Dismisses walls with everything in front of each, up to the next wall.
  mutating func lower(_ walls: Set<Int>, from lowest: Int) {
    let leaving = regions.indices.map { wall(at: $0).map(walls.contains) ?? false }
    dismiss(from: lowest) { leaving[$0] }
  }

  // MARK: - Owners

  /// Makes a flow the owner of a screen that has none.
  mutating func adopt(_ screen: ScreenID, by flow: FlowID) {
    own(screen, by: flow)
    countVisible(of: flow)
  }

  /// Makes a flow the owner of a screen on stage, replacing any previous owner.
  mutating func pass(_ screen: ScreenID, to flow: FlowID) {
    let before = owner(of: screen)
    if before == flow { return }
    adopt(screen, by: flow)
    if let before { lose(screen, of: before, isLeaving: false) }
  }

  private mutating func own(_ screen: ScreenID, by flow: FlowID?) {
    residents[screen]?.owner = flow
    if let flow { flows[flow]?.screens.append(screen) }
  }

  /// Counts a screen of a flow, and updates its ancestors if the flow appears.
  private mutating func countVisible(of flow: FlowID) {
    var next: FlowID? = flow
    while let flow = next, let before = flows[flow]?.visibleCount {
      flows[flow]?.visibleCount = before + 1
      next = before == 0 ? flows[flow]?.parent : nil
    }
  }

  /// Takes a screen from a flow, and checks the flows that have nothing visible left.
  mutating func lose(_ screen: ScreenID, of owner: FlowID, isLeaving: Bool) {
    if let place = flows[owner]?.screens.lastIndex(of: screen) {
      flows[owner]?.screens.remove(at: place)
    }
    var next: FlowID? = owner
    while let flow = next, let before = flows[flow]?.visibleCount {
      flows[flow]?.visibleCount = before - 1
      guard before == 1 else { return }
      if isLeaving, requester.flow.map({ !line(of: $0).contains(flow) }) ?? true {
        counts.losses += 1
        flows[flow]?.screenLoss = .byOthers(counts.losses)
      } else {
        flows[flow]?.screenLoss = .byItself
      }
      keepToCheck(flow)
      next = flows[flow]?.parent
    }
  }

  /// Adds a flow to those that may have nothing left to live for.
  mutating func keepToCheck(_ flow: FlowID) {
    guard flows[flow]?.isToCheck == false else { return }
    flows[flow]?.isToCheck = true
    counts.toCheck.append(flow)
  }

  /// Takes the next flow to check.
  mutating func nextToCheck() -> FlowID? {
    guard !counts.toCheck.isEmpty else { return nil }
    let flow = counts.toCheck.removeFirst()
    flows[flow]?.isToCheck = false
    return flow
  }
}
