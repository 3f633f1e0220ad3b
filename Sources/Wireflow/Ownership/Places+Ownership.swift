/// The owners of pages.
extension Places {
  /// Makes a flow the owner of a page that has none.
  func adopt(_ page: Page, by flow: FlowRecord) {
    link(page, to: flow)
    countVisible(of: flow, by: 1)
    undo({
      self.unlink(page)
      self.countVisible(of: flow, by: -1)
    })
  }

  /// Makes a flow the owner of a page on stage, replacing any previous owner.
  func pass(_ page: Page, to flow: FlowRecord) {
    let owner = page.owner
    unlink(page)
    link(page, to: flow)
    countVisible(of: flow, by: 1)
    if let owner { removeVisible(of: owner, isLeaving: false) }
  }

  /// Removes a departing page from its owner.
  func takeLeaving(_ page: Page, from flow: FlowRecord) {
    let (older, newer) = unlink(page)
    undo({
      (page.owner, page.older, page.newer) = (flow, older, newer)
      older?.newer = page
      if let newer { newer.older = page } else { flow.newestPage = page }
      self.countVisible(of: flow, by: 1)
    })
    removeVisible(of: flow, isLeaving: true)
  }

  private func link(_ page: Page, to flow: FlowRecord) {
    (page.owner, page.older) = (flow, flow.newestPage)
    flow.newestPage?.newer = page
    flow.newestPage = page
  }

  @discardableResult
  private func unlink(_ page: Page) -> (older: Page?, newer: Page?) {
    let (older, newer) = (page.older, page.newer)
    if let newer { newer.older = older } else { page.owner?.newestPage = older }
    older?.newer = newer
    (page.owner, page.older, page.newer) = (nil, nil, nil)
    return (older, newer)
  }

  /// Passes all pages of an ending flow to its parent, newest first.
  func passPages(of flow: FlowRecord, to parent: FlowRecord?) -> Int {
    let pages = flow.pages
    for page in pages {
      unlink(page)
      if let parent { link(page, to: parent) }
    }
    undo({
      for page in pages.reversed() {
        self.unlink(page)
        self.link(page, to: flow)
      }
    })
    return pages.count
  }
}

/// The lives of flows: whether they have anything visible, and any reason left to live.
extension Places {
  /// Counts a page or child of a flow, and updates its ancestors if the flow appears or disappears.
  private func countVisible(of flow: FlowRecord, by step: Int) {
    var next: FlowRecord? = flow
    while let flow = next {
      let wasVisible = flow.life.visibleCount > 0
      flow.life.visibleCount += step
      if wasVisible == (flow.life.visibleCount > 0) { return }
      next = flow.parent
    }
  }

  /// Subtracts a page or child of a flow, and checks the flows that have nothing visible left.
  private func removeVisible(of flow: FlowRecord, isLeaving: Bool) {
    var next: FlowRecord? = flow
    while let flow = next {
      flow.life.visibleCount -= 1
      guard flow.life.visibleCount == 0 else { return }
      let before = flow.life.darkness
      undo({ flow.life.darkness = before })
      if isLeaving, !isInAskersLine(flow) {
        flows.moment += 1
        flow.life.darkness = .byOthers(flows.moment)
      } else {
        flow.life.darkness = .byItself
      }
      keepToCheck(flow)
      next = flow.parent
    }
  }

  /// Returns true if a flow is the requesting flow or its ancestor.
  private func isInAskersLine(_ flow: FlowRecord) -> Bool {
    guard let asking = asker.flow else { return false }
    if asking === flow { return true }
    if let line = asker.line { return line.contains(ObjectIdentifier(flow)) }
    var line: Set<ObjectIdentifier> = []
    var next: FlowRecord? = asking
    while let flow = next {
      line.insert(ObjectIdentifier(flow))
      next = flow.parent
    }
    asker.line = line
    return line.contains(ObjectIdentifier(flow))
  }

  private func keepToCheck(_ flow: FlowRecord) {
    guard !flow.life.isToCheck, flow.isAlive else { return }
    flow.life.isToCheck = true
    flows.keepToCheck(flow)
    undo({
      flow.life.isToCheck = false
      self.flows.forgetLastToCheck()
    })
  }

  /// Checks whether a flow has lost its last reason to live, once no attempt is under way.
  func check(_ flow: FlowRecord) {
    if isTrying { return flows.toCheckAfterAttempt.append(flow) }
    if isLifeless(flow) { keepToCheck(flow) } else { checkFlows(above: flow) }
  }

  /// Checks the flows above a flow, which may have lived only for it or for a hold that it has lost.
  func checkFlows(above flow: FlowRecord) {
    var next = flow.parent
    while let flow = next, flow.life.visibleCount == 0 {
      if isLifeless(flow) { return keepToCheck(flow) }
      next = flow.parent
    }
  }

  func checkFlowsOfAttempt() {
    guard !flows.toCheckAfterAttempt.isEmpty else { return }
    let flows = exchange(&self.flows.toCheckAfterAttempt, with: [])
    for flow in flows { check(flow) }
  }

  /// Returns true if neither a flow nor a descendant has a reason left to live.
  func isLifeless(_ flow: FlowRecord) -> Bool {
    let life = flow.life
    guard flow.isAlive, life.visibleCount == 0, !life.isStarting, !life.isMain else { return false }
    guard case .byOthers(let moment) = life.darkness else {
      return flow.children.isEmpty && flow.holds.isEmpty
    }
    if flow.holds.keeping > 0 || flow.holds.reach(moment) { return false }
    return !flow.subtree.dropLast().contains {
      $0.life.beginning >= moment || $0.holds.keeping > 0 || $0.holds.reach(moment)
    }
  }
}

/// The beginnings and ends of flows.
extension Places {
  /// Begins a flow under its parent.
  ///
  /// Without a parent, it is the main flow.
  func begin(_ flow: FlowRecord, under parent: FlowRecord?) {
    flow.life.phase = .alive
    flow.life.isMain = parent == nil
    flow.life.beginning = flows.moment
    flow.parent = parent
    parent?.children[flow.number] = ChildFlow(record: flow)
    flows.begin(flow)
  }

  /// Records that a flow's start has returned.
  func setStarted(_ flow: FlowRecord) {
    flow.life.isStarting = false
    check(flow)
  }

  /// Ends a flow whose children have ended, and passes its pages to its parent.
  func endAlone(
    _ flow: FlowRecord, isFinished: Bool, deliver: (@MainActor () -> Void)? = nil
  ) {
    let (parent, visibleCount) = (flow.parent, flow.life.visibleCount)
    let count = passPages(of: flow, to: parent)
    flow.life.phase = .ended
    flow.parent = nil
    if let parent {
      // The pages now count for the parent, and no longer for the flow.
      let step = count - (visibleCount > 0 ? 1 : 0)
      parent.life.visibleCount += step
      parent.children[flow.number] = nil
      undo({
        parent.life.visibleCount -= step
        parent.children[flow.number] = ChildFlow(record: flow)
      })
    }
    flows.end(flow)
    undo({
      self.flows.revive(flow)
      flow.life.phase = .alive
      flow.parent = parent
    })
    if let coordinator = flow.coordinator { effects.changes.append(.ended(coordinator)) }
    effects.endedFlows.append(flow)
    effects.deliveries.append(Turn(.outcome(flow, deliver)))
    show(nil) { isFinished ? .finish(flow.name) : .cancel(flow.name) }
    if let parent, isLifeless(parent) { keepToCheck(parent) }
  }
}
