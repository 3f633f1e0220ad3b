/// Turns: what waits, for which gate, and how it is taken.
extension Stage {
  /// True while a request may have to wait: an alert is up, a guard decides, or others wait.
  @inline(__always)
  var hasGates: Bool { queue.isBusy || state.tree.alert != nil || state.tree.hasWalls }

  /// Returns the gate that requests have to wait for, or nil if they may have their turn.
  func gate(for requests: [NavigationRequest], by asking: Asking) -> TurnQueue.Lane? {
    for request in requests where !request.raisesWall {
      let traits = request.traits
      if !isInFrontOfWalls(traits, asking) {
        if mustAwaitWall(request, traits) { return .walled }
        continue
      }
      if mustAwaitDecision(traits, by: asking) { return .guarded }
      if mustAwaitAnswer(traits) { return .alert }
    }
    return nil
  }

  /// Returns true if a request waits behind an alert.
  ///
  /// It does if it shows something in front of everything, or names a screen that waits.
  private func mustAwaitAnswer(_ traits: RequestTraits) -> Bool {
    let isLine = !queue.isEmpty(.alert)
    let hasAlert = state.tree.alert != nil
    guard hasAlert || isLine else { return false }
    if traits.comesToTheFront { return hasAlert || !turn.isServingAlertLine }
    guard isLine, !turn.isServingAlertLine else { return false }
    return queue.bringsAny(of: traits.screens)
  }

  /// Keeps a request until its turn comes.
  func keep(_ ask: borrowing Ask, in lane: TurnQueue.Lane) -> RequestOutcome {
    if queue.isEndless { return ignore(ask.request, because: .endless) }
    // Only the stage itself would keep the wireframe that it brings, which keeps the stage.
    if case .presentRootItems = ask.request, link.registry == nil {
      return ignore(ask.request, because: .declined("there is no app that keeps its wireframe"))
    }
    var by = ask.by
    by.order = by.order ?? time.nextNumber()
    return wait(.request(ask.waiting(as: by)), for: ask.by.flow, in: lane)
  }

  /// Keeps something for later, together with the flow that it is for.
  @discardableResult
  func wait(
    _ act: Turn.Act, for flow: FlowRecord?, in lane: TurnQueue.Lane
  ) -> RequestOutcome {
    queue.add(Turn(act, holding: flow.map { hold($0) }), to: lane)
    return .queued
  }

  /// Does something in a turn of its own: at once, or as soon as the stage has done its own work.
  ///
  /// What is asked there is judged at once. So a layer that follows the stage from an observer or
  /// an outcome finds the state as it then is. The stage keeps the work until then, so the work holds
  /// a wireframe weakly, which would hold the stage.
  public func inTurn(_ work: @escaping @MainActor () -> Void) {
    guard turn.phase == .working else { return work() }
    if queue.isEndless { return log.append(.ignored("a turn", .endless)) }
    wait(.work(work), for: nil, in: .later)
  }

  /// True while any request has yet to have its turn: behind an alert, a guard or the stage's own
  /// work.
  package var hasRequestsWaiting: Bool {
    turn.phase == .working || !queue.guards.decisions.isEmpty
      || [.guarded, .walled, .alert, .later].contains { !queue.isEmpty($0) }
  }

  /// Delivers outcomes, ends what has nothing left to live for, and takes what waits in its turn.
  @inline(__always)
  func finishTurn() {
    if hasMore { takeTurns() }
    if transitions.owesTree { transitions.sendPending() }
    if pictures.isWatched { tellPicture() }
    if time.hasWaiters { resumeSettledWaiters() }
  }

  /// Tells what those who watch have yet to see, and does what the app asked for meanwhile.
  private func tellPicture() {
    if pictures.catchUp(), hasMore { finishTurn() }
  }

  @inline(__always)
  private var hasMore: Bool {
    queue.hasTurns || state.ledger.hasFlowsToCheck
  }

  private func takeTurns() {
    turn.phase = .working
    while takeNext() || beginAwaitedWork() {}
    turn.phase = .idle
    queue.rest()
  }

  /// Takes what has its turn next: outcomes first, then flows without a life, then what has waited.
  private func takeNext() -> Bool {
    if let turn = queue.next(in: .outcomes) {
      take(turn)
    } else if let flow = state.nextToCheck() {
      if flow.isAlive, state.ledger.isLifeless(flow.id) {
        endLifeless(flow.id)
      }
    } else if let decision = queue.guards.takeDecided() {
      carryOut(decision)
    } else if mayTakeGuarded, let turn = queue.next(in: .guarded) {
      take(turn)
    } else if let turn = nextBehindWalls() {
      take(turn)
    } else if state.tree.alert == nil, !queue.isEmpty(.alert) {
      turn.isServingAlertLine = true
      if let turn = queue.next(in: .alert) { take(turn) }
      turn.isServingAlertLine = false
    } else if let turn = queue.nextStart() ?? queue.next(in: .later) {
      take(turn)
    } else {
      return false
    }
    return true
  }

  /// Lets what has waited have its turn, and drops what its flow lived for meanwhile.
  func take(_ turn: Turn) {
    queue.generation = turn.generation
    switch turn.act {
    case .request(let waiting): takeRequest(waiting)
    case .finish(let flow, let screens, let deliver): finishNow(flow, screens, deliver)
    case .cancel(let flow, let isAsked): cancelNow(flow, isAsked: isAsked)
    case .outcome(let flow, let deliver):
      if let deliver { deliver() } else { flow.deliverCancelled?() }
      _ = exchange(&flow.deliverCancelled, with: nil)
      link.registry?.release(flow)
    case .answer(let answer, let onAnswer): onAnswer?.answer(answer)
    case .call(let body): body()
    case .work(let work): open { work() }
    case .start(let start): begin(start, holding: turn.hold)
    case .batch(let turns):
      state.openBatches += 1
      for turn in turns { take(turn) }
      endBatch()
    }
    if let hold = turn.hold { drop(hold) }
  }

  /// True if what has waited longest for guards need wait no more.
  private var mayTakeGuarded: Bool {
    guard !queue.guards.decisions.isEmpty else { return true }
    guard let turn = queue.first(in: .guarded) else { return false }
    if case .request(let waiting) = turn.act {
      return !mustAwaitDecision(waiting.request.traits, by: waiting.by)
    }
    let order = turn.order ?? 0
    return queue.guards.decisions.allSatisfy { $0.order > order }
  }

  /// Does something in which requests are judged at once.
  func open(_ work: () -> Void) {
    let outer = turn.phase
    turn.phase = .open
    work()
    turn.phase = outer
  }

  /// Takes a request that has waited, and answers an alert that is then ignored all the same.
  private func takeRequest(_ waiting: WaitingAsk) {
    let awaited = awaitedScreens(of: waiting.request)
    let outcome = take(waiting.take())
    waiting.by.final?.tell(outcome)
    beginWork(for: awaited)
    guard case .ignored = outcome, case .alert(_, _, let onAnswer) = waiting.request else { return }
    queue.add(Turn(.answer(nil, onAnswer)), to: .outcomes)
  }

  /// Closes one alert: the one that is shown, or one that has yet to be.
  func close(_ alert: PresentedAlert, through wireframe: any ApplicationWireframe) -> RequestOutcome
  {
    if state.tree.alert?.presented === alert || alert.isAnswered {
      return submit(.closeAlert(nil, of: alert), through: wireframe)
    }
    alert.giveUp()
    giveUp(queue.take(alert), because: .closed)
    takeBreath()
    return .committed
  }

  /// Ignores alerts that have waited, and answers them.
  private func giveUp(_ alerts: [Turn], because reason: IgnoredReason) {
    for waiting in alerts {
      guard let request = waiting.request, case .alert(_, _, let presented) = request else {
        continue
      }
      let outcome = ignore(request, because: reason)
      waiting.final?.tell(outcome)
      // The flow lives on what held it for the alert, until that is answered.
      queue.add(Turn(.answer(nil, presented), holding: waiting.hold), to: .outcomes)
    }
  }

  /// Brings everything to rest: what waits as an alert is answered, what is open closes.
  func flush() -> RequestOutcome {
    giveUp(queue.takeAlerts(in: .alert), because: .flushed)
    comeToRest(keepsAlert: false)
    return .committed
  }

  /// Brings everything to rest that may be at rest: alerts keep what they ask and tell.
  func flushKeepingAlerts() {
    working { comeToRest(keepsAlert: true) }
    takeBreath()
  }

  private func comeToRest(keepsAlert: Bool) {
    while case .change(let change) = state.flush(keepsAlert: keepsAlert) { commit(change) }
    transitions.flush()
    tellObserversIfAny()
  }
}
