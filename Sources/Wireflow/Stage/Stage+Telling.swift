/// Changes and their telling: the texts are read before, and the log, the backend and the observers
/// hear of them afterwards, in this order and always with the new state.
extension Stage {
  /// Makes one change.
  @inline(__always)
  func commit(_ change: consuming TreeChange, styled style: TransitionStyle? = nil) {
    var change = change
    turn.isDeciding = true
    let entry = style == nil ? read(&change) : read(&change, styled: style)
    turn.isDeciding = false
    prepare()
    let asker = turn.who.asker
    tell(state.commitAlone(consume change, consume entry, by: asker, in: log))
  }

  /// Makes several changes that are shown as one.
  func commit(_ changes: consuming [TreeChange], styled style: TransitionStyle? = nil) {
    var changes = changes
    turn.isDeciding = true
    let entries = changes.indices.map { read(&changes[$0], styled: style) }
    turn.isDeciding = false
    prepare()
    let asker = turn.who.asker
    for (place, change) in changes.enumerated() {
      state.commit(change, entries[place], by: asker, in: log)
    }
    tell(state.afterCommit())
  }

  /// Makes the changes of a plan, of which later ones stand on the earlier ones.
  func commit(_ plan: consuming Plan) {
    var (changes, texts) = (plan.changes, plan.texts)
    var base = state.tree.container(of: state.tree.base)
    turn.isDeciding = true
    for place in changes.indices {
      changes[place].change.read(in: base)
      base = changes[place].change.containerOfBase ?? base
    }
    texts.read(types)
    turn.isDeciding = false
    prepare()
    for (change, asker, style) in changes {
      let entry = noted(style, for: change, state.entry(for: change, &texts))
      state.commit(change, entry, by: asker, in: log)
    }
    tell(state.afterCommit())
  }

  /// Does what must be done before a change, because code of the app may run in it.
  @inline(__always)
  private func prepare() {
    log.beginEffects()
  }

  /// Reads from the app what a change and its line need, and notes how it is to be shown.
  private func read(
    _ change: inout TreeChange, styled style: TransitionStyle?
  ) -> PresentationLog.Entry {
    let entry = read(&change)
    return noted(style, for: change, entry)
  }

  /// Keeps a hint for the transition, and returns the line with it.
  private func noted(
    _ style: TransitionStyle?, for change: borrowing TreeChange, _ entry: PresentationLog.Entry
  ) -> PresentationLog.Entry {
    guard let style, change.takesStyle else { return entry }
    telling.style = style
    return .styled(entry, style)
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
    case .present(let screen, _, var modal, let over, let owner):
      let name = name(of: screen)
      let below = over == .none ? nil : self.name(of: state.tree.screen(over))
      modal.shownStyle = state.tree.container(of: state.tree.base).shownStyle(of: modal.style)
      change = .present(
        screen, label: name.title.plainOrLiteral, modal, over: over, owner: owner)
      return .present(
        name, over: below, style: modal.shownStyle, dismissButton: modal.dismissButton)
    case .select(let item):
      return .select(state.tree.root(ofItem: item).representation.title)
    case .alert(let content, let sender, _, _):
      return .alert(state.tree.shown(content, from: sender))
    case .closeAlert, .putAlertAside:
      return .closeAlert(state.tree.alert?.content.title ?? "")
    case .pop(let stack, let place) where place > 0:
      let slots = state.tree.stacks[stack].slots
      let isTop = place == slots.count - 1
      let name = name(of: state.tree.screen(slots[isTop ? place : place - 1]))
      return isTop ? .pop(name) : .popTo(name)
    case .end(let flow, let isFinished, _):
      let name = state.ledger.record(flow)?.name ?? ""
      return isFinished ? .finish(name) : .cancel(name)
    case .pop, .remove, .replace, .showDetail, .embed, .unembed, .install, .update, .presentItems,
      .bringToFront, .installPlayer, .removePlayer, .minimize, .maximize, .openDrawer,
      .closeDrawer, .adapt:
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

  /// Tells the log, the backend and the observers what has changed, and lets go of what left.
  @inline(__always)
  func tell(_ after: consuming AfterCommit) {
    log.tell()
    if after.leftCount > 0, !time.screenWork.isEmpty { cancelWorkOfScreensThatLeft() }
    if after.hasOutcomes { queueOutcomes() }
    if let shown = telling.shown { note(shown) }
    if let command = after.takeCommand() {
      send(command, after)
    }
    if !after.isInBatch {
      if !telling.causesAfterBatch.isEmpty { showAllAfterBatch() }
      if after.isObserved { tellObservers() }
    }
    if after.leftCount > 0 || after.hasLeftContainers { letGo(after) }
  }

  /// Notes that the user has done on a screen what has just been changed inside a batch.
  private func note(_ shown: ShownChange) {
    guard turn.who.isByUser, let command = state.outbox.commands.last else { return }
    state.outbox.shownBy = shown.matches(command)
  }

  /// Sends what is to be shown as one transition.
  @inline(__always)
  private func send(
    _ command: consuming PresentationCommand, _ after: borrowing AfterCommit
  ) {
    var shownBy = after.shownBy
    if let shown = telling.shown, turn.who.isByUser || shown.isHandedOver {
      shownBy = shown.matches(command)
    }
    var transition = PresentationTransition(
      command, isAnimated: after.isAnimated, shownBy: shownBy, arrivals: after.arrivals)
    if let style = telling.style {
      telling.style = nil
      transition.style = style
      if style == .unanimated { transition.isAnimated = false }
    }
    if pictures.isWatched { transition.box = pictures.pictureAfterChange() }
    transitions.send(transition, withoutScreensUpTo: after.newestLeft)
  }

  /// Gives answers and outcomes their place among what waits for its turn.
  private func queueOutcomes() {
    var deliveries: [Turn] = []
    swap(&deliveries, &state.outbox.deliveries)
    for turn in deliveries { queue.add(turn, to: .outcomes) }
    var ended: [FlowRecord] = []
    swap(&ended, &state.outbox.ended)
    for flow in ended {
      cancelWork(of: flow)
      releaseGuard(of: flow)
      giveUpHeld(by: flow)
    }
  }

  /// Lets go of what left, one after the other and outside of the state.
  ///
  /// Code of the app may run at the end of each. In a batch that waits until its end.
  @inline(__always)
  private func letGo(_ after: borrowing AfterCommit) {
    if after.isInBatch { return }
    turn.departures = 0
    if !pictures.rows.isEmpty { pictures.rows.keep(where: isOnStage) }
    for _ in 0..<after.leftCount {
      let left = state.outbox.popLeft()
      extendLifetime(left)
    }
    guard after.hasLeftContainers else { return }
    let containers = state.outbox.containers
    state.outbox.containers = []
    if turn.hasRegionWireframes { letGoOfWireframes(of: containers.compactMap(\.region)) }
  }

  /// Cancels the delayed work that goes with screens that have left, and calls who waits for that.
  private func cancelWorkOfScreensThatLeft() {
    // In a batch, each departure counts once: a screen may have come back since.
    let new = state.outbox.left.dropFirst(turn.departures)
    turn.departures = state.outbox.left.count
    for screen in new {
      for work in time.screenWork.takeAll(of: ObjectIdentifier(screen)) { work.cancel() }
    }
  }

  /// Shows the whole live tree in the place of all that is shown, once an open batch is over.
  func showAll(because cause: PresentationCommand.InstallCause) {
    guard state.openBatches == 0 else {
      telling.causesAfterBatch.append(cause)
      return
    }
    transitions.send(wholeTree(because: cause))
  }

  private func wholeTree(because cause: PresentationCommand.InstallCause) -> PresentationTransition
  {
    var transition = PresentationTransition(
      .install(snapshot, cause: cause), isAnimated: false, shownBy: nil,
      arrivals: state.tree.arrivals)
    transition.box = pictures.pictureAfterChange()
    return transition
  }

  /// The whole tree for a backend that lagged behind, or nil while changes are being told.
  var restToShow: PresentationTransition? {
    turn.phase == .working || state.openBatches > 0 ? nil : wholeTree(because: .restore)
  }

  private func showAllAfterBatch() {
    let causes = telling.causesAfterBatch
    telling.causesAfterBatch = []
    for cause in causes { showAll(because: cause) }
  }
}
