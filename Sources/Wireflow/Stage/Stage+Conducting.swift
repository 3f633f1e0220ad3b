/// The way of a request: it waits, or is translated, guarded, judged, committed and told.
extension Stage {
  /// Takes a request and lets the wireframe translate it when its turn comes, which is mostly now.
  ///
  /// A request made from inside the stage's own work (an observer, an outcome, an alert's answer)
  /// is judged after it and returns `.queued`. So does one that waits behind an alert.
  /// - Parameters:
  ///   - request: what is asked.
  ///   - wireframe: the wireframe that says what it means here; without one it is taken as it is.
  @discardableResult
  public func submit(
    _ request: NavigationRequest, through wireframe: (any ApplicationWireframe)? = nil
  ) -> RequestOutcome {
    conduct(Ask(request, through: wireframe, for: wireframe?.asker))
  }

  /// The one way in: decides, changes and tells, now or in its turn.
  func conduct(_ ask: consuming Ask) -> RequestOutcome {
    if turn.phase == .working {
      let flow = ask.flow
      return wait(Turn(.request(ask.waiting), for: flow), in: .later)
    }
    let outcome = take(ask)
    if turn.phase == .idle { finishTurn() }
    return outcome
  }

  /// Lets a request have its turn, unless it waits for a guard or behind an alert.
  func take(_ ask: Ask) -> RequestOutcome {
    let outer = (turn.phase, turn.asker, turn.isByUser)
    (turn.phase, turn.asker, turn.isByUser) = (.working, ask.flow, ask.isByUser)
    defer { (turn.phase, turn.asker, turn.isByUser) = outer }
    if hasGates, let lane = gate(for: [ask.request], by: ask.flow) { return keep(ask, in: lane) }
    if let reason = ask.flow?.refusal { return ignore(ask.request, because: reason) }
    switch translation(of: ask) {
    case .declined(let reason): return ignore(ask.request, because: reason)
    case .request(let request):
      if hasGates, let lane = gate(for: [request], by: ask.flow) { return keep(ask, in: lane) }
      if !guards.isEmpty, let outcome = consult(about: [request], of: ask) { return outcome }
      return carryOut(request, for: ask)
    case .requests(let requests):
      if hasGates, let lane = gate(for: requests, by: ask.flow) { return keep(ask, in: lane) }
      if !guards.isEmpty, let outcome = consult(about: requests, of: ask) { return outcome }
      return carryOut(requests, for: ask)
    }
  }

  /// The requests that a request means here, by the wireframe of the region that it is about, or
  /// else by the one that was asked.
  func translation(of ask: Ask) -> Translation {
    guard !ask.isTranslated, let asked = ask.wireframe ?? link.wireframe else {
      return .request(ask.request)
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
  private func carryOut(_ request: NavigationRequest, for ask: Ask) -> RequestOutcome {
    if case .flush = request { return flush() }
    switch state.judge(request, by: asker(of: ask, request)) {
    case .change(let change): commit(change)
    case .changes(let changes): commit(changes)
    case .ignore(let why):
      keepFormFactor(of: request, ignoredBecause: why)
      return ignoreJudged(request, because: why)
    }
    keepRegionWireframe(of: request)
    return .committed
  }

  /// Judges several requests as a whole, and commits all of them or ignores the first refused one.
  private func carryOut(_ requests: [NavigationRequest], for ask: Ask) -> RequestOutcome {
    var texts = ChangeTexts()
    let (verdict, refused) = state.judge(requests, by: asker(of: ask, requests), &texts)
    switch verdict {
    case .change(let change): commit(change)
    case .changes(let changes): commit(changes, gathered: texts)
    case .ignore(let why): return ignoreJudged(refused ?? requests[0], because: why)
    }
    for request in requests { keepRegionWireframe(of: request) }
    if let refused { return ignore(refused, because: .alreadyThere) }
    return .committed
  }

  /// The one who asks, with what the referee has to know of the app for a request.
  @inline(__always)
  func asker(of ask: borrowing Ask, _ request: borrowing NavigationRequest) -> Asker {
    var asker = Asker(flow: ask.flow?.id ?? .none, isByUser: ask.isByUser)
    switch request {
    case .installPlayer(let player, _): asker.controls = player.minimizedControls
    case .presentRootItems(let items, let wireframe, _, _, _):
      asker.container = wireframe.container(for: .install(items))
    case .adapt(let formFactor, _): asker.containers = regionContainers(for: formFactor)
    case .install, .update, .select, .push, .pop, .popTo, .popToRoot, .replace, .showDetail,
      .embed, .remove, .present, .dismiss, .dismissAll, .alert, .closeAlert, .show, .hide,
      .removePlayer, .minimize, .maximize, .openDrawer, .closeDrawer, .flush:
      break
    }
    return asker
  }

  /// The one who asks, with what the referee has to know of the app for several requests.
  func asker(of ask: Ask, _ requests: [NavigationRequest]) -> Asker {
    requests.reduce(into: Asker(flow: ask.flow?.id ?? .none, isByUser: ask.isByUser)) {
      let next = asker(of: ask, $1)
      if let controls = next.controls { $0.controls = controls }
      if let container = next.container { $0.container = container }
      if !next.containers.isEmpty { $0.containers = next.containers }
    }
  }

  /// Ignores what the referee refuses, and tells the observers what has happened until then.
  private func ignoreJudged(_ request: NavigationRequest, because why: Refusal) -> RequestOutcome {
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
      queue.add(Turn(.call { modal.dismissWasAttempted() }, for: nil), to: .outcomes)
    }
    return ignore(request, because: why.reason(naming: name))
  }

  @discardableResult
  func ignore(_ request: NavigationRequest, because reason: IgnoredReason) -> RequestOutcome {
    log.append(.ignored(request.phrase(naming: name), reason))
    return .ignored(reason)
  }
}
