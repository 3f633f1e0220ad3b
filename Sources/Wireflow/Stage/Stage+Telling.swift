/// Changes and their telling: the texts are read before, and the log, the backend and the observers
/// hear of them afterwards, in this order and always with the new state.
extension Stage {
  /// Makes one change.
  @inline(__always)
  func commit(_ change: consuming TreeChange) {
    var change = change
    turn.isDeciding = true
    let entry = read(&change)
    turn.isDeciding = false
    state.outbox.isObserved = !observers.isEmpty
    log.beginEffects()
    state.commit(change, entry, in: log)
    tell()
  }

  /// Makes several changes that are shown as one.
  func commit(_ changes: consuming [TreeChange]) {
    var changes = changes
    turn.isDeciding = true
    let entries = changes.indices.map { read(&changes[$0]) }
    turn.isDeciding = false
    state.outbox.isObserved = !observers.isEmpty
    log.beginEffects()
    for (place, change) in changes.enumerated() { state.commit(change, entries[place], in: log) }
    tell()
  }

  /// Makes several changes, of which later ones stand on the earlier ones.
  func commit(_ changes: [TreeChange], gathered: ChangeTexts) {
    var (changes, texts) = (changes, gathered)
    let base = state.tree.container(of: state.tree.base)
    turn.isDeciding = true
    for place in changes.indices { changes[place].read(in: base) }
    texts.read(types)
    turn.isDeciding = false
    state.outbox.isObserved = !observers.isEmpty
    log.beginEffects()
    for change in changes {
      let entry = state.entry(for: change, &texts)
      state.commit(change, entry, in: log)
    }
    tell()
  }

  /// Reads from the app what a change and its line need.
  @inline(__always)
  private func read(_ change: inout TreeChange) -> PresentationLog.Entry {
    switch change {
    case .push(let screen, let stack, _):
      let name = name(of: screen)
      return .push(name, onto: state.tree.stacks[stack].label)
    case .dismiss(let region):
      let screen = state.tree.screen(state.tree.first(region))
      return .dismiss(name(of: screen))
    case .end(let flow, let isFinished, _):
      let name = state.ledger.record(flow)?.name ?? ""
      return isFinished ? .finish(name) : .cancel(name)
    case .pop, .remove, .replace, .select, .showDetail, .embed, .unembed, .install, .update,
      .present, .bringToFront, .alert, .closeAlert, .installPlayer, .removePlayer, .minimize,
      .maximize, .openDrawer, .closeDrawer, .adapt:
      return readGathered(&change)
    }
  }

  private func readGathered(_ change: inout TreeChange) -> PresentationLog.Entry {
    change.read(in: state.tree.container(of: state.tree.base))
    var texts = ChangeTexts()
    _ = state.entry(for: change, &texts)
    texts.read(types)
    return state.entry(for: change, &texts)
  }

  /// Tells what has changed, unless a batch puts it off, and lets go of what left.
  @inline(__always)
  func tell() {
    log.tell()
    if !state.outbox.deliveries.isEmpty { queueDeliveries() }
    if !state.outbox.ended.isEmpty { letGoOfEndedFlows() }
    letGoOfRegionWireframes()
    guard state.openBatches == 0 else { return }
    if !state.outbox.commands.isEmpty { send() }
    if !observers.isEmpty { tellObservers() }
    if !time.screenWork.isEmpty { cancelWorkOfScreensThatLeft() }
    letGo()
  }

  /// Gives answers and outcomes their place among what waits for its turn.
  private func queueDeliveries() {
    var deliveries: [Turn] = []
    swap(&deliveries, &state.outbox.deliveries)
    for turn in deliveries { queue.add(turn, to: .outcomes) }
  }

  /// Sends what is to be shown as one transition, and the whole tree if somebody waits for that.
  private func send() {
    var commands: [PresentationCommand] = []
    swap(&commands, &state.outbox.commands)
    let isMerged = commands.count > 1
    let command = isMerged ? PresentationCommand.batch(commands) : commands.removeLast()
    var shownBy: ObjectIdentifier?
    if !isMerged, turn.isByUser, let removal = turn.removal { shownBy = removal.matches(command) }
    transitions.send(
      PresentationTransition(
        command, isAnimated: state.outbox.isAnimated && animatesTransitions, shownBy: shownBy))
  }

  /// Lets go of what left, one after the other and outside of the state, because code of the app
  /// may run at the end of each.
  @inline(__always)
  private func letGo() {
    while let left = state.outbox.left.popLast() { withExtendedLifetime(left) {} }
    guard !state.outbox.containers.isEmpty else { return }
    var containers: [WireframeContainer] = []
    swap(&containers, &state.outbox.containers)
  }

  /// Cancels the delayed work that goes with screens that have left.
  private func cancelWorkOfScreensThatLeft() {
    for screen in state.outbox.left {
      for work in time.screenWork.takeAll(of: ObjectIdentifier(screen)) { work.cancel() }
    }
  }

  private func letGoOfEndedFlows() {
    var ended: [FlowRecord] = []
    swap(&ended, &state.outbox.ended)
    for flow in ended {
      cancelWork(of: flow)
      releaseGuard(of: flow)
    }
  }

  /// Shows the whole live tree in the place of all that is shown, or does so after a batch that is
  /// open.
  func showAll(because cause: PresentationCommand.InstallCause) {
    guard state.openBatches == 0 else {
      turn.causesAfterBatch.append(cause)
      return
    }
    transitions.send(
      PresentationTransition(.install(snapshot, cause: cause), isAnimated: false, shownBy: nil))
  }

  /// Merges the transitions of all that is asked inside into one.
  ///
  /// It is no transaction: each request is judged on the state as it then is.
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
    state.openBatches += 1
    defer {
      endBatch()
      turn.phase = outer
      if outer == .idle { finishTurn() }
    }
    try requests()
  }

  /// Keeps all that is asked inside for later, to be merged then.
  private func batchLater(_ requests: () throws -> Void) rethrows {
    let count = queue.count(in: .later)
    defer {
      let turns = queue.takeAll(in: .later, behind: count)
      queue.add(Turn(.batch(turns), for: nil), to: .later)
    }
    try requests()
  }

  func endBatch() {
    state.openBatches -= 1
    guard state.openBatches == 0 else { return }
    let outer = turn.phase
    turn.phase = .working
    tell()
    let causes = turn.causesAfterBatch
    turn.causesAfterBatch = []
    for cause in causes { showAll(because: cause) }
    turn.phase = outer
  }
}
