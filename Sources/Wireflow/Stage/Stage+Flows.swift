/// The beginnings and ends of flows.
extension Stage {
  /// Starts a flow under its parent, or logs why it may not start and returns false.
  func begin(
    _ flow: FlowRecord, of coordinator: any FlowCoordinator, under parent: FlowRecord?,
    unless refused: IgnoredReason? = nil
  ) -> Bool {
    let name = TypeNames.shared[coordinator]
    let reason: IgnoredReason? =
      if flow.link !== link {
        .onOtherStage(name)
      } else if let owner = flow.coordinator, owner !== coordinator {
        .wireframeTaken(by: flow.name)
      } else if flow.isAlive || flow.hasEnded {
        .flowStarted(flow.name)
      } else {
        parent?.refusal ?? refused
      }
    if let reason {
      log.append(.ignored("start \(name)", reason))
      return false
    }
    flow.name = name
    flow.coordinator = coordinator
    flow.number = time.nextNumber()
    places.begin(flow, under: parent)
    if !observers.isEmpty { places.effects.changes.append(.started(coordinator)) }
    log.append(.start(name))
    return true
  }

  /// Checks a flow once its start has returned: a flow without screens or work ends.
  func started(_ flow: FlowRecord) {
    guard flow.isAlive else { return }
    places.setStarted(flow)
    tellObserversIfAny()
    finishTurnIfIdle()
  }

  /// Returns the reason why a screen cannot be owned as a root screen, or nil if it can.
  func refusal(toOwn root: any Screen) -> IgnoredReason? {
    if places.page(of: root)?.isRootItem == true { return nil }
    return .screen(.notOnStage, name(of: root))
  }

  /// Returns true if a start has to wait for the stage's own work, or for the request that will
  /// bring its root screen.
  func postponesStart(owning root: any Screen) -> Bool {
    if turn.phase == .working { return true }
    guard hasGates, refusal(toOwn: root) != nil else { return false }
    return queue.awaits(root)
  }

  /// Keeps a flow's start until its root screen has arrived, or is no longer awaited.
  ///
  /// While a guard is deciding, the start keeps its place among the requests.
  func postponeStart(_ start: FlowStart, for flow: FlowRecord) {
    wait(.start(start), for: flow, in: turn.phase == .working ? .later : .waiting)
  }

  /// Starts a flow that has waited, unless its root screen has yet to arrive.
  func begin(_ start: FlowStart, holding hold: FlowHold?) {
    if let root = start.root, refusal(toOwn: root) != nil, queue.awaits(root) {
      wait(.start(start), for: hold?.flow, in: .waiting)
    } else {
      open { start.begin(true) }
    }
  }

  /// Makes a flow the owner of a screen on stage.
  func pass(_ screen: any Screen, to flow: FlowRecord) {
    guard let page = places.page(of: screen), flow.isAlive else { return }
    places.pass(page, to: flow)
    queue.lookAgain()
    noteOwners()
  }

  /// Returns true if neither a flow nor its descendants have a screen on stage or await anything.
  func isIdle(_ flow: FlowRecord) -> Bool {
    guard flow.isAlive else { return flow.holds.isEmpty }
    return flow.subtree.allSatisfy { !$0.hasScreens && $0.holdCount == 0 }
  }

  /// Delivers something once the stage has finished its work.
  func deliverSoon(_ delivery: @escaping @MainActor () -> Void) {
    queue.add(Turn(.call(delivery)), to: .outcomes)
    finishTurnIfIdle()
  }

  /// Ends a flow with an output, which is delivered last, and removes its screens or passes them to
  /// its parent.
  func finish(
    _ flow: FlowRecord, _ screens: FinishedScreens, deliver: @escaping @MainActor () -> Void
  ) -> RequestOutcome {
    inTurn(.finish(flow, screens, deliver: deliver), for: flow) {
      finishNow(flow, screens, deliver)
    }
  }

  /// Ends something at once, or in a turn of its own while the stage works.
  private func inTurn(
    _ act: Turn.Act, for flow: FlowRecord?, _ end: () -> RequestOutcome
  ) -> RequestOutcome {
    if turn.phase == .working { return wait(act, for: flow, in: .later) }
    defer { finishTurnIfIdle() }
    return working(end)
  }

  @discardableResult
  func finishNow(
    _ flow: FlowRecord, _ screens: FinishedScreens, _ deliver: @escaping @MainActor () -> Void
  ) -> RequestOutcome {
    let isMain = flow === places.main
    if let reason = isMain ? .isMainFlow(flow.name) : flow.refusal {
      log.append(.ignored("finish \(flow.name)", reason))
      return .ignored(reason)
    }
    guard screens == .replaced else {
      end(flow, screens, isFinished: true, deliver: deliver)
      return .committed
    }
    pending.openBatches += 1
    end(flow, screens, isFinished: true) { [weak self] in
      deliver()
      // The parent's requests have their turns first.
      self?.queue.add(Turn(.call { self?.endBatch() }), to: .later)
    }
    return .committed
  }

  /// Ends a flow without an output, once the stage has finished its work.
  ///
  /// - Parameter isAsked: true if the app requested it, so that the log reports a refusal.
  @discardableResult
  func cancel(_ flow: FlowRecord, isAsked: Bool) -> RequestOutcome {
    // A child that was refused because it belongs to another stage is not this stage's to cancel.
    guard flow.link === link else { return .ignored(.onOtherStage(flow.name)) }
    return inTurn(.cancel(flow, isAsked: isAsked), for: nil) { cancelNow(flow, isAsked: isAsked) }
  }

  @discardableResult
  func cancelNow(_ flow: FlowRecord, isAsked: Bool) -> RequestOutcome {
    let isMain = flow === places.main
    if let reason = isMain ? .isMainFlow(flow.name) : flow.refusal {
      if isAsked { log.append(.ignored("cancel \(flow.name)", reason)) }
      return .ignored(reason)
    }
    end(flow, .unwound, isFinished: false)
    return .committed
  }

  /// Ends a flow at its own request.
  private func end(
    _ flow: FlowRecord, _ screens: FinishedScreens, isFinished: Bool,
    deliver: (@MainActor () -> Void)? = nil
  ) {
    places.acting(as: Requester(flow: flow)) {
      readingApp { places.end(flow, screens, isFinished: isFinished, deliver: deliver) }
    }
    let outer = turn.flow
    turn.flow = flow
    report()
    turn.flow = outer
  }

  /// Ends a flow that has nothing left to live for, with all flows below it.
  func endLifeless(_ flow: FlowRecord) {
    readingApp { places.end(flow, .unwound, isFinished: false) }
    report()
  }

  /// Takes the turns that have come up meanwhile, unless the stage is at work.
  package func finishTurnIfIdle() { if turn.phase == .idle { finishTurn() } }

  /// Does the stage's own work, during which requests wait.
  package func working<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = turn.phase
    turn.phase = .working
    defer { turn.phase = outer }
    return try work()
  }
}
