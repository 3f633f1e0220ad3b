/// The questions to guards, and the requests that they hold.
extension Stage {
  func setGuard(of flow: FlowRecord, _ decide: @escaping FlowGuard.Decide) {
    // Once the app is gone, nobody would release the guard and the requests that it holds.
    if isAppGone { return }
    // The former guard's held requests may end the flow now.
    releaseGuard(of: flow)
    if let reason = flow.refusal { return log.append(.ignored("guard", reason)) }
    queue.guards.add(flow, decide)
    follower?.noteGuards()
    finishTurnIfIdle()
  }

  /// Forgets a flow's guard because the app asks for it.
  func removeGuard(of flow: FlowRecord) {
    releaseGuard(of: flow)
    finishTurnIfIdle()
  }

  /// Removes a flow's guard, and releases the requests that it holds.
  func releaseGuard(of flow: FlowRecord) {
    // The closure may hold the last reference to objects that make requests when they are released.
    let guardian = flow.guardian
    defer { withExtendedLifetime(guardian) {} }
    guard queue.guards.remove(flow) else { return }
    follower?.noteGuards()
    for decision in queue.guards.decisions where decision.guardian === flow {
      resolve(decision.number, .allow)
    }
  }

  /// Records that screens have other owners.
  ///
  /// While a guard decides, the user can use the screens of the flows that it has started since.
  func noteOwners() { if !queue.guards.decisions.isEmpty { follower?.noteGuards() } }

  /// Asks the guards about an attempt, newest guard first, except for the requester's own.
  ///
  /// Returns nil if all of them allow it.
  func consult(about tried: Attempt, of sent: Submission) -> RequestOutcome? {
    if queue.guards.isEmpty || sent.isQuestion || tried.passesGuards { return nil }
    if isBehindWalls(tried, sent) || places.scene(of: sent.request, by: sent.flow) != nil {
      return nil
    }
    let consultation = sent.consultation ?? Consultation()
    let numbers = tried.leaving.map { places.page(of: $0)?.number ?? 0 }
    consultation.note(
      .init(
        arriving: Set(tried.arriving.map { ObjectIdentifier($0) }), leaving: Set(numbers)))
    if case .transaction(let transaction) = sent.request {
      transaction.consultation = consultation
      transaction.proposal?.consultation = consultation
    }
    let guarded = GuardedRequest(tried, by: sent)
    for flow in queue.guards.flows.reversed() where flow !== sent.flow && isInFrontOfWalls(flow) {
      guard let guardian = flow.guardian, !consultation.allowedBy.contains(flow.number),
        let news = queue.guards.news(for: flow, in: guarded, leaving: numbers)
      else { continue }
      let decision = guardian.decide(news)
      consultation.allowedBy.insert(flow.number)
      if case .allow = decision { continue }
      return carryOut(decision, of: flow, on: tried.phrase(of: sent), sent, consultation)
    }
    return nil
  }

  /// Returns true if all guards allow an attempt at once, and logs nothing.
  func allows(_ tried: Attempt, by sent: Submission) -> Bool {
    let guarded = GuardedRequest(tried, by: sent)
    return queue.guards.flows.reversed().filter(isInFrontOfWalls).allSatisfy { flow in
      if case .allow? = flow.guardian?.decide(guarded) { true } else { flow.guardian == nil }
    }
  }

  /// Carries out a guard's decision, and returns nil if the request passes.
  private func carryOut(
    _ verdict: GuardDecision, of guardian: FlowRecord, on phrase: String, _ sent: Submission,
    _ consultation: Consultation
  ) -> RequestOutcome? {
    if case .allow = verdict { return nil }
    if case .refuse(let why) = verdict {
      return ignore(sent.request, as: phrase, because: .refused(by: guardian.name, why))
    }
    if let why = consultation.exhaustion {
      return ignore(sent.request, as: phrase, because: .refused(by: guardian.name, why))
    }
    consultation.chain.append(guardian.name)
    if case .redirect(let other) = verdict {
      return redirect(to: other, by: guardian, on: phrase, sent, consultation)
    }
    if isAppGone { return giveUp(sent) }
    let number = time.nextNumber()
    sent.consultation = consultation
    sent.order = sent.order ?? number
    queue.guards.begin(
      PendingDecision(
        number: number, guardian: guardian, held: sent, consultation, phrase: phrase,
        holding: sent.flow.map { hold($0) }))
    follower?.noteGuards()
    if consultation.holder !== guardian { log.append(.held(phrase, by: guardian.name)) }
    consultation.holder = guardian
    consultation.decidedBy.insert(guardian.number)
    deliberate(verdict, of: guardian, number)
    return .queued
  }

  /// Evaluates another request instead, on behalf of the guard's own flow.
  private func redirect(
    to other: NavigationRequest, by guardian: FlowRecord, on phrase: String, _ sent: Submission,
    _ consultation: Consultation
  ) -> RequestOutcome {
    log.append(.redirected(phrase, by: guardian.name))
    answerNobody(sent)
    if case .transaction(let transaction) = sent.request { abandon(transaction) }
    let successor = Consultation()
    successor.chain = consultation.chain
    return take(
      Submission(
        other, through: guardian.wireframe, for: guardian, telling: sent.final,
        after: successor, order: sent.order))
  }

  /// Starts the question or the wait that a guard needs for its decision.
  private func deliberate(_ verdict: GuardDecision, of guardian: FlowRecord, _ number: Int) {
    switch verdict {
    case .ask(let alert, let sender, let allows):
      let question = PresentedAlert(through: guardian.wireframe) { [weak self] answer in
        let isAllowed = answer.map(allows) ?? false
        self?.resolve(number, isAllowed ? .allow : .refuse(answer?.title ?? "no answer"))
      }
      queue.guards.decisions.last { $0.number == number }?.question = question
      let outcome = take(
        Submission(
          .alert(alert, from: sender, as: question), through: guardian.wireframe, for: guardian,
          isQuestion: true))
      if case .ignored = outcome { resolve(number, .refuse("it could not ask")) }
    case .wait(let limit, let find):
      let origin = "a guard of \(guardian.name)"
      let work = runTask(for: guardian, isUnseen: true, origin: origin) { [weak self] in
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

  /// Records a guard's decision, which the stage carries out after its own work.
  func resolve(_ number: Int, _ verdict: GuardDecision) {
    if queue.guards.decide(number, verdict) { finishTurnIfIdle() }
  }

  /// Gives up the requests that guards hold for a flow that has ended, with the questions about
  /// them.
  func giveUpHeld(by flow: FlowRecord) {
    for decision in queue.guards.decisions where decision.held.flow === flow {
      giveUp(decision)
    }
  }

  /// Gives up the changes of the form factor that guards hold, because a later one has come.
  func giveUpHeldAdapts(before sent: Submission) {
    for decision in queue.guards.decisions where decision.held !== sent {
      if case .adapt = decision.held.request { giveUp(decision) }
    }
  }

  /// Ends the question or the wait about a request that nobody awaits any more.
  func giveUp(_ decision: PendingDecision) {
    if let question = decision.question, let wireframe = decision.guardian.wireframe {
      _ = close(question, through: wireframe)
    }
    resolve(decision.number, .refuse("nobody waits for it"))
  }

  /// Carries out a guard's decision.
  func carryOut(_ decision: PendingDecision) {
    guard let verdict = decision.verdict else { return }
    queue.lookAgain()
    follower?.noteGuards()
    decision.work?.cancel()
    let held = decision.held
    let awaited = awaitedScreens(of: held.request)
    let outcome = working(for: held) { self.outcome(of: verdict, decision, held) }
    held.final?.tell(outcome)
    if case .ignored = outcome { answerNobody(held) }
    beginWork(for: awaited)
    if let hold = decision.hold { drop(hold) }
  }

  private func outcome(
    of verdict: GuardDecision, _ decision: PendingDecision, _ held: Submission
  ) -> RequestOutcome {
    if let reason = held.flow?.refusal ?? withdrawal(of: held.request) {
      return ignore(held.request, as: decision.phrase, because: reason)
    }
    return carryOut(
      verdict, of: decision.guardian, on: decision.phrase, held, decision.consultation)
      ?? take(held)
  }

  /// Answers the handler of an abandoned alert with nil.
  func answerNobody(_ sent: Submission) {
    if case .openWindow(let link, let opened?) = sent.request {
      opened.tell(.closed, of: WindowName(link))
    }
    guard case .alert(_, _, let onAnswer) = sent.request else { return }
    queue.add(Turn(.answer(nil, onAnswer, of: sent.flow)), to: .outcomes)
  }

  /// Returns the decision that a request has to wait for, which began before it.
  ///
  /// Requests of the guard's own flow, and of flows that it has started since, need not wait. Nor
  /// do the user's requests about screens of the latter.
  func decisionToAwait(_ traits: RequestTraits, by sent: Submission) -> PendingDecision? {
    if queue.guards.decisions.isEmpty || traits.passesGuards || sent.isQuestion { return nil }
    return queue.guards.decisions.first { holds(sent, $0) && !passes(traits, by: sent.flow, $0) }
  }

  /// Returns true if a decision holds later requests, this one among them.
  func holds(_ sent: Submission, _ decision: PendingDecision) -> Bool {
    decision.order < sent.order ?? .max && isInFrontOfWalls(decision.guardian)
  }

  private func passes(
    _ traits: RequestTraits, by flow: FlowRecord?, _ decision: PendingDecision
  ) -> Bool {
    func isYounger(_ flow: FlowRecord) -> Bool {
      flow.number > decision.number && flow.isAlive && decision.guardian.isAlive
        && flow.descends(from: decision.guardian)
    }
    if let flow { return flow === decision.guardian || isYounger(flow) }
    return traits.screens.first.flatMap { places.page(of: $0)?.owner }.map(isYounger) == true
  }
}

extension GuardedRequest {
  fileprivate init(_ tried: Attempt, by sent: Submission) {
    self.init(
      requests: tried.requests, arriving: tried.arriving, leaving: tried.leaving,
      isByUser: sent.isByUser, flow: sent.flow?.name, detached: tried.detached)
  }
}
