/// Plans: what several requests come to as a whole.
extension Stage {
  /// Returns what requests of one who asks come to, already translated.
  func plan(for requests: [NavigationRequest], of ask: borrowing Ask) -> Plan {
    var plan = Plan()
    trying(&plan) { plan in
      for request in requests {
        guard add(request, of: ask, isAlone: requests.count == 1, to: &plan) else { return }
      }
    }
    return plan
  }

  /// Adds a request to a plan, and returns false if it is refused, as a wall is beside anything
  /// else.
  private func add(
    _ request: NavigationRequest, of ask: borrowing Ask, isAlone: Bool, to plan: inout Plan
  ) -> Bool {
    if !isAlone, let wall = request.raisedWall {
      plan.requests.append(request)
      plan.refusal = (request, .screen(.raisedByItself, wall))
      return false
    }
    return state.add(request, by: asker(of: ask, request), to: &plan)
  }

  /// Returns what a transaction comes to, and the lane that it has to wait in, if any.
  ///
  /// Each request is translated on the state that the earlier ones lead to.
  func plan(
    for transaction: NavigationTransaction, hasGates: Bool
  ) -> (plan: Plan, lane: TurnQueue.Lane?) {
    var plan = Plan()
    var lane: TurnQueue.Lane?
    let wireframes = link.registry?.regionWireframes
    let hasWireframes = turn.hasRegionWireframes
    trying(&plan) { plan in
      for case .request(let waiting) in transaction.turns.map(\.act) where waiting.isPlanned {
        lane = add(waiting, to: &plan, hasGates: hasGates)
        if lane != nil || plan.refusal != nil { return }
      }
    }
    if let wireframes { link.registry?.regionWireframes = wireframes }
    turn.hasRegionWireframes = hasWireframes
    return (plan, lane)
  }

  private func add(
    _ waiting: WaitingAsk, to plan: inout Plan, hasGates: Bool
  ) -> TurnQueue.Lane? {
    let ask = waiting.look()
    let requests: [NavigationRequest]
    switch translation(of: ask, or: waiting.by.flow?.refusal) {
    case .declined(let reason):
      plan.refusal = (ask.request, .plain(reason))
      return nil
    case .request(let request): requests = [request]
    case .requests(let several): requests = several
    }
    if hasGates, let lane = gate(for: requests, by: waiting.by) { return lane }
    for request in requests {
      guard add(request, of: ask, isAlone: false, to: &plan) else { return nil }
      keepRegionWireframe(of: request)
    }
    plan.ends.append((plan.requests.count, plan.changes.count))
    return nil
  }

  private func translation(of ask: borrowing Ask, or refusal: IgnoredReason?) -> Translation {
    if let refusal { .declined(refusal) } else { translation(of: ask) }
  }

  /// Tries changes out, meanwhile no flow may begin.
  func trying(_ plan: inout Plan, _ body: (inout Plan) -> Void) {
    let wasDeciding = turn.isDeciding
    turn.isDeciding = true
    let trial = state.beginTrial()
    body(&plan)
    let events = state.endTrial(trial)
    state.outbox.isObserved = !observers.isEmpty
    turn.isDeciding = wasDeciding
    plan.note(events)
  }
}

extension WaitingAsk {
  /// True for a request that is judged as a part of a transaction, and not after it.
  var isPlanned: Bool {
    switch request {
    case .alert, .flush, .transaction: false
    case .install, .update, .select, .push, .pop, .popTo, .popToRoot, .replace, .present,
      .presentRootItems, .showDetail, .embed, .remove, .setStack, .goBack, .dismiss, .dismissAll,
      .closeAlert, .show, .hide, .installPlayer, .removePlayer, .minimize, .maximize, .openDrawer,
      .closeDrawer, .adapt:
      true
    }
  }
}

extension Plan {
  /// The words that a log line uses for what is planned.
  @MainActor
  func phrase(of ask: borrowing Ask, _ name: (any Screen) -> ScreenName) -> String {
    if case .transaction = ask.request { return ask.request.phrase(naming: name) }
    return (requests.count == 1 ? requests[0] : ask.request).phrase(naming: name)
  }
}
