/// A request that a guard holds while it decides.
@MainActor
final class PendingDecision {
  let number: Int
  let guardian: FlowRecord
  let held: StageAgenda.WaitingRequest
  /// The guards that have let it pass, this one included.
  let allowedBy: [FlowRecord]
  /// What the guard came to, until the stage carries it out.
  var verdict: GuardDecision?

  init(
    number: Int, guardian: FlowRecord, held: StageAgenda.WaitingRequest, allowedBy: [FlowRecord]
  ) {
    self.number = number
    self.guardian = guardian
    self.held = held
    self.allowedBy = allowedBy
  }
}

extension Stage {
  func setGuard(
    of flow: FlowRecord, _ decide: @escaping @MainActor (GuardedRequest) -> GuardDecision
  ) {
    if let reason = refusal(for: flow) { return log.append(.ignored("guard", reason)) }
    releaseGuard(of: flow)
    flow.decide = decide
    guards.append(flow)
  }

  /// Forgets a flow's guard, and lets go on what it holds.
  func releaseGuard(of flow: FlowRecord) {
    guard flow.decide != nil else { return }
    flow.decide = nil
    guards.removeAll { $0 === flow }
    if let decision = agenda.decision, decision.guardian === flow {
      resolve(decision.number, .allow)
    }
  }

  /// Asks the guards, the latest first, but not the one that asks; the outcome is nil when all let
  /// the request pass.
  func consultGuards(
    about request: NavigationRequest, allowedBy: [FlowRecord]
  ) -> RequestOutcome? {
    guard !request.passesGuards else { return nil }
    var allowedBy = allowedBy
    for guardian in guards.reversed() where guardian !== asker {
      guard !allowedBy.contains(where: { $0 === guardian }), let decide = guardian.decide else {
        continue
      }
      allowedBy.append(guardian)
      let guarded = GuardedRequest(
        request: request, isByUser: isUserRequest, flow: askingFlow, stage: self)
      let verdict = inPhase(.working) { decide(guarded) }
      if let outcome = carryOut(verdict, of: guardian, on: request, allowedBy) { return outcome }
    }
    return nil
  }

  /// Carries out what a guard decides; nil when the request passes.
  private func carryOut(
    _ verdict: GuardDecision, of guardian: FlowRecord, on request: NavigationRequest,
    _ allowedBy: [FlowRecord]
  ) -> RequestOutcome? {
    switch verdict {
    case .allow: return nil
    case .refuse(let why): return ignore(request, because: .refused(by: guardian.name, why))
    case .redirect(let other): return asIf(by: guardian) { judge(other) }
    case .ask, .wait:
      asker?.holds += 1
      let number = nextNumber()
      agenda.decision = PendingDecision(
        number: number, guardian: guardian,
        held: .init(request: request, wireframe: nil, flow: asker, isByUser: isUserRequest),
        allowedBy: allowedBy)
      log.append(.held(request.phrase(naming: name), by: guardian.name))
      deliberate(verdict, of: guardian, number)
      return .queued
    }
  }

  /// Finds out what a guard decides that has to ask or to wait first.
  private func deliberate(_ verdict: GuardDecision, of guardian: FlowRecord, _ number: Int) {
    switch verdict {
    case .ask(let alert, let sender, let allows):
      let outcome = asIf(by: guardian) {
        judge(
          .alert(alert, from: sender) { [weak self] answer in
            let isAllowed = answer.map(allows) ?? false
            self?.resolve(number, isAllowed ? .allow : .refuse(answer?.title ?? "no answer"))
          })
      }
      if case .ignored = outcome { resolve(number, .refuse("it could not ask")) }
    case .wait(let find):
      runTask(for: guardian) { [weak self] in
        let verdict = await find()
        self?.resolve(number, verdict)
      }
    case .allow, .refuse, .redirect: resolve(number, verdict)
    }
  }

  /// Takes a guard's decision, which the stage carries out after its own work.
  private func resolve(_ number: Int, _ verdict: GuardDecision) {
    guard let decision = agenda.decision, decision.number == number, decision.verdict == nil else {
      return
    }
    switch verdict {
    case .ask, .wait: deliberate(verdict, of: decision.guardian, number)
    case .allow, .refuse, .redirect:
      decision.verdict = verdict
      if phase == .idle { finishTurn() }
    }
  }

  /// Carries out what a guard has decided, or takes the next request that waited for it.
  func takeNextGuarded() -> Bool {
    if let decision = agenda.decision {
      guard let verdict = decision.verdict else { return false }
      agenda.decision = nil
      let held = decision.held
      let outcome = asIf(by: held.flow, isByUser: held.isByUser) {
        if let reason = held.flow.flatMap(refusal) { return ignore(held.request, because: reason) }
        return carryOut(verdict, of: decision.guardian, on: held.request, decision.allowedBy)
          ?? judge(held.request, allowedBy: decision.allowedBy)
      }
      answerIfIgnored(held.request, outcome)
      if let flow = held.flow { drop(holdOn: flow) }
      return true
    }
    guard !agenda.guarded.isEmpty else { return false }
    take(agenda.guarded.removeFirst())
    return true
  }

  /// Whether a request waits until a guard has decided: all but those of the guard's own flow and
  /// of flows that it has started since, and what the user asks for about screens of the latter.
  func mustAwaitDecision(_ request: NavigationRequest, by flow: FlowRecord?) -> Bool {
    guard let decision = agenda.decision, !request.passesGuards else { return false }
    func isYounger(_ flow: FlowRecord) -> Bool {
      flow.number > decision.number && flow.descends(from: decision.guardian)
    }
    if let flow { return flow !== decision.guardian && !isYounger(flow) }
    return request.screens.first.flatMap(node)?.owner.map(isYounger) != true
  }
}

extension NavigationRequest {
  /// Whether no guard is asked about it: answers, and what comes from outside the app.
  fileprivate var passesGuards: Bool {
    switch self {
    case .closeAlert, .flush, .adapt: true
    default: false
    }
  }
}
