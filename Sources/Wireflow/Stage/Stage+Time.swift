/// What the log needs to know of time.
@MainActor
struct LogTime {
  /// The time up to which the log accounts for what passed.
  var last: Duration
  /// How much of the app's work waits for its time.
  var scheduledCount = 0
  /// Whether work fired of which the log says nothing yet.
  var hasFiredSilently = false
  /// Whether a wait of the user's makes time pass.
  var isWaiting = false
  /// How many sleeps had ended in time when the log last accounted for it.
  var wokenCount = 0
}

extension Stage {
  /// Runs work for a flow after a delay; it goes with the flow, and with a screen if there is one.
  func schedule(
    after delay: Duration, for flow: FlowRecord, on screen: (any Screen)?,
    _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let node = screen.flatMap(node)
    let absence = node == nil ? screen.map { IgnoredReason.notOnStage(name(of: $0)) } : nil
    if let reason = refusal(for: flow) ?? absence {
      log.append(.ignored("delayed work", reason))
      return ScheduledWork {}
    }
    let id = nextNumber()
    flow.holds += 1
    time.scheduledCount += 1
    flow.scheduled[id] = scheduler.schedule(after: delay) { [weak self, weak node] in
      node?.scheduled[id] = nil
      self?.fire(work, id, of: flow)
    }
    let handle = ScheduledWork { [weak self, weak flow] in
      guard let self, let flow, let scheduled = flow.scheduled.removeValue(forKey: id) else {
        return
      }
      scheduled.cancel()
      time.scheduledCount -= 1
      drop(holdOn: flow)
      takeBreath()
    }
    node?.scheduled[id] = handle
    return handle
  }

  /// Runs asynchronous work for a flow; it is cancelled with the flow.
  func runTask(for flow: FlowRecord, _ work: @escaping @MainActor () async -> Void) {
    if let reason = refusal(for: flow) { return log.append(.ignored("task", reason)) }
    let number = nextNumber()
    flow.holds += 1
    flow.tasks.insert(number)
    let sleepers = scheduler.sleepers
    sleepers.wakingCount += 1
    coordinators?.tasks[number] = Task { @MainActor [weak self, weak flow] in
      sleepers.arrive()
      await work()
      guard let self, let flow, flow.tasks.remove(number) != nil else { return }
      coordinators?.tasks[number] = nil
      drop(holdOn: flow)
      takeBreath()
    }
  }

  /// Does what has come up meanwhile, unless the stage is at work.
  func takeBreath() {
    if phase == .idle { finishTurn() }
  }

  /// A number that is higher than all before.
  func nextNumber() -> Int {
    beginnings += 1
    return beginnings
  }

  /// Cancels the delayed and the asynchronous work of a flow.
  func cancelWork(of flow: FlowRecord) {
    for number in flow.tasks { coordinators?.tasks.removeValue(forKey: number)?.cancel() }
    flow.tasks = []
    time.scheduledCount -= flow.scheduled.count
    for work in flow.scheduled.values { work.cancel() }
    flow.scheduled = [:]
  }

  private func fire(_ work: @MainActor () -> Void, _ id: Int, of flow: FlowRecord) {
    guard flow.scheduled.removeValue(forKey: id) != nil else { return }
    time.hasFiredSilently = !time.isWaiting
    let cause = { [self] in timePassed(evenNone: true) }
    log.cause(ifAny: cause) {
      time.scheduledCount -= 1
      work()
      drop(holdOn: flow)
      if phase == .idle { finishTurn() }
    }
  }

  /// Makes a wait of the user's pass; what comes of it at once stands under it in the log.
  func wait(_ duration: Duration) -> ActionRefusal.Reason? {
    guard let scheduler = scheduler as? ManualScheduler else { return .realTime }
    time.isWaiting = true
    scheduler.advance(by: duration)
    accountForAll()
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
    log.cause(timePassed()) {}
    log.open(action)
    time.isWaiting = true
    await scheduler.advance(by: duration)
    accountForAll()
    log.close()
    return .performed
  }

  private func accountForAll() {
    time.isWaiting = false
    time.last = scheduler.now
    time.wokenCount = scheduler.sleepers.wokenCount
  }

  /// The wait that stands for the time until sleeping work was woken, if that is not told yet.
  func timeUntilWoken() -> UserAction? {
    guard time.wokenCount != scheduler.sleepers.wokenCount else { return nil }
    return timePassed(evenNone: true)
  }

  /// Writes what a backend did wrong.
  func noteFromBackend(_ entry: PresentationLog.Entry) {
    if case .stalled = entry {
      log.cause(timePassed(evenNone: true)) { log.append(entry) }
    } else {
      log.append(entry)
    }
  }

  /// The wait that stands for the time since the last line, in whole milliseconds.
  ///
  /// The rest is carried over. Nil when nothing that is scheduled depends on it.
  func timePassed(evenNone: Bool = false) -> UserAction? {
    guard !time.isWaiting else { return nil }
    let hasFired = time.hasFiredSilently || time.wokenCount != scheduler.sleepers.wokenCount
    let awaitsMore = time.scheduledCount > 0 || scheduler.sleepers.sleepingCount > 0
    guard evenNone || awaitsMore || hasFired else {
      time.last = scheduler.now
      return nil
    }
    let passed = (scheduler.now - time.last).wholeMilliseconds
    guard evenNone || passed > 0 else { return nil }
    time.last += .milliseconds(passed)
    time.hasFiredSilently = false
    time.wokenCount = scheduler.sleepers.wokenCount
    return .wait(.milliseconds(passed))
  }

  /// Whether asynchronous work of a flow is under way.
  package var hasTasks: Bool { coordinators?.tasks.isEmpty == false }

  /// Waits until no transition runs and no request waits.
  public func settled() async {
    guard !isSettled else { return }
    await withCheckedContinuation { agenda.settledWaiters.append($0) }
    scheduler.sleepers.arrive()
  }

  private var isSettled: Bool {
    phase == .idle && transitions.isIdle && agenda.line.isEmpty && agenda.later.isEmpty
      && agenda.guarded.isEmpty && agenda.decision == nil
  }

  func resumeSettledWaiters() {
    guard !agenda.settledWaiters.isEmpty, isSettled else { return }
    let waiters = agenda.settledWaiters
    agenda.settledWaiters = []
    scheduler.sleepers.wakingCount += waiters.count
    for waiter in waiters { waiter.resume() }
  }
}

extension Duration {
  fileprivate var wholeMilliseconds: Int64 {
    max(0, components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
