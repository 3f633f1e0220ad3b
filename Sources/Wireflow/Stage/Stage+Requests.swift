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
    return submit(
      Submission(request, through: wireframe, for: wireframe?.requestingFlow, styled: transition))
  }

  /// Submits a request, and waits for its final outcome.
  func outcome(
    of request: NavigationRequest, through wireframe: any ApplicationWireframe
  ) async -> RequestOutcome {
    let final = Waiter<RequestOutcome>(scheduler.sleepers)
    _ = submit(
      Submission(request, through: wireframe, for: wireframe.requestingFlow, telling: final))
    return await final.value()
  }

  func submit(_ sent: Submission) -> RequestOutcome {
    if let flow = sent.flow, flow.link !== link {
      let outcome = ignore(sent.request, because: .onOtherStage(flow.name))
      sent.final?.tell(outcome)
      return outcome
    }
    if turn.phase == .working { return keep(sent) }
    dropReleased()
    let outcome = serve(sent)
    if turn.phase == .idle { finishTurn() }
    return outcome
  }

  /// Takes a request's turn, and reports the outcome to everyone who awaits it.
  func serve(_ sent: Submission) -> RequestOutcome {
    let awaited = awaitedScreens(of: sent.request)
    let outcome = take(sent)
    sent.final?.tell(outcome)
    if !awaited.isEmpty { working { beginWork(for: awaited) } }
    return outcome
  }

  /// Carries a request out, unless it has to wait.
  func take(_ sent: Submission) -> RequestOutcome {
    working(for: sent) {
      if sent.request.raisesWall { return raise(sent.request, for: sent) }
      // Translating removes no obstacle, because requests that the wireframe makes meanwhile wait.
      let hasGates = hasGates
      if hasGates, let obstacle = obstacle(before: [sent.request], by: sent) {
        return wait(sent, behind: obstacle)
      }
      if let reason = sent.flow?.refusal { return ignore(sent.request, because: reason) }
      if hasGates, case .adapt = sent.request { giveUpHeldAdapts(before: sent) }
      if case .transaction(let transaction) = sent.request {
        return carryOut(transaction, for: sent)
      }
      do throws(IgnoredReason) {
        let requests = try translation(of: sent)
        if requests.count == 1, requests[0].raisesWall { return raise(requests[0], for: sent) }
        if hasGates, let obstacle = obstacle(beforeTranslated: requests, by: sent) {
          return wait(sent, behind: obstacle)
        }
        return carryOut(requests, for: sent)
      } catch {
        return ignore(sent.request, because: error)
      }
    }
  }

  /// Does the stage's work on behalf of a requester.
  func working<Result>(for sent: Submission, _ work: () -> Result) -> Result {
    let outer = (turn.phase, turn.flow, turn.isByUser)
    (turn.phase, turn.flow, turn.isByUser) = (.working, sent.flow, sent.isByUser)
    defer { (turn.phase, turn.flow, turn.isByUser) = outer }
    return work()
  }

  /// Keeps a request until its obstacle has gone, or refuses a user's request while a guard decides.
  private func wait(_ sent: Submission, behind obstacle: Obstacle) -> RequestOutcome {
    if sent.isByUser, obstacle.kind == .decision,
      let decision = queue.guards.decisions.first(where: { isInFrontOfWalls($0.guardian) })
    {
      return ignore(sent.request, because: .deciding(by: decision.guardian.name))
    }
    return keep(sent, behind: obstacle)
  }

  /// Translates a request, by the wireframe of the region that it is about, or else by its own
  /// wireframe.
  func translation(of sent: Submission) throws(IgnoredReason) -> [NavigationRequest] {
    guard let asked = sent.wireframe, !sent.request.raisesWall else { return [sent.request] }
    let policy = (regionWireframe(for: sent.request) ?? asked).policy
    let scene = places.scene(of: sent.request, by: sent.flow)
    switch policy.translate(sent.request, in: StageState(places, in: turn, of: scene)) {
    case .request(let request): return [request.withPreferences]
    case .requests(let several) where several.isEmpty:
      throw .declined("the wireframe made nothing of it")
    case .requests(let several): return several.map(\.withPreferences)
    case .declined(let reason): throw reason
    }
  }

  /// Carries out all requests, or ignores the first refused one.
  private func carryOut(_ requests: [NavigationRequest], for sent: Submission) -> RequestOutcome {
    let last = requests[requests.count - 1]
    if requests.count == 1, case .flush = last { return flush(for: sent) }
    guard requests.count > 1 || !queue.guards.isEmpty else {
      let why = commit(last, by: requester(of: sent, last))
      return why.map { refuse(last, because: $0) } ?? .committed
    }
    let tried = attempt(requests, of: sent)
    if let (request, why) = tried.refusal { return refuse(request, because: why) }
    if tried.isFulfilled, let met = tried.fulfilled.last { return refuse(last, because: met.why) }
    if let outcome = consult(about: tried, of: sent) { return outcome }
    guard let (request, why) = commit(tried) else { return .committed }
    if requests.count == 1 || !why.fulfils(request) { return refuse(request, because: why) }
    guard let met = tried.fulfilled.last, met.step == requests.count - 1 else { return .committed }
    return ignore(last, because: met.why)
  }

  /// Ignores a request that the places refuse, and notifies the observers of earlier changes.
  func refuse(_ request: NavigationRequest, because why: IgnoredReason) -> RequestOutcome {
    let outcome = ignore(request, because: why)
    tellObserversIfAny()
    return outcome
  }

  /// Logs that a request changed nothing, in its own words or in those of its translation.
  @discardableResult
  func ignore(
    _ request: NavigationRequest, as phrase: String? = nil, because reason: IgnoredReason
  ) -> RequestOutcome {
    // The app has another form factor even if its container stays the same.
    if case .adapt(let formFactor, _) = request, case .alreadyIn = reason {
      places.keep(formFactor)
    }
    if case .screen(.notDismissible, _) = reason {
      let asked: (any Screen)? =
        switch request {
        case .dismiss(let screen), .hide(let screen), .remove(let screen): screen
        case .goBack: places.frontModal?.first
        default: nil
        }
      let modal = asked as? any ModallyPresentable
      queue.add(Turn(.call { modal?.dismissWasAttempted() }), to: .outcomes)
    }
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
  /// front. What is detached has none.
  func regionWireframe(for request: NavigationRequest) -> (any ApplicationWireframe)? {
    guard places.state.regions.count > 1, let wireframes = link.registry?.regionWireframes,
      !wireframes.isEmpty
    else { return nil }
    // Root items are always installed in the base.
    if case .install = request { return nil }
    if case .update(_, of: nil) = request { return nil }
    let traits = request.traits
    for screen in traits.others {
      if let page = places.page(of: screen) { return page.region.flatMap { wireframes[$0.number] } }
      if isResident(screen) { return nil }
    }
    return traits.concernsTheBase ? nil : wireframes[places.front.number]
  }

  /// Returns the containers that modals with root items choose when the app adapts, by the numbers
  /// of their presentations.
  func regionContainers(for formFactor: FormFactor) -> [UInt32: WireframeContainer] {
    // In the order of presentation, because wireframes are code of the app.
    let wireframes = (link.registry?.regionWireframes ?? [:]).sorted { $0.key < $1.key }
    return wireframes.reduce(into: [:]) { $0[$1.key] = $1.value.container(for: .adapt(formFactor)) }
  }

  /// Returns the outcome that a request would have now, without guards.
  func verdict(
    on request: NavigationRequest, through wireframe: any ApplicationWireframe
  ) -> RequestOutcome {
    let sent = Submission(request, through: wireframe, for: wireframe.requestingFlow)
    if let flow = sent.flow, flow.link !== link { return .ignored(.onOtherStage(flow.name)) }
    dropReleased()
    // A title that is read may make requests.
    defer { finishTurnIfIdle() }
    return working(for: sent) {
      if obstacle(before: [request], by: sent) != nil { return .queued }
      if let reason = sent.flow?.refusal { return .ignored(reason) }
      do throws(IgnoredReason) {
        let requests = try translation(of: sent)
        if obstacle(beforeTranslated: requests, by: sent) != nil { return .queued }
        let tried = attempt(requests, of: sent)
        if let (_, why) = tried.refusal { throw why }
        if let met = tried.fulfilled.last, met.step == requests.count - 1 { throw met.why }
        return .committed
      } catch {
        return .ignored(error)
      }
    }
  }

  /// Sets the app's initial form factor.
  ///
  /// Once root items are on stage, only `adapt` changes it, together with their container.
  package func begin(in formFactor: FormFactor) {
    if state.selectedRoot == nil { places.keep(formFactor) }
  }
}
