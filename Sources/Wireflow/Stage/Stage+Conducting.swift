/// The way of a request: it waits, or is translated, guarded, judged, committed and told.
extension Stage {
  /// Takes a request and lets the wireframe translate it when its turn comes, which is mostly now.
  ///
  /// A request made from inside the stage's own work (an observer, an outcome, an alert's answer)
  /// is judged after it and returns `.queued`. So does one that waits behind an alert.
  /// - Parameters:
  ///   - request: what is asked.
  ///   - wireframe: the wireframe that says what it means here; without one it is taken as it is.
  ///   - transition: a hint at how it is to be shown.
  @discardableResult
  public func submit(
    _ request: consuming NavigationRequest, through wireframe: (any ApplicationWireframe)? = nil,
    transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    if let wireframe, wireframe.stage !== self {
      return ignore(request, because: .onOtherStage(types[wireframe]))
    }
    return conduct(Ask(request, through: wireframe, for: wireframe?.asker, styled: transition))
  }

  /// Submits a request, and waits for what finally becomes of it.
  func outcome(
    of request: NavigationRequest, through wireframe: any ApplicationWireframe
  ) async -> RequestOutcome {
    let final = FinalOutcome(scheduler.sleepers)
    _ = conduct(Ask(request, through: wireframe, for: wireframe.asker, telling: final))
    return await final.value()
  }

  /// The one way in: decides, changes and tells, now or in its turn.
  func conduct(_ ask: consuming Ask) -> RequestOutcome {
    if let reason = strangeness(of: ask) { return ignore(ask.request, because: reason) }
    if turn.phase == .working {
      return keep(ask, in: .later)
    }
    let awaited = awaitedScreens(of: ask.request)
    let outcome = take(ask)
    if let final = ask.by.final { final.tell(outcome) }
    if !awaited.isEmpty { working { beginWork(for: awaited) } }
    if turn.phase == .idle { finishTurn() }
    return outcome
  }

  /// The reason to refuse a request that a flow or a wireframe of another stage has a part in.
  @inline(__always)
  func strangeness(of ask: borrowing Ask) -> IgnoredReason? {
    if let flow = ask.by.flow, flow.link !== link { return .onOtherStage(flow.name) }
    guard case .presentRootItems(_, let own, _, _, _) = ask.request, own.stage !== self else {
      return nil
    }
    return .onOtherStage(types[own])
  }

  /// Lets a request have its turn, unless it waits for a guard or behind an alert.
  func take(_ ask: borrowing Ask) -> RequestOutcome {
    let outer = turn.who
    turn.who = .init(
      phase: .working, asker: ask.by.flow?.id ?? .none, isByUser: ask.by.isByUser)
    defer { turn.who = outer }
    if ask.request.raisesWall { return raise(ask.request, for: ask) }
    // Nothing that a wireframe does can close a gate: what it asks for waits.
    let gates = queue.gates
    let hasGates = gates.isBusy || state.tree.alert != nil || state.tree.hasWalls
    if hasGates, let lane = gate(for: [ask.request], by: ask.by) { return wait(ask, in: lane) }
    if let reason = ask.by.flow?.refusal { return ignore(ask.request, because: reason) }
    if case .transaction(let transaction) = ask.request {
      return carryOut(transaction, for: ask, hasGates: hasGates, hasGuards: gates.hasGuards)
    }
    switch translation(of: ask) {
    case .declined(let reason): return ignore(ask.request, because: reason)
    case .request(let request):
      if request.raisesWall { return raise(request, for: ask) }
      if hasGates, let lane = gate(for: [request], by: ask.by) { return wait(ask, in: lane) }
      if gates.hasGuards || state.tree.hasTies {
        return carryOut([request], for: ask, hasGuards: gates.hasGuards)
      }
      return carryOut(request, for: ask)
    case .requests(let requests):
      if hasGates, let lane = gate(for: requests, by: ask.by) { return wait(ask, in: lane) }
      return carryOut(requests, for: ask, hasGuards: gates.hasGuards)
    }
  }

  /// Keeps a request until its gate opens, or refuses it if the user asks while a guard decides.
  private func wait(_ ask: borrowing Ask, in lane: TurnQueue.Lane) -> RequestOutcome {
    if ask.by.isByUser, lane == .guarded,
      let decision = queue.guards.decisions.first(where: { isInFrontOfWalls($0.guardian) })
    {
      return ignore(ask.request, because: .deciding(by: decision.guardian.name))
    }
    return keep(ask, in: lane)
  }

  /// The requests that a request means here, by the wireframe of the region that it is about, or
  /// else by the one that was asked.
  func translation(of ask: borrowing Ask) -> Translation {
    guard !ask.by.isTranslated, !ask.request.raisesWall, let asked = ask.wireframe ?? link.wireframe
    else {
      return .request(ask.request)
    }
    if ask.by.flow == nil, asked.isCircular {
      return .declined(.circularWireframe(types[asked]))
    }
    let own = turn.hasRegionWireframes ? regionWireframe(for: ask.request) : nil
    let translation = (own ?? asked).translate(ask.request)
    guard case .requests(let requests) = translation else { return translation }
    switch requests.count {
    case 0: return .declined(.declined("the wireframe made nothing of it"))
    case 1: return .request(requests[0])
    default: return translation
    }
  }

  /// Judges one request, and commits or ignores it.
  @inline(__always)
  private func carryOut(
    _ request: NavigationRequest, for ask: borrowing Ask
  ) -> RequestOutcome {
    if case .flush = request { return flush(for: ask) }
    switch state.judge(request, by: asker(of: ask, request)) {
    case .change(let change): commit(change, styled: ask.by.style)
    case .changes(let changes): commit(changes, styled: ask.by.style)
    case .ignore(let why):
      keepFormFactor(of: request, ignoredBecause: why)
      return ignoreJudged(request, because: why)
    }
    keepRegionWireframe(of: request)
    return .committed
  }

  /// Judges requests as a whole, asks the guards, and commits all of them or ignores the first
  /// refused one.
  private func carryOut(
    _ requests: [NavigationRequest], for ask: borrowing Ask, hasGuards: Bool
  ) -> RequestOutcome {
    if requests.count == 1, case .flush = requests[0] { return flush(for: ask) }
    let plan = plan(for: requests, of: ask)
    if let (request, why) = plan.refusal {
      keepFormFactor(of: request, ignoredBecause: why)
      return ignoreJudged(request, because: why)
    }
    if plan.isFulfilled {
      return ignoreJudged(requests[requests.count - 1], because: .plain(.alreadyThere))
    }
    if hasGuards, let outcome = consult(about: plan, of: ask) { return outcome }
    commit(plan)
    for request in requests { keepRegionWireframe(of: request) }
    guard plan.fulfilled.last == requests.count - 1 else { return .committed }
    return ignore(requests[requests.count - 1], because: .alreadyThere)
  }

  /// The one who asks, with what the referee has to know of the app for a request.
  @inline(__always)
  func asker(of ask: borrowing Ask, _ request: borrowing NavigationRequest) -> Asker {
    var asker = Asker(
      flow: ask.by.flow?.id ?? .none, isByUser: ask.by.isByUser, style: ask.by.style,
      fate: ask.by.fate)
    switch request {
    case .installPlayer(let player, _):
      asker.facts = [.controls(player.minimizedControls, of: player)]
    case .presentRootItems(let items, let wireframe, _, _, _):
      if let root = items.first, let container = wireframe.container(for: .install(items)) {
        asker.facts = [.container(container, of: root)]
      }
    case .adapt(let formFactor, _): asker.facts = regionContainers(for: formFactor)
    case .install, .update, .select, .push, .pop, .popTo, .popToRoot, .replace, .showDetail,
      .embed, .remove, .setStack, .goBack, .present, .dismiss, .dismissAll, .alert, .closeAlert,
      .show, .hide,
      .removePlayer, .minimize, .maximize, .openDrawer, .closeDrawer, .flush,
      .transaction:
      break
    }
    return asker
  }

  /// Ignores what the referee refuses, and tells the observers what has happened until then.
  func ignoreJudged(_ request: NavigationRequest, because why: Refusal) -> RequestOutcome {
    let outcome = ignore(request, because: why)
    tellObserversIfAny()
    return outcome
  }

  /// Writes that a request changed nothing, and why.
  @discardableResult
  func ignore(_ request: NavigationRequest, because why: Refusal) -> RequestOutcome {
    if case .screen(.notDismissible, let screen) = why,
      let modal = screen as? any ModallyPresentable
    {
      queue.add(Turn(.call { modal.dismissWasAttempted() }), to: .outcomes)
    }
    return ignore(request, because: why.reason(naming: name))
  }

  /// Writes that a request changed nothing, in its words or in those of what it was translated to.
  @discardableResult
  func ignore(
    _ request: NavigationRequest, as phrase: String? = nil, because reason: IgnoredReason
  ) -> RequestOutcome {
    log.append(.ignored(phrase ?? request.phrase(naming: name), reason))
    if case .transaction(let transaction) = request { abandon(transaction) }
    return .ignored(reason)
  }
}
