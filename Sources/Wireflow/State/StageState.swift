/// All that a request changes: what is on stage, whose it is, and what is to be told of it.
///
/// There is one, it is never copied, and its commits are the only way to change what is on stage.
@MainActor
struct StageState: ~Copyable {
  var tree = StageTree()
  var ledger = FlowLedger()
  var outbox = Outbox()
  /// The room that the app has now.
  var formFactor = FormFactor.compact
  /// True while transitions are animated.
  var isAnimating = true
  /// The number of open batches, inside which telling is put off.
  var openBatches = 0

  /// Makes a change and writes its line, in one exclusive access and with no code of the app.
  @inline(__always)
  mutating func commit(
    _ change: consuming TreeChange, _ entry: consuming PresentationLog.Entry, by asker: Index,
    in log: PresentationLog
  ) {
    ledger.asker = asker
    let isAnimated = change.isAnimated
    let command = apply(consume change)
    log.record(consume entry, isMerged: command != nil && !outbox.commands.isEmpty)
    guard let command else { return }
    outbox.commands.append(command)
    outbox.isAnimated = isAnimated && isAnimating
  }

  /// Makes a change alone, and returns what is to be told of it.
  @inline(__always)
  mutating func commitAlone(
    _ change: consuming TreeChange, _ entry: consuming PresentationLog.Entry, by asker: Index,
    in log: PresentationLog
  ) -> AfterCommit {
    guard openBatches == 0, outbox.commands.isEmpty else {
      commit(consume change, consume entry, by: asker, in: log)
      return afterCommit()
    }
    ledger.asker = asker
    let isAnimated = change.isAnimated && isAnimating
    let command = apply(consume change)
    log.record(consume entry, isMerged: false)
    return AfterCommit(command: consume command, isAnimated: isAnimated, self)
  }

  /// Takes what is to be told, unless a batch puts it off.
  mutating func afterCommit() -> AfterCommit {
    guard openBatches == 0 else {
      return AfterCommit(command: nil, isAnimated: true, self)
    }
    var commands: [PresentationCommand] = []
    swap(&commands, &outbox.commands)
    let shownBy = commands.count < 2 ? outbox.shownBy : nil
    outbox.shownBy = nil
    let command = commands.count < 2 ? commands.popLast() : .batch(commands)
    return AfterCommit(
      command: command, isAnimated: outbox.isAnimated, shownBy: shownBy, self)
  }

  /// Makes changes and forgets them again.
  mutating func attempt(_ body: (inout StageState) -> Void) {
    let trial = beginTrial()
    body(&self)
    endTrial(trial)
  }

  /// Begins to try changes out, which code of the app may look at, and may try out others on.
  mutating func beginTrial() -> Trial {
    var outbox = Outbox()
    outbox.isTrial = true
    outbox.isObserved = true
    swap(&outbox, &self.outbox)
    tree.setMark()
    ledger.setMark()
    return Trial(outbox: outbox, formFactor: formFactor)
  }

  /// Forgets the changes that were tried out.
  /// - Returns: the screens that came and went, in order.
  @discardableResult
  mutating func endTrial(_ trial: consuming Trial) -> [StageChange] {
    formFactor = trial.formFactor
    tree.goBackToMark()
    ledger.goBackToMark()
    var outbox = trial.outbox
    swap(&outbox, &self.outbox)
    for record in outbox.checked { check(record) }
    return outbox.events
  }

  /// Makes a change, and returns the command that shows it.
  mutating func apply(_ change: consuming TreeChange) -> PresentationCommand? {
    switch consume change {
    case .push(let screen, let stack, let owner):
      let below = tree.topSlot(stack)
      enter(tree.add(screen, onto: stack), owner)
      return .push(screen, over: tree.screen(below))
    case .pop(let stack, let place): return pop(stack, downTo: place)
    case .remove(let doomed, let stack):
      let screens = doomed.map { tree.screen($0) }
      tree.drop(doomed, from: stack)
      for slot in doomed.reversed() { leave(slot) }
      return .remove(screens)
    case .replace(let slot, let screen, let owner, let title):
      let old = tree.screen(slot)
      enter(tree.put(screen, inPlaceOf: slot), owner)
      if tree.isRoot(slot) {
        tree.label(tree.stacks[tree.slots[slot].stack].item, title.plainOrLiteral)
      }
      leave(slot)
      return .replace(old, with: screen)
    case .showDetail(let screen, let item, let owner):
      return showDetail(screen, in: item, owner)
    case .embed(let screen, let host, let owner):
      enter(tree.embed(screen, in: host), owner)
      return .embed(screen, in: tree.screen(host))
    case .unembed(let slot):
      let screen = tree.screen(slot)
      tree.detach(slot)
      leave(slot)
      return .unembed(screen)
    case .install(let items, let container, let owner): return install(items, container, owner)
    case .update(let region, let items, let owner): return update(region, items, owner)
    case .select(let item):
      tree.regions[tree.items[item].region].selected = tree.items[item].place
      return .select(tree.screen(tree.stacks[tree.items[item].list].slots[0]))
    case .present(let screen, let label, let modal, _, let owner):
      return present(screen, label, modal, owner)
    case .presentItems(let items, let container, let modal, _, let owner):
      return present(items, container, modal, owner)
    case .bringToFront(let region, let modal, _):
      tree.regions[region].shownStyle = modal.shownStyle
      tree.takeFromOrder(region)
      tree.bringToFront(region)
      return .present(tree.modal(region))
    case .dismiss(let region): return dismiss(region)
    case .alert(let content, let sender, let flow, let presented):
      tree.alert = .init(
        content: content, sender: sender, flow: flow, number: tree.nextArrival(),
        presented: presented)
      if !outbox.isTrial { flow?.holds.keeping += 1 }
      return .alert(tree.shown(content, from: sender), from: tree.screen(sender))
    case .closeAlert(let answer): return closeAlert(answer)
    case .putAlertAside:
      tree.alert = nil
      return .closeAlert
    case .installPlayer(let screen, let controls, _, let owner):
      return installPlayer(screen, controls, owner)
    case .removePlayer: return removePlayer()
    case .minimize:
      tree.player?.isMaximized = false
      return .minimize
    case .maximize:
      tree.player?.isMaximized = true
      return .maximize
    case .openDrawer(let region):
      tree.regions[region].isDrawerOpen = true
      return .openDrawer
    case .closeDrawer(let region):
      tree.regions[region].isDrawerOpen = false
      return .closeDrawer
    case .adapt(let formFactor, let regions): return adapt(to: formFactor, regions)
    case .end(let flow, _, let deliver):
      end(flow, deliver)
      return nil
    }
  }
}

/// Changes of the ledger that change nothing on stage.
extension StageState {
  mutating func begin(_ record: FlowRecord, under parent: Index, isMain: Bool) {
    ledger.begin(record, under: parent, isMain: isMain)
    if outbox.isObserved, let coordinator = record.coordinator {
      outbox.events.append(.started(coordinator))
    }
  }

  mutating func setStarted(_ record: FlowRecord) {
    if record.isAlive { ledger.setStarted(record.id) }
  }

  mutating func check(_ record: FlowRecord) {
    guard record.isAlive else { return }
    if outbox.isTrial { outbox.checked.append(record) } else { ledger.check(record.id) }
  }

  mutating func nextToCheck() -> FlowRecord? { ledger.nextToCheck() }

  /// Makes a flow the owner of a screen on stage.
  mutating func pass(_ slot: Index, to flow: Index) {
    ledger.pass(slot, to: flow)
  }

  mutating func begin(in formFactor: FormFactor) { self.formFactor = formFactor }
}
