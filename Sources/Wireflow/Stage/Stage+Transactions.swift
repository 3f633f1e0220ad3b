/// Transactions: what is asked inside is kept, judged as a whole, and done together or not at all.
extension Stage {
  /// Keeps what is asked inside, and submits it as one.
  func transaction(
    through wireframe: any ApplicationWireframe, telling final: FinalOutcome? = nil,
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
    return conduct(
      Ask(
        .transaction(NavigationTransaction(turns)), through: nil, for: wireframe.asker,
        telling: final))
  }

  /// Submits what is asked inside as one, and waits for what finally becomes of it.
  func outcome(
    through wireframe: any ApplicationWireframe, _ requests: () throws -> Void
  ) async rethrows -> RequestOutcome {
    let final = FinalOutcome(scheduler.sleepers)
    _ = try transaction(through: wireframe, telling: final, requests)
    return await final.value()
  }

  /// Returns all that is asked inside, which waits.
  ///
  /// Nothing is left of it if an error comes out.
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
      takeBreath()
      throw error
    }
    return end()
  }

  /// Judges a transaction as a whole, asks the guards once, and does all of it or nothing.
  func carryOut(
    _ transaction: NavigationTransaction, for ask: borrowing Ask, hasGates: Bool, hasGuards: Bool
  ) -> RequestOutcome {
    if let proposal = transaction.proposal {
      return carryOut(transaction, of: proposal, for: ask, hasGuards: hasGuards)
    }
    let (plan, lane) = plan(for: transaction, hasGates: hasGates)
    if let lane { return keep(ask, in: lane) }
    if let (_, why) = plan.refusal { return ignoreJudged(ask.request, because: why) }
    let isEmpty = plan.isFulfilled && plan.requests.count == transaction.turns.count
    if isEmpty { return ignoreJudged(ask.request, because: .plain(.alreadyThere)) }
    if hasGuards, let outcome = consult(about: plan, of: ask) { return outcome }
    happen(transaction.takeAll(), plan, transaction.consultation)
    return .committed
  }

  /// Does all that a transaction holds, in order.
  ///
  /// What stands behind a start or the like is judged once more, because that may have asked for
  /// something, too.
  private func happen(_ turns: [Turn], _ plan: Plan, _ consultation: Consultation?) {
    let planned = turns.prefix { $0.isPlanned }
    var plan = plan
    plan.keep(planned.count)
    state.openBatches += 1
    commit(plan)
    for request in plan.requests { keepRegionWireframe(of: request) }
    for place in plan.fulfilled { ignore(plan.requests[place], because: .alreadyThere) }
    for turn in planned {
      if case .request(let waiting) = turn.act {
        _ = waiting.take()
        waiting.by.final?.tell(.committed)
      }
      if let hold = turn.hold { drop(hold) }
    }
    for turn in turns.dropFirst(planned.count) {
      if case .request(var waiting) = turn.act {
        waiting.by.consultation = consultation
        take(Turn(.request(waiting), holding: turn.hold))
      } else {
        take(turn)
      }
    }
    endBatch()
  }

  /// Asks the guards about a proposal, and lets a layer carry it out.
  private func carryOut(
    _ transaction: NavigationTransaction, of proposal: NavigationProposal, for ask: borrowing Ask,
    hasGuards: Bool
  ) -> RequestOutcome {
    if let reason = withdrawal(of: ask.request) { return ignore(ask.request, because: reason) }
    if hasGuards {
      if let outcome = consult(about: plan(for: proposal, of: ask), of: ask) { return outcome }
      queue.guards.permit(proposal)
    }
    for turn in transaction.takeAll() { take(turn) }
    return .committed
  }

  /// Lets go of all that a transaction holds that does not happen.
  func abandon(_ transaction: NavigationTransaction) {
    let turns = transaction.takeAll()
    if transaction.proposal != nil { return }
    for turn in turns {
      switch turn.act {
      case .request(let waiting):
        waiting.by.final?.tell(.ignored(.flushed))
        answerNobody(waiting.take().request)
      case .start(let start): start.begin(false)
      // What the stage or a layer has put off is no part of it.
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
  /// Returns the same for another transaction, whose last request or start tells what becomes of it.
  @MainActor
  fileprivate func telling(_ final: FinalOutcome) -> [Turn] {
    var turns = self
    for place in indices.reversed() {
      switch self[place].act {
      case .request(var waiting):
        if let last = waiting.by.final {
          last.add(final)
          return self
        }
        waiting.by.final = final
        turns[place] = Turn(.request(waiting), holding: self[place].hold)
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
  /// True for a request that is judged before any of its transaction happens.
  fileprivate var isPlanned: Bool {
    if case .request(let waiting) = act { waiting.isPlanned } else { false }
  }

  /// The turns that it holds if it is a batch, or else itself.
  fileprivate var flattened: [Turn] {
    if case .batch(let turns) = act { turns.flatMap(\.flattened) } else { [self] }
  }
}
