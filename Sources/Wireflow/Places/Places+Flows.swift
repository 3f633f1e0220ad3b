/// Flows: their beginnings, their ends, and whether they have any reason left to live.
extension Places {
  /// Begins a flow under its parent.
  ///
  /// Without a parent, it is the main flow.
  func begin(_ flow: FlowRecord, under parent: FlowRecord?) {
    state.begin(flow.id, under: parent?.id)
    flow.phase = .alive
    records[flow.id] = flow
    if parent == nil { main = flow }
  }

  /// Records that a flow's start has returned.
  func setStarted(_ flow: FlowRecord) {
    state.flows[flow.id]?.isStarting = false
    check(flow)
  }

  /// Makes a flow the owner of a screen on stage, replacing any previous owner.
  func pass(_ page: Page, to flow: FlowRecord) { state.pass(page.id, to: flow.id) }

  /// Ends a flow and its descendants, children first, and removes their pages from the stage or
  /// passes them to the parent.
  func end(
    _ flow: FlowRecord, _ screens: FinishedScreens, isFinished: Bool,
    deliver: (@MainActor () -> Void)? = nil
  ) {
    let parent = flow.parent
    state.end(flow.id, screens, isFinished: isFinished)
    tell(of: nil, ending: flow, deliver)
    if let parent, !isLifeless(parent) { checkFlows(above: parent) }
  }

  /// Checks whether a flow has lost its last reason to live, once no attempt is under way.
  func check(_ flow: FlowRecord) {
    if isTrying { return attempts.toCheck.append(flow) }
    if isLifeless(flow) { state.keepToCheck(flow.id) } else { checkFlows(above: flow) }
  }

  /// Checks the flows above a flow, which may have lived only for it or for a hold that it has lost.
  private func checkFlows(above flow: FlowRecord) {
    var next = flow.parent
    while let flow = next, state.flows[flow.id]?.visibleCount == 0 {
      if isLifeless(flow) { return state.keepToCheck(flow.id) }
      next = flow.parent
    }
  }

  /// Takes the next flow that may have nothing left to live for.
  func nextToCheck() -> FlowRecord? {
    while let id = state.nextToCheck() {
      if let flow = records[id] { return flow }
    }
    return nil
  }

  /// Returns true if neither a flow nor a descendant has a reason left to live.
  func isLifeless(_ flow: FlowRecord) -> Bool {
    guard let life = state.flows[flow.id], life.visibleCount == 0, !life.isStarting,
      life.parent != nil
    else { return false }
    guard case .byOthers(let moment) = life.darkness else {
      return life.children.isEmpty && flow.holdCount == 0
    }
    if flow.isKept || flow.holds.reach(moment) { return false }
    return !state.subtree(of: flow.id).dropLast().contains { id in
      guard let life = state.flows[id], let flow = records[id] else { return false }
      return life.beginning >= moment || flow.isKept || flow.holds.reach(moment)
    }
  }
}
