extension Stage {
  /// Takes a request and lets the wireframe perform it when its turn comes, which is mostly now.
  ///
  /// A request made from inside the stage's own work (an observer, an outcome, an alert's answer)
  /// is judged after it and returns `.queued`; so does one that waits behind an alert. One that a
  /// wireframe makes while it performs another is part of that, and of the same flow.
  @discardableResult
  public func submit(
    _ request: NavigationRequest, through wireframe: any ApplicationWireframe
  ) -> RequestOutcome {
    submit(request, through: wireframe, byUser: false)
  }

  func submit(
    _ request: NavigationRequest, through wireframe: any ApplicationWireframe, byUser: Bool
  ) -> RequestOutcome {
    if phase == .performing { return wireframe.perform(request) }
    guard phase != .working else {
      postpone(for: (wireframe as? any FlowAsking)?.flow) { stage in
        let outcome = stage.perform(request, through: wireframe, byUser: byUser)
        stage.answerIfIgnored(request, outcome)
      }
      return .queued
    }
    let outcome = perform(request, through: wireframe, byUser: byUser)
    if phase == .idle { finishTurn() }
    return outcome
  }

  /// Judges a request and carries it out: what a wireframe's `perform(_:)` ends with.
  @discardableResult
  public func commit(_ request: NavigationRequest) -> RequestOutcome {
    switch phase {
    case .performing:
      return judge(request)
    case .idle, .batch:
      let outcome = inPhase(.performing) { judge(request) }
      if phase == .idle { finishTurn() }
      return outcome
    case .working:
      let flow = asker
      postpone(for: flow) { stage in
        let outcome = stage.asIf(by: flow) { stage.judge(request) }
        stage.answerIfIgnored(request, outcome)
      }
      return .queued
    }
  }

  /// Merges the transitions of all that is asked inside into one.
  public func batch(_ requests: () throws -> Void) rethrows {
    if phase == .working { return try batchLater(requests) }
    let isOutermost = phase == .idle
    if isOutermost { phase = .batch }
    transitions.beginMerging()
    defer {
      transitions.endMerging()
      if !transitions.isMerging { notifyObservers() }
      if isOutermost {
        phase = .idle
        finishTurn()
      }
    }
    try requests()
  }

  /// Does something in a turn of its own: at once, or as soon as the stage has done its own work.
  ///
  /// What is asked there is judged at once. So a layer that follows the stage from an observer or
  /// an outcome finds the state as it then is.
  public func inTurn(_ work: @escaping @MainActor () -> Void) {
    guard phase == .working else { return work() }
    postpone(for: nil) { stage in stage.inPhase(.batch, work) }
  }

  /// Keeps all that is asked inside for later, to be merged then.
  private func batchLater(_ requests: () throws -> Void) rethrows {
    let count = agenda.later.count
    defer {
      let turns = Array(agenda.later[count...])
      agenda.later.removeSubrange(count...)
      agenda.later.append(
        StageAgenda.LaterTurn(flow: nil) { stage in
          stage.inPhase(.performing) { stage.batch { for turn in turns { stage.take(turn) } } }
        })
    }
    try requests()
  }

  /// Whether any request has yet to have its turn: behind an alert, a guard or the stage's own work.
  package var hasRequestsWaiting: Bool {
    phase == .working || agenda.hasWaitingRequests || !agenda.later.isEmpty
  }

  /// Performs a request in its turn.
  @discardableResult
  func perform(
    _ request: NavigationRequest, through wireframe: any ApplicationWireframe, byUser: Bool = false
  ) -> RequestOutcome {
    if alert != nil || agenda.hasWaitingRequests {
      let flow = (wireframe as? any FlowAsking)?.flow
      if let list = whereToWait(request, by: flow) {
        return keep(request, through: wireframe, for: flow, byUser, in: list)
      }
    }
    let outer = phase
    phase = .performing
    isUserRequest = byUser
    defer {
      phase = outer
      isUserRequest = false
    }
    let takenBefore = agenda.takenCount
    let outcome = wireframe.perform(request)
    if case .ignored(let reason) = outcome, agenda.takenCount == takenBefore {
      ignore(request, because: reason)
    }
    return outcome
  }

  /// Lets a flow be the one that asks, unless a flow further out does already.
  @discardableResult
  func asked(by flow: FlowRecord?, _ body: () -> RequestOutcome) -> RequestOutcome {
    guard asker == nil else { return body() }
    asker = flow
    defer { asker = nil }
    return body()
  }

  /// Lets a flow, or the user, be the one that asks, whoever does now.
  @discardableResult
  func asIf(
    by flow: FlowRecord?, isByUser: Bool = false, _ body: () -> RequestOutcome
  ) -> RequestOutcome {
    let before = (asker, isUserRequest)
    (asker, isUserRequest) = (flow, isByUser)
    defer { (asker, isUserRequest) = before }
    return inPhase(.performing, body)
  }

  func inPhase<Result>(_ inner: Phase, _ body: () -> Result) -> Result {
    let outer = phase
    phase = inner
    defer { phase = outer }
    return body()
  }

  /// Where a request has to wait: for a guard's decision, or behind an alert; nil when nowhere.
  func whereToWait(
    _ request: NavigationRequest, by flow: FlowRecord?
  ) -> ReferenceWritableKeyPath<StageAgenda, [StageAgenda.WaitingRequest]>? {
    if mustAwaitDecision(request, by: flow) { return \.guarded }
    return mustWait(request) ? \.line : nil
  }

  /// Keeps a request until its turn comes, together with the flow that it is for.
  func keep(
    _ request: NavigationRequest, through wireframe: (any ApplicationWireframe)?,
    for flow: FlowRecord?, _ isByUser: Bool,
    in list: ReferenceWritableKeyPath<StageAgenda, [StageAgenda.WaitingRequest]>
  ) -> RequestOutcome {
    agenda.takenCount += 1
    flow?.holds += 1
    agenda[keyPath: list].append(
      StageAgenda.WaitingRequest(
        request: request, wireframe: wireframe, flow: flow, isByUser: isByUser))
    return .queued
  }

  /// Performs a request that has waited.
  func take(_ waiting: StageAgenda.WaitingRequest) {
    answerIfIgnored(waiting.request, outcome(of: waiting))
    if let flow = waiting.flow { drop(holdOn: flow) }
  }

  private func outcome(of waiting: StageAgenda.WaitingRequest) -> RequestOutcome {
    if let reason = waiting.flow.flatMap(refusal) {
      return ignore(waiting.request, because: reason)
    }
    guard !waiting.isPerformed, let wireframe = waiting.wireframe ?? wireframe else {
      return asIf(by: waiting.flow, isByUser: waiting.isByUser) { judge(waiting.request) }
    }
    return perform(waiting.request, through: wireframe, byUser: waiting.isByUser)
  }

  /// Keeps something for later, together with the flow that it is for.
  func postpone(for flow: FlowRecord?, _ take: @escaping @MainActor (Stage) -> Void) {
    agenda.takenCount += 1
    flow?.holds += 1
    agenda.later.append(StageAgenda.LaterTurn(flow: flow, take: take))
  }

  /// Ends what has nothing left to live for, delivers outcomes, and takes what waits in its turn.
  func finishTurn() {
    guard !agenda.isEmpty else { return }
    inPhase(.working) {
      while deliverNext() || endNextLifelessFlow() || takeNextTurn() {}
    }
    resumeSettledWaiters()
  }

  private func deliverNext() -> Bool {
    guard !agenda.deliveries.isEmpty else { return false }
    agenda.deliveries.removeFirst()()
    return true
  }

  private func takeNextTurn() -> Bool {
    if takeNextGuarded() || takeNextInLine() || takeNextStart() { return true }
    guard !agenda.later.isEmpty else { return false }
    take(agenda.later.removeFirst())
    return true
  }

  func take(_ turn: StageAgenda.LaterTurn) {
    turn.take(self)
    if let flow = turn.flow { drop(holdOn: flow) }
  }
}
