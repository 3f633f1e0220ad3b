/// Delayed and asynchronous work of flows, and waits.
extension Stage {
  /// Runs work for a flow after a delay, unless the flow or the given screen has gone.
  func schedule(
    after delay: Duration, for flow: FlowRecord, on screen: (any Screen)?, isUnseen: Bool,
    _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    begin(WorkPhrase.delayed, for: flow, on: screen) { stage, number in
      let hold = stage.hold(flow, isUnseen: isUnseen)
      let handle = stage.keep(FlowWork(hold: hold, call: work), number, on: screen)
      stage.time.scheduledCount += 1
      // A scheduler of the app's own may call at once.
      let timer = stage.scheduler.schedule(after: delay) { [weak stage] in stage?.fire(number) }
      stage.link.registry?.work[number]?.timer = timer
      return handle
    }
  }

  /// Runs asynchronous work for a flow, and cancels it with the flow or with the given screen.
  @discardableResult
  func runTask(
    for flow: FlowRecord, on screen: (any Screen)? = nil, isUnseen: Bool,
    isListening: Bool = false, origin: String,
    _ work: @escaping @MainActor () async throws -> Void
  ) -> ScheduledWork {
    begin(WorkPhrase.task, for: flow, on: screen) { stage, number in
      let hold = stage.hold(flow, isUnseen: isUnseen)
      let sleepers = stage.scheduler.sleepers
      sleepers.wakingCount += 1
      let flowTask = FlowTask(holding: hold, isListening: isListening, from: origin, sleepers)
      let task = sleepers.run { @MainActor [weak stage] in
        sleepers.arrive()
        do {
          try await FlowTask.$current.withValue(flowTask) { try await work() }
        } catch {
          if !Task.isCancelled { stage?.tell(error, of: hold.flow) }
        }
        stage?.end(number, isCancelled: false)
        flowTask.end()
      }
      return stage.keep(FlowWork(hold: hold, task: task), number, on: screen)
    }
  }

  /// Keeps a flow's work, and returns the handle that cancels it.
  private func keep(
    _ work: FlowWork, _ number: Int, on screen: (any Screen)?
  ) -> ScheduledWork {
    var work = work
    work.screen = screen.map { ObjectIdentifier($0) }
    link.registry?.work[number] = work
    work.hold.flow.work.insert(number)
    let handle = ScheduledWork { [weak self] in self?.end(number, isCancelled: true) }
    if let screen = work.screen { time.screenWork.add(handle, number, of: screen) }
    return handle
  }

  private func end(_ number: Int, isCancelled: Bool) {
    guard let work = takeWork(number) else { return }
    if isCancelled { work.cancel() }
    drop(work.hold)
    finishTurnIfIdle()
  }

  private func takeWork(_ number: Int) -> FlowWork? {
    guard let work = link.registry?.work.removeValue(forKey: number) else { return nil }
    work.hold.flow.work.remove(number)
    if let screen = work.screen { time.screenWork.remove(number, of: screen) }
    if work.call != nil { time.scheduledCount -= 1 }
    return work
  }

  /// Presents an error from a flow's work if it is displayable, and logs it otherwise.
  private func tell(_ error: any Error, of flow: FlowRecord) {
    if error is CancellationError || flow.hasEnded { return }
    // The flow's newest screen presents it, or else the one in front.
    guard let displayable = error as? any ErrorDisplayable,
      let sender = flow.newestScreen ?? frontScreen(for: flow)
    else {
      return log.append(.failed(flow.name, String(describing: error)))
    }
    let alert = NavigationRequest.alert(AlertContent(displayable), from: sender, onAnswer: nil)
    _ = submit(Submission(alert, through: flow.wireframe, for: flow))
  }

  /// Does work as soon as the stage has reported that a screen has left.
  func whenLeft(_ screen: any Screen, _ work: @escaping @MainActor () -> Void) -> ScheduledWork {
    begin(WorkPhrase.leave(of: ScreenName(of: screen)), for: nil, on: screen) {
      [weak screen] stage, number in
      guard let id = screen.map({ ObjectIdentifier($0) }) else { return ScheduledWork {} }
      let told = ScheduledWork { [weak stage, weak screen] in
        // A departing screen stays alive until its departure is reported, and the call comes later.
        let screen = screen
        stage?.queue.add(
          Turn(.call { withExtendedLifetime(screen) { work() } }), to: .outcomes)
      }
      stage.time.screenWork.add(told, number, of: id)
      return ScheduledWork { [weak stage] in stage?.time.screenWork.remove(number, of: id) }
    }
  }

  /// Cancels the delayed and the asynchronous work of a flow.
  func cancelWork(of flow: FlowRecord) {
    for number in flow.work.sorted() { takeWork(number)?.cancel() }
  }

  private func fire(_ number: Int) {
    if let hold = link.registry?.work[number]?.hold, !hold.isUnseen,
      places.state.scene(of: hold.flow.id) != nil
    {
      // Its flow is detached, so it waits.
      let late = Turn(.work { [weak self] in self?.call(number) }, holding: hold)
      return queue.add(late, to: .waiting)
    }
    guard link.registry?.work[number] != nil else { return }
    time.noteFiring()
    let cause = { [self] in time.passed(evenNone: true) }
    log.cause(ifAny: cause) {
      call(number)
      finishTurnIfIdle()
    }
  }

  private func call(_ number: Int) {
    guard let work = takeWork(number) else { return }
    work.call?()
    drop(work.hold)
  }

  /// Lets a user's wait pass, and logs its immediate results under it.
  func wait(_ duration: Duration) throws(ActionRefusal.Reason) {
    guard let scheduler = scheduler as? ManualScheduler else { throw .realTime }
    time.beginWait()
    scheduler.advance(by: duration)
    time.endWait()
    noteEndlessWork(on: scheduler)
  }

  /// Performs a user action, and waits until the app's asynchronous work that it started or woke
  /// has nothing left to do without waiting.
  ///
  /// A wait stops at each moment at which work is due, so that sleeping work resumes in time.
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
    noteEndlessWork(on: scheduler)
    log.close()
    return .performed
  }

  /// Notes once that work repeated without any time passing.
  func noteEndlessWork(on scheduler: ManualScheduler) {
    guard let moment = scheduler.endlessMoment, !exchange(&time.hasNotedEndlessWork, with: true)
    else { return }
    log.note(
      "note: work at \(moment) went on without any delay, and would have for ever; let it sleep")
  }

  /// Notes once that a task that belongs to no flow sleeps on the clock while the test moves time.
  func noteStraySleep(for delay: Duration) {
    guard scheduler.sleepers.awayLimit != nil, !exchange(&time.hasNotedStraySleep, with: true)
    else { return }
    log.append(.stray(delay))
  }

  /// Logs a backend's mistake.
  func noteFromBackend(_ entry: PresentationLog.Entry) {
    if case .stalled = entry {
      log.cause(time.passed(evenNone: true)) { log.append(entry) }
    } else {
      log.append(entry)
    }
  }

  /// True while asynchronous work of a flow is running.
  package var hasTasks: Bool { link.registry?.work.values.contains { $0.task != nil } == true }

  /// Waits until no transition runs and no request waits.
  public func settled() async {
    guard !isSettled else { return }
    let waiter = Waiter<Void>(scheduler.sleepers)
    settling.append(waiter)
    await waiter.value { [weak self] in
      self?.settling.removeAll { $0 === waiter }
      waiter.give(())
    }
  }

  private var isSettled: Bool {
    turn.phase == .idle && transitions.isIdle && queue.guards.decisions.isEmpty
      && queue.isEmpty(.later) && queue.oldest(where: isAwaited) == nil
  }

  /// Returns true unless a turn waits for other code, or is overdue work of a detached flow.
  private func isAwaited(_ turn: Turn) -> Bool {
    if case .work = turn.act { return false }
    return turn.sent?.obstacle?.kind != .foreign
  }

  /// Lets the tasks go on that have waited for rest.
  func resumeAtRest() {
    guard !settling.isEmpty, isSettled else { return }
    for waiter in exchange(&settling, with: []) { waiter.give(()) }
  }
}

/// Work for screens whose requests still wait.
///
/// It begins when the screen arrives, and is refused with the request.
extension Stage {
  /// Begins work, as soon as its screen is on stage if a waiting request will bring it.
  private func begin(
    _ phrase: @escaping @autoclosure @MainActor () -> String, for flow: FlowRecord?,
    on screen: (any Screen)?,
    _ begin: @escaping @MainActor (Stage, _ number: Int) -> ScheduledWork
  ) -> ScheduledWork {
    if let screen, let registry = link.registry, !isResident(screen),
      queue.mayBring(ObjectIdentifier(screen))
    {
      let (id, number) = (ObjectIdentifier(screen), time.nextNumber())
      let handle = ScheduledWork { [weak self] in
        _ = self?.link.registry?.awaitedWork.remove(number, of: id)
      }
      // Keeps the screen alive with its request, so that no other screen gets the same identifier.
      let work: @MainActor () -> Void = { [weak self] in
        if let self { handle.follow(self.begin(phrase(), for: flow, on: screen, begin)) }
      }
      registry.awaitedWork.add(work, number, of: id)
      return handle
    }
    let absent = screen.flatMap { isResident($0) ? nil : $0 }
    if let reason = flow?.refusal ?? absent.map({ .screen(.notOnStage, name(of: $0)) }) {
      log.append(.ignored(phrase(), reason))
      return ScheduledWork {}
    }
    // Without an application controller, the app is gone and needs no work.
    guard flow == nil || link.registry != nil else { return ScheduledWork {} }
    return begin(self, time.nextNumber())
  }

  /// Lets a layer make a screen and request it, while work for the screen waits for the outcome.
  package func bringing<Result>(_ makeAndRequest: () -> Result) -> Result {
    queue.expectationCount += 1
    let result = makeAndRequest()
    queue.expectationCount -= 1
    working { _ = beginAwaitedWork() }
    finishTurnIfIdle()
    return result
  }

  /// Begins or refuses the work for a request's screens, once the request has its outcome.
  func beginWork(for screens: [any Screen]) {
    for screen in screens { beginWork(for: ObjectIdentifier(screen)) }
  }

  /// Begins or refuses all work whose requests are gone, and returns true if there was any.
  @discardableResult
  func beginAwaitedWork() -> Bool {
    guard let work = link.registry?.awaitedWork, !work.isEmpty else { return false }
    return work.screens.count { beginWork(for: $0) } > 0
  }

  @discardableResult
  private func beginWork(for screen: ObjectIdentifier) -> Bool {
    guard let registry = link.registry, !queue.mayBring(screen) else { return false }
    let work = registry.awaitedWork.takeAll(of: screen)
    for begin in work { begin() }
    return !work.isEmpty
  }

  /// Returns the screens of a request that work awaits, read before the request's turn.
  func awaitedScreens(of request: @autoclosure () -> NavigationRequest) -> [any Screen] {
    link.registry?.awaitedWork.isEmpty == false ? request().traits.arrivals : []
  }
}
