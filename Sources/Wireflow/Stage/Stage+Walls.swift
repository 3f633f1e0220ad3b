/// Walls: how they come up, and what waits behind them.
extension Stage {
  /// Raises a wall, which waits for nothing and which no guard is asked about.
  ///
  /// What is shown or waits in front of everything until now is put aside, and has its turn again
  /// once the wall has gone.
  func raise(_ request: NavigationRequest, for ask: borrowing Ask) -> RequestOutcome {
    if let reason = ask.by.flow?.refusal { return ignore(request, because: reason) }
    switch state.judge(request, by: asker(of: ask, request)) {
    case .change(let change): raise([change], styled: ask.by.style)
    case .changes(let changes): raise(changes, styled: ask.by.style)
    case .ignore(let why): return ignoreJudged(request, because: why)
    }
    keepRegionWireframe(of: request)
    return .committed
  }

  private func raise(_ changes: [TreeChange], styled style: TransitionStyle? = nil) {
    let alert = state.tree.alert.map(returning)
    let waiting = queue.takeAll(in: .alert, behind: 0)
    commit(changes, styled: style)
    for turn in [alert].compactMap(\.self) + waiting { queue.add(turn, to: .walled) }
  }

  /// The turn in which an alert that was put aside comes back, with what its flow lives for.
  private func returning(_ alert: StageTree.Alert) -> Turn {
    let ask = Ask(
      .alert(alert.content, from: state.tree.screen(alert.sender), as: alert.presented),
      through: alert.flow?.wireframe ?? link.wireframe, for: alert.flow, isQuestion: true,
      order: time.nextNumber())
    let by = ask.by
    return Turn(.request(ask.waiting(as: by)), holding: alert.flow.map { .keeping($0) })
  }

  /// Takes what has waited longest behind a wall that stands in front of it no more.
  func nextBehindWalls() -> Turn? {
    guard !queue.isEmpty(.walled) else { return nil }
    return queue.next(in: .walled) { turn in
      guard case .request(let waiting) = turn.act else { return !state.tree.hasWalls }
      return isInFrontOfWalls(waiting.request.traits, waiting.by)
    }
  }

  /// Does something in a turn of its own, once no wall is up any more.
  func onceNoWallIsUp(_ work: @escaping @MainActor () -> Void) {
    queue.add(Turn(.work(work)), to: .walled)
    takeBreath()
  }

  /// Returns true if a request that is about something behind a wall waits until that has gone:
  /// it would show something in front of everything, or it names a screen that waits for that.
  ///
  /// All else is done at once, and unseen. Of a transaction, each part is asked about when its turn
  /// comes.
  func mustAwaitWall(_ request: NavigationRequest, _ traits: RequestTraits) -> Bool {
    if case .transaction = request { return false }
    return traits.comesToTheFront || queue.bringsAny(of: traits.screens)
  }

  /// Returns true if a request is about what the user can reach.
  func isInFrontOfWalls(_ traits: @autoclosure () -> RequestTraits, _ asking: Asking) -> Bool {
    guard state.tree.hasWalls else { return true }
    return state.isInFrontOfWalls(
      traits(), flow: asking.flow?.id ?? .none, isByUser: asking.isByUser)
  }

  /// Returns true if a flow lives in front of all walls, so that its guard can decide.
  func isInFrontOfWalls(_ flow: FlowRecord) -> Bool {
    guard state.tree.hasWalls else { return true }
    return state.wall(of: flow.id) == state.tree.frontWall
  }

  /// Returns true if all that a plan does is behind a wall, where no guard can ask.
  func isBehindWalls(_ plan: Plan, _ asking: Asking) -> Bool {
    !isInFrontOfWalls(RequestTraits(plan.requests.map(\.traits)), asking)
  }

  /// The screen in front of all that a flow can present from: behind the walls that it does not live
  /// in front of.
  func frontScreen(for flow: FlowRecord) -> (any Screen)? {
    let front = state.front(behind: state.tree.wallAbove(state.wall(of: flow.id)))
    return front == .none ? nil : state.tree.screen(front)
  }

  /// The screen in front of all that a coordinator can present from.
  package func frontScreen<Output>(for wireframe: FlowWireframe<Output>) -> (any Screen)? {
    state.tree.hasWalls ? frontScreen(for: wireframe.flow) : visibleScreens.first
  }

  /// The first screen of the wall in front of all others, or nil while none is up.
  package var wall: (any Screen)? {
    let wall = state.tree.frontWall
    return wall == .none ? nil : state.tree.screen(state.tree.first(wall))
  }

  /// Returns true if a screen stands on a wall, or on something in front of one.
  package func standsOnWall(_ screen: any Screen) -> Bool {
    state.tree.standsOnWall(state.tree.find(screen))
  }
}

/// The privacy screen, which belongs to the stage.
extension Stage {
  /// Puts a screen in front of everything, which nothing but ``removePrivacyScreen()`` takes away.
  ///
  /// The screen is made only if none is up.
  func raisePrivacyScreen(_ screen: @autoclosure () -> (any Screen)?) {
    guard privacyWall == nil, let screen = screen() else { return }
    guard state.tree.find(screen) == .none else {
      let request = NavigationRequest.present(screen, from: nil, style: .wall, dismissButton: nil)
      ignore(request, because: .alreadyOnStage(name(of: screen)))
      return
    }
    unanimated {
      raise(state.raising { .present(screen, label: "", $0, over: .none, owner: .none) })
    }
  }

  /// Takes the privacy screen away with what stands on it, if it is up.
  func removePrivacyScreen() {
    guard let wall = privacyWall else { return }
    unanimated {
      var changes: [TreeChange] = []
      state.dismiss(from: state.tree.level(of: wall), &changes) { other in
        state.tree.wall(at: state.tree.level(of: other)) == wall
      }
      commit(changes)
    }
  }

  private func unanimated(_ change: () -> Void) {
    let isAnimating = state.isAnimating
    state.isAnimating = false
    working(change)
    state.isAnimating = isAnimating
    takeBreath()
  }

  private var privacyWall: Index? {
    state.tree.lists.walls.first { state.tree.regions[$0].keeper == .none }
  }
}

extension NavigationRequest {
  /// The screen of a wall that it raises, or nil if it raises none.
  var raisedWall: (any Screen)? {
    switch self {
    case .present(let screen, _, .wall, _): screen
    case .presentRootItems(let items, _, _, .wall, _): items.first
    default: nil
    }
  }

  /// True if it raises a wall.
  @inline(__always)
  var raisesWall: Bool {
    switch self {
    case .present(_, _, let style, _), .presentRootItems(_, _, _, let style, _): style == .wall
    default: false
    }
  }
}
