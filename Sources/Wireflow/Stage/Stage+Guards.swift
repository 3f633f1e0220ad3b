/// The questions to guards, and the fate of the requests that they hold.
extension Stage {
  func setGuard(of flow: FlowRecord, _ decide: @escaping GuardList.Decide) {
    // What the former guard held may end the flow now.
    releaseGuard(of: flow)
    if let reason = flow.refusal { return log.append(.ignored("guard", reason)) }
    queue.guards.add(flow, decide)
    pictures.guardsChanged()
  }

  /// Forgets a flow's guard, and lets go on what it holds.
  func releaseGuard(of flow: FlowRecord) {
    // What the closure is the last to keep may ask for something when it goes.
    let decide = flow.decide
    defer { withExtendedLifetime(decide) {} }
    guard queue.guards.remove(flow) else { return }
    for decision in queue.guards.decisions where decision.guardian === flow {
      resolve(decision.number, .allow)
    }
    pictures.guardsChanged()
  }

  /// Asks the guards about a plan, the latest first, but not the one that asks, and returns nil if
  /// all let it pass.
  func consult(about plan: Plan, of ask: borrowing Ask) -> RequestOutcome? {
    if ask.by.isQuestion || plan.passesGuards || isBehindWalls(plan, ask.by) { return nil }
    let consultation = ask.by.consultation ?? Consultation()
    let numbers = plan.leaving.map { state.tree.slots[state.tree.find($0)].arrival }
    consultation.note(
      .init(arriving: Set(plan.arriving.map { ObjectIdentifier($0) }), leaving: Set(numbers)))
    if case .transaction(let transaction) = ask.request {
      transaction.consultation = consultation
      transaction.proposal?.consultation = consultation
    }
    let guarded = GuardedRequest(plan, by: ask.by)
    for guardian in queue.guards.flows.reversed()
    where guardian !== ask.by.flow && isInFrontOfWalls(guardian) {
      guard let decide = guardian.decide, !consultation.allowedBy.contains(guardian.number),
        let news = queue.guards.news(for: guardian, in: guarded, leaving: numbers)
      else {
        continue
      }
      let verdict = decide(news)
      consultation.allowedBy.insert(guardian.number)
      if case .allow = verdict { continue }
      return carryOut(verdict, of: guardian, on: plan.phrase(of: ask, name), ask, consultation)
    }
    return nil
  }

  /// Returns true if all guards let a plan pass at once, which the log says nothing of.
  func allows(_ plan: Plan, by asking: Asking) -> Bool {
    let guarded = GuardedRequest(plan, by: asking)
    return queue.guards.flows.reversed().filter(isInFrontOfWalls).allSatisfy { guardian in
      if case .allow? = guardian.decide?(guarded) { true } else { guardian.decide == nil }
    }
  }

  /// Carries out a guard's decision, and returns nil if the request passes.
  private func carryOut(
    _ verdict: GuardDecision, of guardian: FlowRecord, on phrase: String, _ ask: borrowing Ask,
    _ consultation: Consultation
  ) -> RequestOutcome? {
    if case .allow = verdict { return nil }
    if case .refuse(let why) = verdict {
      return ignore(ask.request, as: phrase, because: .refused(by: guardian.name, why))
    }
    if let why = consultation.exhaustion {
      return ignore(ask.request, as: phrase, because: .refused(by: guardian.name, why))
    }
    consultation.chain.append(guardian.name)
    if case .redirect(let other) = verdict {
      return redirect(to: other, by: guardian, on: phrase, ask, consultation)
    }
    let number = time.nextNumber()
    var by = ask.by
    by.consultation = consultation
    by.order = by.order ?? number
    queue.guards.begin(
      PendingDecision(
        number: number, guardian: guardian, held: ask.waiting(as: by), consultation,
        phrase: phrase, holding: by.flow.map { hold($0) }))
    if consultation.holder !== guardian { log.append(.held(phrase, by: guardian.name)) }
    consultation.holder = guardian
    consultation.decidedBy.insert(guardian.number)
    deliberate(verdict, of: guardian, number)
    return .queued
  }

  /// Judges another request in the place of one, as the guard's own flow's.
  private func redirect(
    to other: NavigationRequest, by guardian: FlowRecord, on phrase: String, _ ask: borrowing Ask,
    _ consultation: Consultation
  ) -> RequestOutcome {
    log.append(.redirected(phrase, by: guardian.name))
    answerNobody(ask.request)
    if case .transaction(let transaction) = ask.request { abandon(transaction) }
    let successor = Consultation()
    successor.chain = consultation.chain
    return take(
      Ask(
        other, through: guardian.wireframe, for: guardian, telling: ask.by.final,
        after: successor, order: ask.by.order))
  }

  /// Finds out what a guard decides that has to ask or to wait first.
  private func deliberate(_ verdict: GuardDecision, of guardian: FlowRecord, _ number: Int) {
    switch verdict {
    case .ask(let alert, let sender, let allows):
      let question = PresentedAlert(through: guardian.wireframe) { [weak self] answer in
        let isAllowed = answer.map(allows) ?? false
        self?.resolve(number, isAllowed ? .allow : .refuse(answer?.title ?? "no answer"))
      }
      queue.guards.decisions.last { $0.number == number }?.question = question
      let outcome = take(
        Ask(
          .alert(alert, from: sender, as: question), through: guardian.wireframe, for: guardian,
          isQuestion: true))
      if case .ignored = outcome { resolve(number, .refuse("it could not ask")) }
    case .wait(let limit, let find):
      let work = runTask(for: guardian, origin: "a guard of \(guardian.name)") { [weak self] in
        let verdict = await find()
        self?.resolve(number, verdict)
      }
      let end = schedule(after: limit, for: guardian, on: nil, isUnseen: true) { [weak self] in
        self?.resolve(number, .refuse("it did not decide in time"))
      }
      queue.guards.decisions.last { $0.number == number }?.work = ScheduledWork {
        work.cancel()
        end.cancel()
      }
    case .allow, .refuse, .redirect: resolve(number, verdict)
    }
  }

  /// Takes a guard's decision, which the stage carries out after its own work.
  func resolve(_ number: Int, _ verdict: GuardDecision) {
    if queue.guards.decide(number, verdict) { takeBreath() }
  }

  /// Gives up what guards hold of a flow that has ended, with their questions about it.
  func giveUpHeld(by flow: FlowRecord) {
    for decision in queue.guards.decisions where decision.held.by.flow === flow {
      giveUp(decision)
    }
  }

  /// Ends the question or the wait about what is held for nobody any more.
  func giveUp(_ decision: PendingDecision) {
    if let question = decision.question, let wireframe = decision.guardian.wireframe {
      _ = close(question, through: wireframe)
    }
    resolve(decision.number, .refuse("nobody waits for it"))
  }

  /// Carries out what a guard has decided.
  func carryOut(_ decision: PendingDecision) {
    guard let verdict = decision.verdict else { return }
    decision.work?.cancel()
    let awaited = awaitedScreens(of: decision.held.request)
    let held = decision.held.take()
    let outer = turn.who
    turn.who = .init(
      phase: outer.phase, asker: held.by.flow?.id ?? .none, isByUser: held.by.isByUser)
    let outcome = outcome(of: verdict, decision, held)
    turn.who = outer
    held.by.final?.tell(outcome)
    if case .ignored = outcome { answerNobody(held.request) }
    beginWork(for: awaited)
    if let hold = decision.hold { drop(hold) }
  }

  private func outcome(
    of verdict: GuardDecision, _ decision: PendingDecision, _ held: borrowing Ask
  ) -> RequestOutcome {
    if let reason = held.by.flow?.refusal ?? withdrawal(of: held.request) {
      return ignore(held.request, as: decision.phrase, because: reason)
    }
    return carryOut(
      verdict, of: decision.guardian, on: decision.phrase, held, decision.consultation)
      ?? take(held)
  }

  /// Answers what a request has brought that comes to nothing: an alert closes unanswered.
  func answerNobody(_ request: NavigationRequest) {
    guard case .alert(_, _, let onAnswer) = request else { return }
    queue.add(Turn(.answer(nil, onAnswer)), to: .outcomes)
  }

  /// Returns true if a request waits until guards have decided that were there before it.
  ///
  /// All do but those of a guard's own flow and of flows that it has started since, and those of
  /// the user about screens of the latter.
  func mustAwaitDecision(_ traits: RequestTraits, by asking: Asking) -> Bool {
    if queue.guards.decisions.isEmpty || traits.passesGuards || asking.isQuestion { return false }
    let order = asking.order ?? .max
    return queue.guards.decisions.contains { decision in
      decision.order < order && isInFrontOfWalls(decision.guardian)
        && !passes(traits, by: asking.flow, decision)
    }
  }

  private func passes(
    _ traits: RequestTraits, by flow: FlowRecord?, _ decision: PendingDecision
  ) -> Bool {
    func isYounger(_ flow: FlowRecord) -> Bool {
      flow.number > decision.number && flow.isAlive && decision.guardian.isAlive
        && state.ledger.descends(flow.id, from: decision.guardian.id)
    }
    if let flow { return flow === decision.guardian || isYounger(flow) }
    guard let screen = traits.screens.first else { return false }
    return state.ledger.record(state.ledger.owner(state.tree.find(screen))).map(isYounger) == true
  }
}

extension GuardedRequest {
  fileprivate init(_ plan: Plan, by asking: Asking) {
    self.init(
      requests: plan.requests, arriving: plan.arriving, leaving: plan.leaving,
      isByUser: asking.isByUser, flow: asking.flow?.name)
  }
}
