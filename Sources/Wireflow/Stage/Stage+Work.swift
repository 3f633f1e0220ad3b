/// Delayed and asynchronous work of flows, and waits.
extension Stage {
  /// Runs work for a flow after a delay, unless the flow, or the screen if there is one, has gone.
  func schedule(
    after delay: Duration, for flow: FlowRecord, on screen: (any Screen)?, isUnseen: Bool,
    _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let absence = screen.flatMap { isOnStage($0) ? nil : IgnoredReason.notOnStage(name(of: $0)) }
    if let reason = flow.refusal ?? absence {
      log.append(.ignored("delayed work", reason))
      return ScheduledWork {}
    }
    let id = time.nextNumber()
    let hold = hold(flow, isUnseen: isUnseen)
    time.scheduledCount += 1
    let screenID = screen.map { ObjectIdentifier($0) }
    flow.work.scheduled[id] = scheduler.schedule(after: delay) { [weak self] in
      self?.fire(work, id, holding: hold, on: screenID)
    }
    let handle = ScheduledWork { [weak self, weak flow] in
      guard let self, let flow, let scheduled = flow.work.scheduled.removeValue(forKey: id) else {
        return
      }
      if let screenID { self.time.screenWork.remove(id, of: screenID) }
      scheduled.cancel()
      time.scheduledCount -= 1
      drop(hold)
      takeBreath()
    }
    if let screenID { time.screenWork.add(handle, id, of: screenID) }
    return handle
  }

  /// Runs asynchronous work for a flow, which is cancelled with the flow.
  func runTask(
    for flow: FlowRecord, isUnseen: Bool = false, _ work: @escaping @MainActor () async -> Void
  ) {
    if let reason = flow.refusal { return log.append(.ignored("task", reason)) }
    // Without an application controller there is no app any more that the work could be for.
    guard let registry = link.registry else { return }
    let number = time.nextNumber()
    let hold = hold(flow, isUnseen: isUnseen)
    flow.work.tasks.insert(number)
    let sleepers = scheduler.sleepers
    sleepers.wakingCount += 1
    registry.tasks[number] = Task { @MainActor [weak self, weak flow] in
      sleepers.arrive()
      await FlowTask.$hold.withValue(hold) { await work() }
      guard let self, let flow, flow.work.tasks.remove(number) != nil else { return }
      link.registry?.tasks[number] = nil
      drop(hold)
      takeBreath()
    }
  }

  /// Cancels the delayed and the asynchronous work of a flow.
  func cancelWork(of flow: FlowRecord) {
    guard !flow.work.scheduled.isEmpty || !flow.work.tasks.isEmpty else { return }
    let work = flow.work
    flow.work = FlowWork()
    for number in work.tasks.sorted() { link.registry?.tasks.removeValue(forKey: number)?.cancel() }
    time.scheduledCount -= work.scheduled.count
    for scheduled in work.scheduled.sorted(by: { $0.key < $1.key }) { scheduled.value.cancel() }
  }

  private func fire(
    _ work: @MainActor () -> Void, _ id: Int, holding hold: FlowHold, on screen: ObjectIdentifier?
  ) {
    if let screen { time.screenWork.remove(id, of: screen) }
    guard hold.flow.work.scheduled.removeValue(forKey: id) != nil else { return }
    time.noteFiring()
    let cause = { [self] in time.passed(evenNone: true) }
    log.cause(ifAny: cause) {
      time.scheduledCount -= 1
      work()
      drop(hold)
      takeBreath()
    }
  }

  /// Makes a wait of the user's pass, under which stands what comes of it at once.
  func wait(_ duration: Duration) -> ActionRefusal.Reason? {
    guard let scheduler = scheduler as? ManualScheduler else { return .realTime }
    time.beginWait()
    scheduler.advance(by: duration)
    time.endWait()
    return nil
  }

  /// Does what a user does, and waits until asynchronous work of the app that this has begun or
  /// woken has done what it does without waiting.
  ///
  /// A wait stops at each moment at which something is due, so that sleeping work goes on in time.
  @discardableResult
  public func play(_ action: UserAction) async -> ActionOutcome {
    guard case .wait(let duration) = action, let scheduler = scheduler as? ManualScheduler else {
      let outcome = perform(action)
      await scheduler.sleepers.settled()
      return outcome
    }
    log.cause(time.passed()) {}
    log.open(action)
    time.beginWait()
    await scheduler.advance(by: duration)
    time.endWait()
    log.close()
    return .performed
  }

  /// Writes what a backend did wrong.
  func noteFromBackend(_ entry: PresentationLog.Entry) {
    if case .stalled = entry {
      log.cause(time.passed(evenNone: true)) { log.append(entry) }
    } else {
      log.append(entry)
    }
  }

  /// True while asynchronous work of a flow is under way.
  package var hasTasks: Bool { link.registry?.tasks.isEmpty == false }

  /// Waits until no transition runs and no request waits.
  public func settled() async {
    guard !isSettled else { return }
    await withCheckedContinuation { time.add($0) }
    scheduler.sleepers.arrive()
  }

  private var isSettled: Bool {
    turn.phase == .idle && transitions.isIdle && queue.guards.decision == nil
      && [.alert, .later, .guarded].allSatisfy { queue.isEmpty($0) }
  }

  func resumeSettledWaiters() {
    if time.hasWaiters, isSettled { time.resumeWaiters() }
  }
}
