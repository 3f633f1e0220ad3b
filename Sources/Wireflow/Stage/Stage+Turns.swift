/// Turns: what each one waits for, and how the stage takes it.
extension Stage {
  /// True while a request may have to wait: for an alert, a wall, a guard, other requests, or other
  /// code.
  var hasGates: Bool {
    queue.isBusy || places.alert != nil || places.hasWall || !places.state.detached.isEmpty
      || !foreignPresentations.isEmpty
  }

  /// Returns the obstacle that requests have to wait for, or nil if they can proceed.
  func obstacle(before requests: [NavigationRequest], by sent: Submission) -> Obstacle? {
    guard hasGates else { return nil }
    for request in requests where !request.raisesWall {
      if case .alert = request, places.scene(of: request, by: sent.flow) != nil {
        return Obstacle(kind: .wall)
      }
      let traits = request.traits
      if !isInFrontOfWalls(traits, sent) {
        if mustAwaitWall(request, traits, sent) { return Obstacle(kind: .wall) }
        continue
      }
      if let decision = decisionToAwait(traits, by: sent) {
        return Obstacle(kind: .decision, number: decision.number)
      }
      if mustAwaitAnswer(traits, sent) { return Obstacle(kind: .alert) }
      if !sent.isByUser, queue.bringsAny(of: traits.screens, before: sent, waitingFor: .foreign) {
        return Obstacle(kind: .foreign)
      }
    }
    return nil
  }

  /// Returns true if a request waits behind an alert, or behind older requests that do.
  ///
  /// It waits if it shows something in front of everything, or names a screen that waits.
  private func mustAwaitAnswer(_ traits: RequestTraits, _ sent: Submission) -> Bool {
    if traits.comesToTheFront { return places.state.alert != nil || hasLine(before: sent) }
    return queue.bringsAny(of: traits.screens, before: sent) && hasLine(before: sent)
  }

  /// Returns true if an older request in front of all walls waits for an alert's answer.
  private func hasLine(before sent: Submission) -> Bool { firstInLine(before: sent) != nil }

  /// Returns the oldest request in front of all walls that waits for an alert's answer.
  func firstInLine(before sent: Submission? = nil) -> Turn? {
    queue.oldest(before: sent) { turn in
      guard let older = turn.sent, older.obstacle?.kind == .alert else { return false }
      return isInFrontOfWalls(older.request.traits, older)
    }
  }

  /// Returns true if a waiting turn no longer has its obstacle in front of it.
  ///
  /// If another one has come up meanwhile, it waits again in its place.
  private func mayGo(_ turn: Turn) -> Bool {
    switch turn.act {
    case .request(let sent): sent.obstacle.map { !isThere($0, before: sent) } ?? true
    case .start(let start):
      queue.guards.decisions.allSatisfy { $0.order > start.order }
        && start.root.map { !queue.awaits($0) } ?? true
    case .finish, .cancel, .outcome, .answer, .call, .work, .batch:
      !places.hasWall && turn.hold.flatMap { places.state.scene(of: $0.flow.id) } == nil
    }
  }

  private func isThere(_ obstacle: Obstacle, before sent: Submission) -> Bool {
    var isBehindWall: Bool { !isInFrontOfWalls(sent.request.traits, sent) }
    return switch obstacle.kind {
    case .wall:
      obstacle.number.map { places.wall?.number == UInt32($0) }
        ?? (places.scene(of: sent.request, by: sent.flow) != nil || isBehindWall)
    case .decision:
      queue.guards.decisions.contains { $0.number == obstacle.number && holds(sent, $0) }
    case .alert: places.alert != nil || hasLine(before: sent) || isBehindWall
    case .foreign:
      obstacle.foreign.map { $0 == foreignPresentations.map(\.identity) }
        ?? (queue.oldest(before: sent) { $0.sent?.obstacle?.kind == .foreign } != nil)
    }
  }

  /// Keeps a request until its obstacle has gone, or until the stage has done its own work.
  func keep(_ sent: Submission, behind obstacle: Obstacle? = nil) -> RequestOutcome {
    if queue.isEndless { return ignore(sent.request, because: .endless) }
    if isAppGone { return giveUp(sent) }
    // Without an app, nobody would keep the wireframe of the root items once they are on stage.
    if case .presentRootItems = sent.request, link.registry == nil {
      return ignore(sent.request, because: .declined("there is no app that keeps its wireframe"))
    }
    sent.order = sent.order ?? time.nextNumber()
    guard let obstacle else { return wait(.request(sent), for: sent.flow, in: .later) }
    if obstacle.kind != sent.obstacle?.kind {
      log.append(.waits(sent.request.traits.phrase(), for: entry(of: obstacle, before: sent)))
    }
    sent.obstacle = obstacle
    return wait(.request(sent), for: sent.flow, in: .waiting)
  }

  private func entry(
    of obstacle: Obstacle, before sent: Submission
  ) -> PresentationLog.Entry.Obstacle {
    let entry: PresentationLog.Entry.Obstacle? =
      switch obstacle.kind {
      case .wall:
        places.wall.map { .wall(name(of: $0.first.screen)) }
          ?? sent.request.traits.others.first.map { .detached(name(of: $0)) }
      case .decision: queue.guards.decisions.first.map { .decision(by: $0.guardian.name) }
      case .alert: places.alert.map { .alert($0.content.style, $0.content.title) }
      case .foreign:
        obstacle.number.flatMap { foreignPresentations.dropFirst($0).first }
          .map { .foreign($0.name) }
      }
    return entry ?? .earlierRequests
  }

  /// Ignores a request that would wait for an app that is gone, or make others wait for it.
  func giveUp(_ sent: Submission) -> RequestOutcome {
    let outcome = ignore(sent.request, because: .declined("nobody waits"))
    sent.final?.tell(outcome)
    return outcome
  }

  /// Queues a turn, and keeps the flow that it is for alive.
  @discardableResult
  func wait(
    _ act: Turn.Act, for flow: FlowRecord?, in lane: TurnQueue.Lane
  ) -> RequestOutcome {
    queue.add(Turn(act, holding: flow.map { hold($0) }), to: lane)
    return .queued
  }

  /// Runs work in a separate turn: at once, or as soon as the stage has done its own work.
  ///
  /// The stage evaluates requests from `work` at once. A layer can therefore follow the stage from
  /// an observer or an outcome, and finds the current state. Capture wireframes weakly in `work`:
  /// the stage keeps the closure, and a wireframe holds the stage.
  public func inTurn(_ work: @escaping @MainActor () -> Void) {
    guard turn.phase == .working else { return work() }
    if queue.isEndless { return log.append(.ignored("a turn", .endless)) }
    wait(.work(work), for: nil, in: .later)
  }

  /// True while any request waits: behind an alert, a guard, a wall or the stage's own work.
  package var hasRequestsWaiting: Bool {
    turn.phase == .working || !queue.guards.decisions.isEmpty
      || !queue.isEmpty(.waiting) || !queue.isEmpty(.later)
  }

  /// Delivers outcomes, ends flows that have nothing left to live for, and takes waiting turns.
  func finishTurn() {
    if hasMore { takeTurns() }
    transitions.sendPending()
    if let follower { tell(follower) }
    resumeAtRest()
  }

  /// Reports the changes without a transition, and takes the turns that came up meanwhile.
  private func tell(_ follower: any StageFollower) {
    if follower.isWatched, follower.catchUp(), hasMore { finishTurn() }
  }

  private var hasMore: Bool {
    queue.hasTurns || !places.state.counts.toCheck.isEmpty || places.released != nil
  }

  private func takeTurns() {
    turn.phase = .working
    while takeNext() || beginAwaitedWork() {}
    turn.phase = .idle
    queue.rest()
  }

  /// Takes the next turn: outcomes first, then lifeless flows, then the oldest turn that may go.
  private func takeNext() -> Bool {
    let queue = queue
    if let turn = queue.next(in: .outcomes) {
      take(turn)
    } else if let flow = places.nextToCheck() {
      if places.isLifeless(flow) { endLifeless(flow) }
    } else if let number = places.released {
      drop(number)
    } else if let decision = queue.guards.takeDecided() {
      carryOut(decision)
    } else if places.alert == nil || queue.hasMoreThanALine,
      let turn = queue.nextWaiting(where: mayGo)
    {
      takeWaited(turn)
    } else if let turn = queue.next(in: .later) {
      take(turn)
    } else {
      return false
    }
    return true
  }

  /// Takes a turn that has waited for something.
  private func takeWaited(_ turn: Turn) {
    guard let listener = queue.listener, let order = turn.order, listener.hears(order) else {
      return take(turn)
    }
    let count = time.beginnings
    listener.take { take(turn) }
    queue.listener?.hear(behind: count, upTo: time.beginnings)
  }

  /// Does work, and lets a closure take each turn that has waited since before it.
  ///
  /// The closure has to call the turn that it receives. An explorer uses it to separate the outcome of
  /// a step from that of earlier requests.
  package func hearing(
    _ take: @escaping @MainActor (() -> Void) -> Void, during work: @MainActor () async -> Void
  ) async {
    let queue = queue
    queue.listener = TurnListener(upTo: time.beginnings, take)
    await work()
    queue.listener = nil
  }

  /// Takes a turn, and then drops its hold on its flow.
  func take(_ turn: Turn) {
    queue.generation = turn.generation
    switch turn.act {
    case .request(let sent):
      // The handler of an ignored alert gets nil.
      if case .ignored = serve(sent) { answerNobody(sent) }
    case .finish(let flow, let screens, let deliver): finishNow(flow, screens, deliver)
    case .cancel(let flow, let isAsked): cancelNow(flow, isAsked: isAsked)
    case .outcome(let flow, let deliver):
      if let deliver { deliver() } else { flow.deliverCancelled?() }
      _ = exchange(&flow.deliverCancelled, with: nil)
      link.registry?.release(flow)
    case .answer(let answer, let onAnswer, let flow):
      self.turn.unanswered = answer == nil ? flow : nil
      onAnswer?.answer(answer)
      self.turn.unanswered = nil
    case .call(let body): body()
    case .work(let work): open { work() }
    case .start(let start): begin(start, holding: turn.hold)
    case .batch(let turns):
      pending.openBatches += 1
      for turn in turns { take(turn) }
      endBatch()
    }
    if let hold = turn.hold { drop(hold) }
  }

  /// Does work whose requests the stage evaluates at once.
  func open(_ work: () -> Void) {
    let outer = turn.phase
    turn.phase = .open
    work()
    turn.phase = outer
  }

  /// Closes one alert, shown or still waiting.
  func close(_ alert: PresentedAlert, through wireframe: any ApplicationWireframe) -> RequestOutcome
  {
    if places.alert?.presented === alert || alert.isAnswered {
      return submit(.closeAlert(nil, of: alert), through: wireframe)
    }
    alert.giveUp()
    giveUp(queue.takeAlerts { $1 === alert }, because: .closed)
    finishTurnIfIdle()
    return .committed
  }

  /// Ignores alerts that have waited, and answers their handlers.
  private func giveUp(_ alerts: [Turn], because reason: IgnoredReason) {
    for waiting in alerts {
      guard let sent = waiting.sent, case .alert(_, _, let presented) = sent.request else {
        continue
      }
      let outcome = ignore(sent.request, because: reason)
      sent.final?.tell(outcome)
      // The flow's hold for the alert stays until the handler is answered.
      queue.add(
        Turn(.answer(nil, presented, of: sent.flow), holding: waiting.hold), to: .outcomes)
    }
  }

  /// Flushes: answers waiting alerts, closes open ones and drawers, and completes transitions.
  func flush(for sent: Submission) -> RequestOutcome {
    comeToRest(as: requester(of: sent, .flush), keepsAlert: false)
    return .committed
  }

  /// Brings everything to rest for a flow, except alerts, which stay open with their texts.
  func flushKeepingAlerts(for flow: FlowRecord) {
    inTurn { [weak self] in
      guard let self else { return }
      let sent = Submission(.flush, through: nil, for: flow)
      working(for: sent) { comeToRest(as: requester(of: sent, .flush), keepsAlert: true) }
      finishTurnIfIdle()
    }
  }

  private func comeToRest(as requester: Requester, keepsAlert: Bool) {
    places.acting(as: requester) {
      if !keepsAlert, !places.state.isRequesterBehindWall {
        let alerts = queue.takeAlerts { sent, _ in
          [.alert, .foreign].contains(sent.obstacle?.kind)
            && isInFrontOfWalls(sent.request.traits, sent)
        }
        giveUp(alerts, because: .flushed)
      }
      while places.rest(keepsAlert: keepsAlert) { report() }
    }
    transitions.flush()
    tellObserversIfAny()
  }
}
