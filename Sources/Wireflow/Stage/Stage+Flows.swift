extension Stage {
  /// Starts a flow under its parent; false when it may not start, which the log then says.
  func begin(
    _ flow: FlowRecord, of coordinator: any FlowCoordinator, under parent: FlowRecord?,
    unless refused: IgnoredReason? = nil
  ) -> Bool {
    precondition(
      flow.coordinator == nil || flow.coordinator === coordinator,
      "a FlowWireframe must belong to one coordinator (was \(flow.name)'s already)")
    let name = names[coordinator]
    let reason: IgnoredReason? =
      if flow.life != .unstarted { .flowStarted(flow.name) } else {
        parent.flatMap(refusal) ?? refused
      }
    if let reason {
      log.append(.ignored("start \(name)", reason))
      return false
    }
    flow.name = name
    flow.coordinator = coordinator
    flow.stage = self
    flow.life = .starting
    flow.number = nextNumber()
    parent?.adopt(flow)
    log.append(.start(name))
    if !observers.isEmpty { changes.append(.started(coordinator)) }
    return true
  }

  /// Looks at a flow once its start has returned: one that shows nothing and does nothing ends.
  func started(_ flow: FlowRecord) {
    guard flow.life == .starting else { return }
    flow.life = .alive
    if flow.isLifeless { agenda.suspects.append(flow) }
    if !transitions.isMerging { notifyObservers() }
    if phase == .idle { finishTurn() }
  }

  /// Why a flow may ask for nothing; nil when it may.
  func refusal(for flow: FlowRecord) -> IgnoredReason? {
    switch flow.life {
    case .unstarted: .flowNotStarted(flow.name)
    case .starting, .alive: nil
    case .ended: .flowEnded(flow.name)
    }
  }

  /// Why a screen cannot be owned as a root screen; nil when it can.
  func refusal(toOwn root: any Screen) -> IgnoredReason? {
    rootScreens.contains { $0 === root } ? nil : .notOnStage(name(of: root))
  }

  /// Whether the request that is to bring a root screen on stage may still wait for its turn.
  func postponesStart(owning root: any Screen) -> Bool {
    phase == .working || (refusal(toOwn: root) != nil && agenda.awaits(root))
  }

  /// Keeps a flow's start until its root screen has come, or is not awaited any more.
  func postponeStart(
    owning root: any Screen, for flow: FlowRecord, _ take: @escaping @MainActor (Stage) -> Void
  ) {
    guard phase != .working else { return postpone(for: flow, take) }
    flow.holds += 1
    agenda.starts.append(.init(root: root, turn: .init(flow: flow, take: take)))
  }

  func takeNextStart() -> Bool {
    guard let place = agenda.starts.firstIndex(where: { !agenda.awaits($0.root) }) else {
      return false
    }
    take(agenda.starts.remove(at: place).turn)
    return true
  }

  /// Makes a flow the owner of a screen on stage.
  func pass(_ screen: any Screen, to flow: FlowRecord) {
    guard let node = node(of: screen) else { return }
    if let owner = node.owner {
      owner.release(node)
      if owner.isLifeless { agenda.suspects.append(owner) }
    }
    flow.adopt(node)
  }

  /// Delivers something once the stage is done with its work.
  func deliverSoon(_ delivery: @escaping @MainActor () -> Void) {
    agenda.deliveries.append(delivery)
    if phase == .idle { finishTurn() }
  }

  /// Ends a flow with an output that is delivered after everything else; its screens leave.
  func finish(
    _ flow: FlowRecord, _ screens: FinishedScreens, deliver: @escaping @MainActor () -> Void
  ) -> RequestOutcome {
    guard phase != .working else {
      postpone(for: flow) { stage in
        _ = stage.inPhase(.performing) { stage.finish(flow, screens, deliver: deliver) }
      }
      return .queued
    }
    let refusal = flow.isMain ? IgnoredReason.isMainFlow(flow.name) : refusal(for: flow)
    if let refusal {
      log.append(.ignored("finish \(flow.name)", refusal))
      return .ignored(refusal)
    }
    inPhase(.performing) {
      if screens == .unwound { unwind(flow) }
      end(flow, as: .finish(flow.name), deliver: deliver)
      if !transitions.isMerging { notifyObservers() }
    }
    if phase == .idle { finishTurn() }
    return .committed
  }

  /// Ends a flow without an output, and all below it; its screens leave.
  func cancel(_ flow: FlowRecord) {
    guard flow.life == .starting || flow.life == .alive, !flow.isMain else { return }
    unwind(flow)
    end(flow, as: .cancel(flow.name)) { [wireframe = flow.wireframe] in
      wireframe?.deliverCancelled()
    }
  }

  /// Ends a flow without an output, once the stage is done with its work.
  func cancelSoon(_ flow: FlowRecord) {
    guard phase != .working else {
      return postpone(for: nil) { stage in stage.cancel(flow) }
    }
    inPhase(.performing) { cancel(flow) }
    if !transitions.isMerging { notifyObservers() }
    takeBreath()
  }

  /// Gives up a hold on a flow, which may be the last thing that it lived for.
  func drop(holdOn flow: FlowRecord) {
    flow.holds -= 1
    if flow.isLifeless { agenda.suspects.append(flow) }
  }

  func endNextLifelessFlow() -> Bool {
    guard !agenda.suspects.isEmpty else { return false }
    let flow = agenda.suspects.removeFirst()
    if flow.isLifeless {
      cancel(flow)
      if !transitions.isMerging { notifyObservers() }
    }
    return true
  }

  /// Marks a flow and all below it as ended, children first, and keeps their outcomes for later.
  private func end(
    _ flow: FlowRecord, as entry: PresentationLog.Entry, deliver: @escaping @MainActor () -> Void
  ) {
    for child in flow.childrenLatestFirst {
      end(child, as: .cancel(child.name)) { [wireframe = child.wireframe] in
        wireframe?.deliverCancelled()
      }
    }
    flow.life = .ended
    cancelWork(of: flow)
    releaseGuard(of: flow)
    let parent = flow.parent
    for node in flow.screensNewestFirst {
      flow.release(node)
      parent?.adopt(node)
    }
    log.append(entry)
    let coordinator = flow.coordinator
    if !observers.isEmpty, let coordinator { changes.append(.ended(coordinator)) }
    agenda.deliveries.append { [wireframe = flow.wireframe] in
      deliver()
      withExtendedLifetime((coordinator, wireframe)) {}
    }
    parent?.release(flow)
    coordinators?.release(flow)
    if let parent, parent.isLifeless { agenda.suspects.append(parent) }
  }

  /// Takes the screens of a flow and of all below it off stage in one transition; roots stay.
  private func unwind(_ flow: FlowRecord) {
    guard flow.hasScreens else { return }
    merging {
      if let lowest = layers.first(where: { $0.root.owner?.descends(from: flow) == true }) {
        dismissLayers(from: lowest.position) { $0.root.owner?.descends(from: flow) == true }
      }
      var stacks: [(stack: ScreenStack, doomed: [ScreenNode])] = []
      for node in screens(below: flow) where !node.isRoot {
        if let place = stacks.firstIndex(where: { $0.stack === node.stack }) {
          stacks[place].doomed.append(node)
        } else {
          stacks.append((node.stack, [node]))
        }
      }
      if minimizable?.node.owner?.descends(from: flow) == true {
        _ = removeMinimizable(isAnimated: true)
      }
      for (stack, doomed) in stacks { remove(doomed, from: stack) }
    }
  }

  private func screens(below flow: FlowRecord) -> [ScreenNode] {
    flow.childrenLatestFirst.flatMap(screens) + flow.screensNewestFirst
  }
}
