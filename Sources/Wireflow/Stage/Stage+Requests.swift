/// The path of a request: wait, translate, try, guard, carry out and report.
extension Stage {
  /// Submits a request, which its wireframe translates when its turn comes, usually at once.
  ///
  /// A request from inside the stage's own work (an observer, an outcome, an alert's answer) waits
  /// until that is done and returns `.queued`. A request that waits behind an alert returns
  /// `.queued`, too.
  /// - Parameters:
  ///   - request: the request.
  ///   - wireframe: the wireframe that translates the request. Without one, the stage takes it as
  ///     it is.
  ///   - transition: a hint at how to show it.
  @discardableResult
  public func submit(
    _ request: NavigationRequest, through wireframe: (any ApplicationWireframe)? = nil,
    transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    if let wireframe, wireframe.stage !== self {
      return ignore(request, because: .onOtherStage(TypeNames.shared[wireframe]))
    }
    return submit(Ask(request, through: wireframe, for: wireframe?.asker, styled: transition))
  }

  /// Submits a request, and waits for its final outcome.
  func outcome(
    of request: NavigationRequest, through wireframe: any ApplicationWireframe
  ) async -> RequestOutcome {
    let final = FinalOutcome(scheduler.sleepers)
    _ = submit(Ask(request, through: wireframe, for: wireframe.asker, telling: final))
    return await final.value()
  }

  func submit(_ ask: Ask) -> RequestOutcome {
    if let reason = foreignPart(of: ask) { return ignore(ask.request, because: reason) }
    if turn.phase == .working { return keep(ask) }
    let outcome = serve(ask)
    if turn.phase == .idle { finishTurn() }
    return outcome
  }

  /// Returns the reason to refuse a request that involves a flow or a wireframe of another stage.
  func foreignPart(of ask: Ask) -> IgnoredReason? {
    if let flow = ask.flow, flow.link !== link { return .onOtherStage(flow.name) }
    if case .attach(let saved) = ask.request, saved.stage !== self {
      return .onOtherStage(TypeNames.shared[saved])
    }
    guard case .presentRootItems(_, let own, _, _, _) = ask.request, own.stage !== self else {
      return nil
    }
    return .onOtherStage(TypeNames.shared[own])
  }

  /// Takes a request's turn, and reports the outcome to everyone who awaits it.
  func serve(_ ask: Ask) -> RequestOutcome {
    let awaited = awaitedScreens(of: ask.request)
    let outcome = take(ask)
    ask.final?.tell(outcome)
    if !awaited.isEmpty { working { beginWork(for: awaited) } }
    return outcome
  }

  /// Carries a request out, unless it has to wait.
  func take(_ ask: Ask) -> RequestOutcome {
    working(for: ask) {
      if ask.request.raisesWall { return raise(ask.request, for: ask) }
      // Translating removes no obstacle, because requests that the wireframe makes meanwhile wait.
      let hasGates = hasGates
      if hasGates, let obstacle = obstacle(before: [ask.request], by: ask) {
        return wait(ask, behind: obstacle)
      }
      if let reason = ask.flow?.refusal { return ignore(ask.request, because: reason) }
      if case .transaction(let transaction) = ask.request {
        return carryOut(transaction, for: ask)
      }
      do throws(Refusal) {
        let requests = try translation(of: ask)
        if requests.count == 1, requests[0].raisesWall { return raise(requests[0], for: ask) }
        if hasGates, let obstacle = obstacle(beforeTranslated: requests, by: ask) {
          return wait(ask, behind: obstacle)
        }
        return carryOut(requests, for: ask)
      } catch {
        return ignore(ask.request, because: error)
      }
    }
  }

  /// Does the stage's work on behalf of a requester.
  func working<Result>(for ask: Ask, _ work: () -> Result) -> Result {
    let outer = (turn.phase, turn.flow, turn.isByUser)
    (turn.phase, turn.flow, turn.isByUser) = (.working, ask.flow, ask.isByUser)
    defer { (turn.phase, turn.flow, turn.isByUser) = outer }
    return work()
  }

  /// Keeps a request until its obstacle has gone, or refuses a user's request while a guard decides.
  private func wait(_ ask: Ask, behind obstacle: Obstacle) -> RequestOutcome {
    if ask.isByUser, obstacle.kind == .decision,
      let decision = queue.guards.decisions.first(where: { isInFrontOfWalls($0.guardian) })
    {
      return ignore(ask.request, because: .deciding(by: decision.guardian.name))
    }
    return keep(ask, behind: obstacle)
  }

  /// Translates a request, by the wireframe of the region that it is about, or else by its own
  /// wireframe.
  func translation(of ask: Ask) throws(Refusal) -> [NavigationRequest] {
    guard let asked = ask.wireframe, !ask.request.raisesWall else { return [ask.request] }
    let policy = (regionWireframe(for: ask.request) ?? asked).policy
    let scene = places.scene(of: ask.request, by: ask.flow)
    switch policy.translate(ask.request, in: StageState(places, in: turn, of: scene)) {
    case .request(let request): return [request.withPreferences]
    case .requests(let several) where several.isEmpty:
      throw .plain(.declined("the wireframe made nothing of it"))
    case .requests(let several): return several.map(\.withPreferences)
    case .declined(let reason): throw .plain(reason)
    }
  }

  /// Carries out all requests, or ignores the first refused one.
  private func carryOut(_ requests: [NavigationRequest], for ask: Ask) -> RequestOutcome {
    let last = requests[requests.count - 1]
    if requests.count == 1, case .flush = last { return flush(for: ask) }
    guard requests.count > 1 || !queue.guards.isEmpty else {
      let why = commit(last, by: asker(of: ask, last))
      return why.map { refuse(last, because: $0) } ?? .committed
    }
    let tried = attempt(requests, of: ask)
    if let (request, why) = tried.refusal { return refuse(request, because: why) }
    if tried.isFulfilled, let met = tried.fulfilled.last { return refuse(last, because: met.why) }
    if let outcome = consult(about: tried, of: ask) { return outcome }
    guard let (request, why) = commit(tried) else { return .committed }
    if requests.count == 1 || !why.fulfils(request) { return refuse(request, because: why) }
    guard let met = tried.fulfilled.last, met.step == requests.count - 1 else { return .committed }
    return ignore(last, because: met.why)
  }

  /// Ignores a request that the places refuse, and notifies the observers of earlier changes.
  func refuse(_ request: NavigationRequest, because why: Refusal) -> RequestOutcome {
    let outcome = ignore(request, because: why)
    tellObserversIfAny()
    return outcome
  }

  /// Logs that a request changed nothing, and why.
  @discardableResult
  func ignore(_ request: NavigationRequest, because why: Refusal) -> RequestOutcome {
    // The app has another form factor even if its container stays the same.
    if case .adapt(let formFactor, _) = request, case .plain(.alreadyIn) = why {
      places.keep(formFactor)
    }
    if case .screen(.notDismissible, let screen) = why,
      let modal = screen as? any ModallyPresentable
    {
      queue.add(Turn(.call { modal.dismissWasAttempted() }), to: .outcomes)
    }
    return ignore(request, because: why.reason)
  }

  /// Logs that a request changed nothing, in its own words or in those of its translation.
  @discardableResult
  func ignore(
    _ request: NavigationRequest, as phrase: String? = nil, because reason: IgnoredReason
  ) -> RequestOutcome {
    log.append(.ignored(phrase ?? request.traits.phrase(), reason))
    if case .transaction(let transaction) = request { abandon(transaction) }
    return .ignored(reason)
  }
}

/// The wireframes of modals that hold root items.
extension Stage {
  /// Returns the wireframe of the region that a request is about, if that region has its own.
  ///
  /// The region is that of the first screen on stage that the request names, or else the one in
  /// front.
  func regionWireframe(for request: NavigationRequest) -> (any ApplicationWireframe)? {
    guard places.state.regions.count > 1, let wireframes = link.registry?.regionWireframes,
      !wireframes.isEmpty
    else { return nil }
    // Root items are always installed in the base.
    if case .install = request { return nil }
    if case .update(_, of: nil) = request { return nil }
    let traits = request.traits
    for screen in traits.others {
      guard let page = places.page(of: screen) else { continue }
      return page.region.flatMap { wireframes[$0.number] }
    }
    return traits.concernsTheBase ? nil : wireframes[places.front.number]
  }

  /// Returns the containers that modals with root items choose when the app adapts, by the numbers
  /// of their presentations.
  func regionContainers(for formFactor: FormFactor) -> [UInt32: WireframeContainer] {
    let wireframes = link.registry?.regionWireframes ?? [:]
    return wireframes.compactMapValues { $0.container(for: .adapt(formFactor)) }
  }

  /// Returns the outcome that a request would have now, without guards.
  func verdict(
    on request: NavigationRequest, through wireframe: any ApplicationWireframe
  ) -> RequestOutcome {
    let ask = Ask(request, through: wireframe, for: wireframe.asker)
    if let reason = foreignPart(of: ask) { return .ignored(reason) }
    return working(for: ask) {
      if obstacle(before: [request], by: ask) != nil { return .queued }
      if let reason = ask.flow?.refusal { return .ignored(reason) }
      do throws(Refusal) {
        let requests = try translation(of: ask)
        if obstacle(beforeTranslated: requests, by: ask) != nil { return .queued }
        let tried = attempt(requests, of: ask)
        if let (_, why) = tried.refusal { throw why }
        if let met = tried.fulfilled.last, met.step == requests.count - 1 { throw met.why }
        return .committed
      } catch {
        return .ignored(error.reason)
      }
    }
  }

  /// Sets the app's initial form factor.
  ///
  /// Once root items are on stage, only `adapt` changes it, together with their container.
  package func begin(in formFactor: FormFactor) {
    if selectedRoot == nil { places.keep(formFactor) }
  }
}
