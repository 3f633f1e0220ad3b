/// The ends of flows: which pages leave, and which flows end with them.
extension Places {
  /// Ends a flow and its descendants, children first, and removes their pages from the stage or
  /// passes them to the parent.
  func end(
    _ flow: FlowRecord, _ screens: FinishedScreens, isFinished: Bool,
    deliver: (@MainActor () -> Void)? = nil
  ) {
    #if WIREFLOW_SHADOW
    judged(flow, screens) { carryOutEnd(flow, screens, isFinished: isFinished, deliver) }
    #else
    carryOutEnd(flow, screens, isFinished: isFinished, deliver)
    #endif
  }

  private func carryOutEnd(
    _ flow: FlowRecord, _ screens: FinishedScreens, isFinished: Bool,
    _ deliver: (@MainActor () -> Void)?
  ) {
    let (ending, parent) = (flow.subtree, flow.parent)
    switch screens {
    case .unwound, .replaced: unwind(ending)
    case .left: lowerWalls(of: ending)
    }
    for other in ending.dropLast() { endAlone(other, isFinished: false) }
    endAlone(flow, isFinished: isFinished, deliver: deliver)
    if let parent, !isLifeless(parent) { checkFlows(above: parent) }
    dismissOrphans()
  }

  /// Removes the pages of flows from the stage, except for roots next to others that stay.
  private func unwind(_ flows: [FlowRecord]) {
    let ending = Set(flows.map { ObjectIdentifier($0) })
    func isEnding(_ flow: FlowRecord?) -> Bool {
      flow.map { ending.contains(ObjectIdentifier($0)) } ?? false
    }
    // A wall leaves with its own flow, no matter who owns the pages on it.
    func leaves(_ modal: Region) -> Bool {
      if modal.isWall { return isEnding(modal.modal.keeper) }
      return modal.items.allSatisfy { isEnding($0.root.owner) }
    }
    let pages = flows.flatMap(\.pages)
    let modals = pages.compactMap { page in page.modal.flatMap { $0.first === page ? $0 : nil } }
    if let lowest = (modals + order.walls).filter(leaves).map(order.level).min() {
      dismiss(from: lowest) { modal, _ in leaves(modal) }
    }
    if let player, isEnding(player.page.owner) {
      closeAlert(where: player.has)
      leave(player)
      show(.removePlayer) { .removePlayer(player.page.name) }
    }
    removeFromStacks(pages.filter { isEnding($0.owner) })
  }

  /// Removes pages from their stacks and hosts.
  private func removeFromStacks(_ pages: [Page]) {
    let pages = pages.filter { !$0.isRoot }
    let leaving = Set(pages.map { ObjectIdentifier($0) })
    var stacks: [Stack] = []
    var pagesByStack: [ObjectIdentifier: [Page]] = [:]
    for page in pages {
      guard let stack = page.stack else { continue }
      if pagesByStack[ObjectIdentifier(stack)] == nil { stacks.append(stack) }
      pagesByStack[ObjectIdentifier(stack), default: []].append(page)
    }
    for page in pages {
      if let host = page.host, !leaving.contains(ObjectIdentifier(host)) { unembed(page) }
    }
    // A detail that is emptied is popped to the top of its list, which must still be there.
    for stack in stacks.filter(\.isDetail) + stacks.filter({ !$0.isDetail }) {
      take(pagesByStack[ObjectIdentifier(stack)] ?? [], off: stack, popsCovered: true)
    }
  }
}
