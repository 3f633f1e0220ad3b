/// The questions to guards, and the fate of a request that one of them holds.
extension Stage {
  /// The most redirects of one request, after which it is refused.
  private static var redirectLimit: Int { 16 }

  func setGuard(of flow: FlowRecord, _ decide: @escaping GuardList.Decide) {
    // What the former guard held may end the flow now.
    releaseGuard(of: flow)
    if let reason = flow.refusal { return log.append(.ignored("guard", reason)) }
    queue.guards.add(flow, decide)
  }

  /// Forgets a flow's guard, and lets go on what it holds.
  func releaseGuard(of flow: FlowRecord) {
    // What the closure is the last to keep may ask for something when it goes.
    let decide = flow.decide
    defer { withExtendedLifetime(decide) {} }
    guard queue.guards.remove(flow), let decision = queue.guards.decision,
      decision.guardian === flow
    else {
      return
    }
    resolve(decision.number, .allow)
  }

  /// Asks the guards, the latest first, but not the one that asks, and returns nil if all let the
  /// requests pass.
  func consult(about requests: [NavigationRequest], of ask: borrowing Ask) -> RequestOutcome? {
    var by = ask.by
    for request in requests where !request.traits.passesGuards {
      let allowedBefore = by.allowedBy
      for guardian in queue.guards.flows.reversed() where guardian !== by.flow {
        guard let decide = guardian.decide, by.allowedBy.insert(guardian.number).inserted else {
          continue
        }
        let guarded = GuardedRequest(
          request: request, isByUser: by.isByUser, flow: by.flow?.name, stage: self)
        let verdict = decide(guarded)
        if case .allow = verdict { continue }
        return carryOut(verdict, of: guardian, on: request, ask, by)
      }
      if requests.count > 1 { by.allowedBy = allowedBefore }
    }
    return nil
  }

  /// Returns true if a request that is being judged would take a screen off stage.
  func takesAway(_ screen: any Screen, by request: NavigationRequest) -> Bool {
    let slot = state.tree.find(screen)
    guard slot != .none else { return false }
    let ask = Ask(
      request, through: nil, for: state.ledger.record(turn.who.asker), isByUser: turn.who.isByUser)
    return switch state.judge(request, by: asker(of: ask, request)) {
    case .change(let change): state.takesAway(slot, change)
    case .changes(let changes): changes.contains { state.takesAway(slot, $0) }
    case .ignore: false
    }
  }

  /// Carries out a guard's decision, and returns nil if the request passes.
  private func carryOut(
    _ verdict: GuardDecision, of guardian: FlowRecord, on request: NavigationRequest,
    _ ask: borrowing Ask, _ by: Asking
  ) -> RequestOutcome? {
    switch verdict {
    case .allow: return nil
    case .refuse(let why): return ignore(request, because: .refused(by: guardian.name, why))
    case .redirect(let other): return redirect(to: other, by: guardian, on: request, by)
    case .ask, .wait:
      let number = time.nextNumber()
      queue.guards.begin(
        PendingDecision(
          number: number, guardian: guardian, held: ask.waiting(as: by), about: request,
          holding: by.flow.map { hold($0) }))
      log.append(.held(request.phrase(naming: name), by: guardian.name))
      deliberate(verdict, of: guardian, number)
      return .queued
    }
  }

  /// Judges another request in the place of one, as the guard's own flow's.
  private func redirect(
    to other: NavigationRequest, by guardian: FlowRecord, on request: NavigationRequest,
    _ by: Asking
  ) -> RequestOutcome {
    guard by.redirects < Self.redirectLimit else {
      return ignore(
        request, because: .refused(by: guardian.name, "redirected \(Self.redirectLimit) times"))
    }
    return take(
      Ask(
        other, through: guardian.wireframe, for: guardian, redirects: by.redirects + 1,
        telling: by.final))
  }

  /// Finds out what a guard decides that has to ask or to wait first.
  private func deliberate(_ verdict: GuardDecision, of guardian: FlowRecord, _ number: Int) {
    switch verdict {
    case .ask(let alert, let sender, let allows):
      let request = NavigationRequest.alert(alert, from: sender) { [weak self] answer in
        let isAllowed = answer.map(allows) ?? false
        self?.resolve(number, isAllowed ? .allow : .refuse(answer?.title ?? "no answer"))
      }
      let outcome = take(Ask(request, through: guardian.wireframe, for: guardian))
      if case .ignored = outcome { resolve(number, .refuse("it could not ask")) }
    case .wait(let find):
      runTask(for: guardian, origin: "a guard of \(guardian.name)") { [weak self] in
        let verdict = await find()
        self?.resolve(number, verdict)
      }
    case .allow, .refuse, .redirect: resolve(number, verdict)
    }
  }

  /// Takes a guard's decision, which the stage carries out after its own work.
  private func resolve(_ number: Int, _ verdict: GuardDecision) {
    guard let decision = queue.guards.decision, decision.number == number, decision.verdict == nil
    else {
      return
    }
    switch verdict {
    case .ask, .wait: deliberate(verdict, of: decision.guardian, number)
    case .allow, .refuse, .redirect:
      decision.verdict = verdict
      takeBreath()
    }
  }

  /// Carries out what a guard has decided.
  func carryOut(_ decision: PendingDecision) {
    guard let verdict = decision.verdict else { return }
    let held = decision.held.take()
    let request = decision.request.take()
    let outer = turn.who
    turn.who = .init(
      phase: outer.phase, asker: held.by.flow?.id ?? .none, isByUser: held.by.isByUser)
    let outcome: RequestOutcome =
      if let reason = held.by.flow?.refusal { ignore(request, because: reason) } else {
        carryOut(verdict, of: decision.guardian, on: request, held, held.by) ?? take(held)
      }
    turn.who = outer
    held.by.final?.tell(outcome)
    if case .ignored = outcome, case .alert(_, _, let onAnswer) = held.request {
      queue.add(Turn(.answer(nil, onAnswer)), to: .outcomes)
    }
    if let hold = decision.hold { drop(hold) }
  }

  /// Returns true if a request waits until a guard has decided.
  ///
  /// All do but those of the guard's own flow and of flows that it has started since, and those of
  /// the user about screens of the latter.
  func mustAwaitDecision(_ traits: RequestTraits, by flow: FlowRecord?) -> Bool {
    guard let decision = queue.guards.decision, !traits.passesGuards else { return false }
    func isYounger(_ flow: FlowRecord) -> Bool {
      flow.number > decision.number && flow.isAlive && decision.guardian.isAlive
        && state.ledger.descends(flow.id, from: decision.guardian.id)
    }
    if let flow { return flow !== decision.guardian && !isYounger(flow) }
    guard let screen = traits.screens.first else { return true }
    return state.ledger.record(state.ledger.owner(state.tree.find(screen))).map(isYounger) != true
  }
}
