/// Reports of changes: to the log, the flows, the backend and the observers, in this order.
extension Stage {
  /// Reports the changes of the places.
  ///
  /// In a batch, the backend and the observers receive them at the end.
  func report() {
    write(exchange(&places.effects.steps, with: []))
    cancelWork(ofScreensLeavingIn: places.effects.newChanges())
    deliver()
    if let shown = pending.shown, turn.isByUser, let command = pending.commands.last {
      pending.shownBy = shown.matches(command)
    }
    if pending.openBatches == 0 { reportBatch() }
  }

  /// Sends the changes to the backend as one transition, and notifies the observers.
  func reportBatch() {
    send(exchange(&pending.commands, with: []))
    showAllIfDue()
    var changes = places.effects.takeChanges()
    tellObservers(changes)
    letGo(&changes)
  }

  /// Reads the titles that lines need, and writes the lines.
  private func write(_ steps: [Step]) {
    guard !steps.isEmpty else { return }
    log.beginEffects()
    for step in steps {
      let entry = readingApp { step.entry }
      log.record(entry, isMerged: step.command != nil && !pending.commands.isEmpty)
      guard let command = step.command else { continue }
      pending.commands.append(command)
      pending.isAnimated = step.isAnimated && animatesTransitions
      if let style = step.style { pending.style = style }
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
  private func cancelWork(ofScreensLeavingIn changes: ArraySlice<StageChange>) {
    guard !time.screenWork.isEmpty else { return }
    for case .left(let screen) in changes {
      for work in time.screenWork.takeAll(of: ObjectIdentifier(screen)) { work.cancel() }
    }
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
    places.effects.kept = []
    noteOwners()
  }

  private func send(_ commands: [PresentationCommand]) {
    let shownBy = exchange(&pending.shownBy, with: nil)
    guard let first = commands.first else { return }
    let command = commands.count == 1 ? first : .batch(commands)
    var transition = PresentationTransition(
      command, isAnimated: pending.isAnimated, shownBy: commands.count == 1 ? shownBy : nil,
      arrivals: places.arrivals)
    if let shown = pending.shown, turn.isByUser || shown.isHandedOver {
      transition.shownBy = shown.matches(command)
    }
    if let style = exchange(&pending.style, with: nil) {
      transition.style = style
      if style == .unanimated { transition.isAnimated = false }
    }
    if isWatched { transition.state = follower?.noteState() ?? 0 }
    transitions.send(transition, withoutScreensUpTo: places.effects.newestLeft)
  }

  /// Releases departed screens one by one, because code of the app may run in each `deinit`.
  private func letGo(_ changes: inout [StageChange]) {
    let hasLeft = exchange(&places.effects.newestLeft, with: 0) > 0
    if hasLeft, !rows.isEmpty { rows.keep(where: isOnStage) }
    while let last = changes.popLast() { withExtendedLifetime(last) {} }
    if places.effects.departedRegions.isEmpty, places.effects.departedContainers.isEmpty { return }
    let containers = exchange(&places.effects.departedContainers, with: [])
    let regions = exchange(&places.effects.departedRegions, with: [])
    let wireframes = regions.map { link.registry?.regionWireframes.removeValue(forKey: $0) }
    withExtendedLifetime((containers, wireframes)) {}
  }

  /// Replaces everything on screen with the whole live tree.
  ///
  /// It first waits for the end of a batch, and for the transition of a change that is being
  /// reported.
  func showAll(because cause: PresentationCommand.InstallCause) {
    if pending.openBatches > 0 || turn.isReadingApp {
      pending.installCauses.append(cause)
    } else {
      transitions.send(wholeTree(because: cause))
    }
  }

  func showAllIfDue() {
    guard pending.openBatches == 0, !pending.installCauses.isEmpty else { return }
    let causes = exchange(&pending.installCauses, with: [])
    for cause in causes { showAll(because: cause) }
  }

  private func wholeTree(
    because cause: PresentationCommand.InstallCause
  ) -> PresentationTransition {
    var transition = PresentationTransition(
      .install(snapshot, cause: cause), isAnimated: false, shownBy: nil,
      arrivals: places.arrivals)
    if isWatched { transition.state = follower?.noteState() ?? 0 }
    return transition
  }

  /// The whole tree for a backend that fell behind, or nil while changes are being reported.
  var restToShow: PresentationTransition? {
    turn.phase == .working || pending.openBatches > 0 ? nil : wholeTree(because: .restore)
  }
}

/// The changes that the stage has made but not yet reported, because a batch is open.
@MainActor
struct PendingReport {
  /// The number of open batches, during which the backend and observers receive nothing.
  var openBatches = 0
  /// The commands that the backend shows as one transition.
  var commands: [PresentationCommand] = []
  var isAnimated = true
  /// The hint at how to show the transition.
  var style: TransitionStyle?
  /// The change that the user has already made on a backend, while the stage follows.
  var shown: ShownChange?
  /// The backend on which the user made the change that the one command shows.
  var shownBy: ObjectIdentifier?
  /// The reasons to show the whole tree once the transition has been sent.
  var installCauses: [PresentationCommand.InstallCause] = []
}

/// A change that the user has already made on a backend, while the stage follows.
@MainActor
struct ShownChange {
  /// The change by the stage that would match the screen.
  enum Expected {
    case pop(to: any Screen)
    case dismiss(any Screen)
    case select(any Screen)
    case openDrawer
    case closeDrawer
    case minimize
    case maximize
    case adapt
  }

  let backend: ObjectIdentifier
  let expected: Expected

  /// True if the app, rather than the stage, carries out the change.
  var isHandedOver: Bool {
    switch expected {
    case .maximize, .adapt: true
    case .pop, .dismiss, .select, .openDrawer, .closeDrawer, .minimize: false
    }
  }

  /// Returns the backend that already shows a command, because the user did it there.
  func matches(_ command: PresentationCommand) -> ObjectIdentifier? {
    switch (command, expected) {
    case (.pop(let screen), .pop(let other)) where screen === other: backend
    case (.dismiss(let screen), .dismiss(let other)) where screen === other: backend
    case (.select(let root), .select(let other)) where root === other: backend
    case (.openDrawer, .openDrawer), (.closeDrawer, .closeDrawer): backend
    case (.minimize, .minimize), (.maximize, .maximize): backend
    case (.install(_, .adapt), .adapt): backend
    default: nil
    }
  }
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
