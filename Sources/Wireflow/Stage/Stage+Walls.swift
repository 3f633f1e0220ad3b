/// Walls: how they come up, and which requests wait behind them.
extension Stage {
  /// Raises a wall at once, without asking guards.
  ///
  /// Alerts that are shown or waiting are put aside, and get their turn again once the wall has
  /// gone.
  func raise(_ request: NavigationRequest, for sent: Submission) -> RequestOutcome {
    if let reason = sent.flow?.refusal { return ignore(request, because: reason) }
    // The alerts put aside would wait for an app that is gone, and would keep the stage alive.
    if isAppGone { return giveUp(sent) }
    var refusal: IgnoredReason?
    puttingAlertsAside { refusal = commit(request, by: requester(of: sent, request)) }
    return refusal.map { refuse(request, because: $0) } ?? .committed
  }

  /// Puts the alert that the wall hides in front of those that wait for its answer.
  private func puttingAlertsAside(_ raise: () -> Void) {
    let (shown, wall, next) = (places.alert, places.wall?.number, firstInLine()?.order)
    raise()
    guard let shown, places.wall?.number != wall else { return }
    queue.add(returning(shown, next.map { $0 - 1 } ?? time.nextNumber()), to: .waiting)
  }

  /// Returns the turn in which an alert that was put aside returns, with its hold on its flow.
  private func returning(_ alert: ShownAlert, _ order: Int) -> Turn {
    let sent = Submission(
      .alert(alert.content, from: alert.sender, as: alert.presented),
      through: alert.flow?.wireframe ?? link.wireframe, for: alert.flow, isQuestion: true,
      order: order)
    sent.obstacle = Obstacle(kind: .alert)
    return Turn(.request(sent), holding: alert.flow.map { .keeping($0) })
  }

  /// Runs work in a separate turn, once no wall is up.
  func onceNoWallIsUp(_ work: @escaping @MainActor () -> Void) {
    queue.add(Turn(.work(work)), to: .waiting)
    finishTurnIfIdle()
  }

  /// Returns true if a request about something behind a wall waits until the wall has gone, because
  /// it shows something in front of everything, or names a screen that waits.
  ///
  /// The stage carries out all others at once, unseen. It checks each part of a transaction at that
  /// part's turn.
  func mustAwaitWall(_ request: NavigationRequest, _ traits: RequestTraits, _ sent: Submission)
    -> Bool
  {
    if case .transaction = request { return false }
    return traits.comesToTheFront || queue.bringsAny(of: traits.screens, before: sent)
  }

  /// Returns true if a request is about something that the user can reach.
  func isInFrontOfWalls(_ traits: @autoclosure () -> RequestTraits, _ sent: Submission) -> Bool {
    !places.hasWall
      || places.isInFrontOfWalls(traits(), flow: sent.flow, isByUser: sent.isByUser)
  }

  /// Returns true if a flow lives in front of all walls, so that its guard can decide.
  func isInFrontOfWalls(_ flow: FlowRecord) -> Bool { places.isInFrontOfWalls(flow) }

  /// Returns true if an attempt lies entirely behind a wall, where no guard can ask.
  func isBehindWalls(_ tried: Attempt, _ sent: Submission) -> Bool {
    !isInFrontOfWalls(RequestTraits(tried.requests.map(\.traits), ""), sent)
  }

  /// Returns the frontmost screen that a flow can present from, which is behind the walls that hide
  /// the flow.
  func frontScreen(for flow: FlowRecord) -> (any Screen)? { places.frontPage(for: flow)?.screen }

  /// Returns the frontmost screen that a coordinator can present from.
  package func frontScreen<Output>(for wireframe: FlowWireframe<Output>) -> (any Screen)? {
    frontScreen(for: wireframe.flow)
  }

  /// The first screen of the frontmost wall, or nil without a wall.
  package var wall: (any Screen)? { places.wall?.first.screen }

  /// Returns true if a screen is on a wall, or on something in front of one.
  package func standsOnWall(_ screen: any Screen) -> Bool {
    places.standsOnWall(places.page(of: screen))
  }
}

/// The privacy screen, which belongs to the stage.
extension Stage {
  /// Puts a screen in front of everything, which only ``removePrivacyScreen()`` removes.
  ///
  /// The screen is created only if none is up.
  func raisePrivacyScreen(_ screen: @autoclosure () -> (any Screen)?) {
    guard privacyWall == nil, let screen = screen() else { return }
    guard places.page(of: screen) == nil else {
      let request = NavigationRequest.present(screen, from: nil, style: .wall, dismissButton: nil)
      ignore(request, because: .screen(.alreadyOnStage, name(of: screen)))
      return
    }
    unanimated {
      puttingAlertsAside {
        places.raisePrivacy(screen)
        report()
      }
    }
  }

  /// Removes the privacy screen with everything on it, if it is up.
  func removePrivacyScreen() {
    guard let wall = privacyWall else { return }
    unanimated {
      places.lower(wall)
      report()
    }
  }

  private func unanimated(_ change: () -> Void) {
    let isAnimating = animatesTransitions
    animatesTransitions = false
    working(change)
    animatesTransitions = isAnimating
    finishTurnIfIdle()
  }

  private var privacyWall: Region? { places.walls.first { $0.modal?.keeper == nil } }
}
