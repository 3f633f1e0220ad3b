/// Transactions: the stage keeps their requests, evaluates them together, and does all or none.
extension Stage {
  /// Keeps the requests made inside, and submits them as one.
  func transaction(
    through wireframe: any ApplicationWireframe, telling final: Waiter<RequestOutcome>? = nil,
    _ requests: () throws -> Void
  ) rethrows -> RequestOutcome {
    let turns = try recording(requests)
    if turn.isRecording {
      for turn in final.map(turns.telling) ?? turns { queue.add(turn, to: .later) }
      return .queued
    }
    if turns.isEmpty {
      final?.tell(.committed)
      return .committed
    }
    return submit(
      Submission(
        .transaction(NavigationTransaction(turns)), through: nil, for: wireframe.requestingFlow,
        telling: final))
  }

  /// Submits the requests made inside as one, and waits for the final outcome.
  func outcome(
    through wireframe: any ApplicationWireframe, _ requests: () throws -> Void
  ) async rethrows -> RequestOutcome {
    let final = Waiter<RequestOutcome>(scheduler.sleepers)
    _ = try transaction(through: wireframe, telling: final, requests)
    return await final.value()
  }

  /// Returns all turns that are requested inside, without taking them.
  ///
  /// If an error is thrown, it discards them.
  private func recording(_ requests: () throws -> Void) rethrows -> [Turn] {
    let (count, outer, wasRecording) = (queue.count(in: .later), turn.phase, turn.isRecording)
    turn.phase = .working
    turn.isRecording = true
    func end() -> [Turn] {
      turn.isRecording = wasRecording
      turn.phase = outer
      return queue.takeAll(in: .later, behind: count).flatMap(\.flattened)
    }
    do {
      try requests()
    } catch {
      let turns = end()
      working { abandon(NavigationTransaction(turns)) }
      finishTurnIfIdle()
      throw error
    }
    return end()
  }

  /// Tries a transaction out as a whole, asks the guards once, and does all of it or nothing.
  func carryOut(_ transaction: NavigationTransaction, for sent: Submission) -> RequestOutcome {
    if let proposal = transaction.proposal { return carryOut(transaction, of: proposal, for: sent) }
    var obstacle: Obstacle?
    let tried = trying { attempt in
      for part in transaction.turns.compactMap(\.sent) where !part.request.traits.isDeferred {
        obstacle = add(part, to: &attempt)
        if obstacle != nil || attempt.refusal != nil { return }
      }
    }
    if let obstacle { return keep(sent, behind: obstacle) }
    if let (_, why) = tried.refusal { return refuse(sent.request, because: why) }
    if tried.isFulfilled, tried.steps.count == transaction.turns.count {
      return refuse(sent.request, because: .alreadyThere)
    }
    if let outcome = consult(about: tried, of: sent) { return outcome }
    happen(transaction.takeAll(), tried, transaction.consultation)
    return .committed
  }

  /// Adds a part of a transaction to an attempt, translated on the state that the earlier parts
  /// produce, or returns the obstacle that it has to wait for.
  private func add(_ part: Submission, to attempt: inout Attempt) -> Obstacle? {
    do throws(IgnoredReason) {
      if let reason = part.flow?.refusal { throw reason }
      if let flow = part.flow, places.state.flows[flow.id] == nil {
        throw .flowEnded(flow.name)
      }
      let requests = try translation(of: part)
      if let obstacle = obstacle(beforeTranslated: requests, by: part) { return obstacle }
      for request in requests {
        guard add(request, of: part, isAlone: false, to: &attempt) else { return nil }
      }
      attempt.ends.append(attempt.steps.count)
    } catch {
      attempt.refusal = (part.request, error)
    }
    return nil
  }

  /// Does all parts of a transaction, in order.
  ///
  /// It evaluates the parts after a start or a finish again, because those may have made requests,
  /// too.
  private func happen(_ turns: [Turn], _ tried: Attempt, _ consultation: Consultation?) {
    let first = turns.prefix { $0.sent.map { !$0.request.traits.isDeferred } ?? false }
    var tried = tried
    tried.keep(parts: first.count)
    pending.openBatches += 1
    _ = commit(tried)
    for (step, why) in tried.fulfilled { ignore(tried.steps[step].request, because: why) }
    for turn in first {
      turn.sent?.final?.tell(.committed)
      if let hold = turn.hold { drop(hold) }
    }
    for turn in turns.dropFirst(first.count) {
      turn.sent?.consultation = consultation
      take(turn)
    }
    endBatch()
  }

  /// Asks the guards about a proposal, and lets a layer carry it out.
  private func carryOut(
    _ transaction: NavigationTransaction, of proposal: NavigationProposal, for sent: Submission
  ) -> RequestOutcome {
    if let reason = withdrawal(of: sent.request) { return ignore(sent.request, because: reason) }
    if !queue.guards.isEmpty {
      if let outcome = consult(about: attempt(proposal, of: sent), of: sent) { return outcome }
      queue.guards.permit(proposal)
    }
    for turn in transaction.takeAll() { take(turn) }
    return .committed
  }

  /// Abandons everything in a transaction that does not happen.
  func abandon(_ transaction: NavigationTransaction) {
    let turns = transaction.takeAll()
    if transaction.proposal != nil { return }
    for turn in turns {
      switch turn.act {
      case .request(let sent):
        sent.final?.tell(.ignored(.flushed))
        answerNobody(sent)
      case .start(let start): start.begin(false)
      // Turns that the stage or a layer has postponed are not part of the transaction.
      case .call, .work, .outcome, .answer, .batch: take(turn)
      case .finish, .cancel: break
      }
      switch turn.act {
      case .request, .start, .finish, .cancel: if let hold = turn.hold { drop(hold) }
      case .call, .work, .outcome, .answer, .batch: break
      }
    }
    beginAwaitedWork()
  }
}

extension [Turn] {
  /// Returns the turns for an outer transaction, whose last request or start reports the outcome.
  @MainActor
  fileprivate func telling(_ final: Waiter<RequestOutcome>) -> [Turn] {
    var turns = self
    for place in indices.reversed() {
      switch self[place].act {
      case .request(let sent):
        if let last = sent.final { last.add(final) } else { sent.final = final }
        return turns
      case .start(let start):
        turns[place] = Turn(.start(start.telling(final)), holding: self[place].hold)
        return turns
      case .finish, .cancel, .outcome, .answer, .call, .work, .batch: continue
      }
    }
    final.tell(.committed)
    return self
  }
}

extension Turn {
  /// The turns in a batch, or else the turn itself.
  fileprivate var flattened: [Turn] {
    if case .batch(let turns) = act { turns.flatMap(\.flattened) } else { [self] }
  }
}

/// The requests that the stage tries out, each on the state that the earlier ones produce.
@MainActor
struct Attempt {
  /// The translated requests, each with its requester and the app's answers about it.
  var steps: [(request: NavigationRequest, requester: Requester)] = []
  /// The number of steps at the end of each part of a transaction.
  var ends: [Int] = []
  /// The positions of the steps that are already fulfilled, and the stage's words for that.
  var fulfilled: [(step: Int, why: IgnoredReason)] = []
  /// The refused request, and the reason.
  var refusal: (request: NavigationRequest, why: IgnoredReason)?
  /// The screens that would enter and leave the stage, in order.
  var arriving: [any Screen] = []
  var leaving: [any Screen] = []
  /// The leaving screens that would be detached.
  var detached: [any Screen] = []

  var requests: [NavigationRequest] { steps.map(\.request) }

  /// True if no guard needs to see the attempt.
  var passesGuards: Bool { leaving.isEmpty && requests.allSatisfy(\.traits.passesGuards) }

  /// True if the state is already as requested.
  var isFulfilled: Bool { fulfilled.count == steps.count }

  /// Removes all but the first parts of a transaction.
  mutating func keep(parts: Int) {
    let count = parts == 0 ? 0 : ends[parts - 1]
    steps.removeSubrange(count...)
    fulfilled.removeAll { $0.step >= count }
  }

  /// Returns the log's phrase for the attempt.
  func phrase(of sent: Submission) -> String {
    if case .transaction = sent.request { return sent.request.traits.phrase() }
    return (steps.count == 1 ? steps[0].request : sent.request).traits.phrase()
  }
}

/// Attempts: the stage tries requests out on a copy of the state, for a transaction, before guards
/// run, for a verdict, and when a gesture begins.
extension Stage {
  /// Tries changes out.
  func trying(_ body: (inout Attempt) -> Void) -> Attempt {
    places.trying {
      var attempt = Attempt()
      let before = Set(places.state.detached.keys)
      readingApp { body(&attempt) }
      note(places.state.news, in: &attempt)
      for (number, scene) in places.state.detached where !before.contains(number) {
        let pages = scene.screens.map { Page($0, in: places) }
        attempt.detached += pages.flatMap(\.withEmbedded).map(\.screen)
        guard places.state.base.items.isEmpty else { continue }
        let last = attempt.steps.last.map { ($0.request, IgnoredReason.leavesNoRootItems) }
        attempt.refusal = attempt.refusal ?? last
      }
      attempt.leaving += attempt.detached
      return attempt
    }
  }

  /// Notes the screens that entered and left, except for those that did both.
  private func note(_ news: [NavigationState.News], in attempt: inout Attempt) {
    var (entered, left): ([ScreenID], [ScreenID]) = ([], [])
    for case .entered(let screen) in news { entered.append(screen) }
    for case .left(let screen) in news { left.append(screen) }
    let both = Set(entered).intersection(left)
    attempt.arriving = entered.filter { !both.contains($0) }.map(places.screen)
    attempt.leaving = left.filter { !both.contains($0) }.map(places.screen)
  }

  /// Tries translated requests out.
  func attempt(_ requests: [NavigationRequest], of sent: Submission) -> Attempt {
    trying { attempt in
      for request in requests {
        guard add(request, of: sent, isAlone: requests.count == 1, to: &attempt) else { return }
      }
    }
  }

  /// Carries out a request within an attempt, and returns false if it is refused.
  ///
  /// A wall is refused together with other requests.
  func add(
    _ request: NavigationRequest, of sent: Submission, isAlone: Bool, to attempt: inout Attempt
  ) -> Bool {
    let requester = requester(of: sent, request)
    requester.isPart = !isAlone
    attempt.steps.append((request, requester))
    do throws(IgnoredReason) {
      if !isAlone, request.raisesWall, let wall = request.traits.newcomers.first {
        throw .screen(.raisedByItself, name(of: wall))
      }
      places.requester = requester
      try places.changeState(by: request)
    } catch {
      guard error.fulfils(request) else {
        attempt.refusal = (request, error)
        return false
      }
      attempt.fulfilled.append((attempt.steps.count - 1, error))
    }
    return true
  }

  /// Carries out and reports a request, and returns the reason if it is refused.
  func commit(_ request: NavigationRequest, by requester: Requester) -> IgnoredReason? {
    let refusal = places.acting(as: requester) { carryOut(request) }
    report()
    return refusal
  }

  /// Carries out the requests of an attempt, reports them as one change, and returns the last
  /// refusal, if any.
  func commit(_ tried: Attempt) -> (request: NavigationRequest, why: IgnoredReason)? {
    var refusal: (request: NavigationRequest, why: IgnoredReason)?
    for (request, requester) in tried.steps {
      if let why = places.acting(as: requester, { carryOut(request) }) { refusal = (request, why) }
    }
    report()
    return refusal
  }

  /// Carries out a request, and returns the reason if the places refuse it.
  private func carryOut(_ request: NavigationRequest) -> IgnoredReason? {
    readingApp {
      do throws(IgnoredReason) {
        try places.carryOut(request)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Returns the requester, with the app's answers about the request.
  func requester(of sent: Submission, _ request: NavigationRequest) -> Requester {
    let requester = Requester(
      flow: sent.flow, isByUser: sent.isByUser, style: sent.style, fate: sent.fate)
    if case .installPlayer(let player, _) = request {
      requester.controls = player.minimizedControls
    }
    if case .minimize = request { requester.controls = places.minimizable?.minimizedControls }
    if case .presentRootItems(let items, let wireframe, _, _, _) = request {
      requester.container = wireframe.container(for: .install(items))
    }
    if case .adapt(let formFactor, _) = request {
      requester.adapted = regionContainers(for: formFactor)
    }
    return requester
  }
}
