/// Reports of changes: to the log, the flows, the backend and the observers, in this order.
extension Stage {
  /// Reports the changes of the places.
  ///
  /// In a batch, the backend and the observers receive them at the end.
  func report() {
    queue.lookAgain()
    write(exchange(&places.effects.steps, with: []))
    cancelWork(of: exchange(&places.effects.left, with: []))
    deliver()
    if let shown = pending.shown, turn.isByUser || shown.isHandedOver,
      let change = pending.changes.last
    {
      pending.shownBy = shown.verb == change.verb && shown.isThere() ? shown.backend : nil
    }
    if pending.openBatches == 0 { reportBatch() }
  }

  /// Sends the changes to the backend as one transition, and notifies the observers.
  func reportBatch() {
    send(exchange(&pending.changes, with: []))
    if !places.notices.isEmpty { followNotices() }
    var changes = exchange(&places.effects.changes, with: [])
    tellObservers(changes)
    letGo(&changes)
  }

  /// Reads the titles that lines need, and writes the lines.
  private func write(_ steps: [(isAnimated: Bool, line: () -> PresentationLog.Entry)]) {
    guard !steps.isEmpty else { return }
    log.beginEffects()
    for step in steps {
      let entry = readingApp { step.line() }
      let change = PresentationTransition.Change(entry)
      log.record(entry, isMerged: change != nil && !pending.changes.isEmpty)
      guard let change else { continue }
      pending.changes.append(change)
      pending.isAnimated = step.isAnimated && animatesTransitions
      if case .hinted(_, let style?, _) = entry { pending.style = style }
    }
    log.tell()
  }

  /// Reads from code of the app, during which no flow may begin.
  func readingApp<Result>(_ read: () -> Result) -> Result {
    let outer = turn.isReadingApp
    turn.isReadingApp = true
    defer { turn.isReadingApp = outer }
    return read()
  }

  /// Cancels the delayed work of screens that have left, and calls back for their departures.
  private func cancelWork(of left: [ObjectIdentifier]) {
    guard !time.screenWork.isEmpty else { return }
    for screen in left { for work in time.screenWork.takeAll(of: screen) { work.cancel() } }
  }

  /// Queues answers and outcomes, and ends the work and guards of flows that have ended.
  private func deliver() {
    if places.effects.deliveries.isEmpty, places.effects.endedFlows.isEmpty { return }
    for turn in exchange(&places.effects.deliveries, with: []) { queue.add(turn, to: .outcomes) }
    for flow in exchange(&places.effects.endedFlows, with: []) {
      cancelWork(of: flow)
      releaseGuard(of: flow)
      giveUpHeld(by: flow)
    }
    noteOwners()
  }

  private func send(_ changes: [PresentationTransition.Change]) {
    let shownBy = exchange(&pending.shownBy, with: nil)
    guard !changes.isEmpty else { return transitions.sendPending() }
    var transition = PresentationTransition(changes, isAnimated: pending.isAnimated)
    if changes.count == 1 { transition.shownBy = shownBy }
    if let style = exchange(&pending.style, with: nil) {
      transition.style = style
      if style == .unanimated { transition.isAnimated = false }
    }
    transitions.send(transition)
  }

  /// Releases departed screens one by one, because code of the app may run in each `deinit`.
  private func letGo(_ changes: inout [StageChange]) {
    if !rows.isEmpty, changes.contains(where: { $0.departed != nil }) {
      rows.keep(where: isResident)
    }
    while let last = changes.popLast() { withExtendedLifetime(last) {} }
    withExtendedLifetime(exchange(&places.effects.replaced, with: [])) {}
  }

  /// True while no change is half made or half reported.
  var isBetweenChanges: Bool {
    turn.phase != .working && pending.openBatches == 0 && !turn.isReadingApp
  }
}

/// The changes that the stage has made but not yet reported, because a batch is open.
@MainActor
struct PendingReport {
  /// The number of open batches, during which the backend and observers receive nothing.
  var openBatches = 0
  /// The changes that the backend shows as one transition.
  var changes: [PresentationTransition.Change] = []
  var isAnimated = true
  /// The hint at how to show the transition.
  var style: TransitionStyle?
  /// The change that the user has already made on a backend, while the stage follows.
  var shown: ShownChange?
  /// The backend on which the user made the only change.
  var shownBy: ObjectIdentifier?
}

/// Batches: several requests that appear as one transition.
extension Stage {
  /// Merges the transitions of all requests inside into one.
  ///
  /// A batch is not a transaction: the stage evaluates each request on the state at its turn.
  ///
  /// ```swift
  /// stage.batch {
  ///   wireframe.popToRoot(of: list)
  ///   wireframe.push(details, from: list)
  /// }
  /// ```
  public func batch(_ requests: () throws -> Void) rethrows {
    if turn.phase == .working { return try batchLater(requests) }
    dropReleased()
    let outer = turn.phase
    turn.phase = .open
    pending.openBatches += 1
    defer {
      endBatch()
      turn.phase = outer
      if outer == .idle { finishTurn() }
    }
    try requests()
  }

  /// Queues all requests inside, to merge them at their turn.
  private func batchLater(_ requests: () throws -> Void) rethrows {
    let count = queue.count(in: .later)
    defer {
      let turns = queue.takeAll(in: .later, behind: count)
      queue.add(Turn(.batch(turns)), to: .later)
    }
    try requests()
  }

  func endBatch() {
    pending.openBatches -= 1
    if pending.openBatches == 0 { working { reportBatch() } }
  }
}
