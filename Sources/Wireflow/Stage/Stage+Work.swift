/// Delayed and asynchronous work of flows, and waits.
extension Stage {
  /// Runs work for a flow after a delay, unless the flow or the given screen has gone.
  func schedule(
    after delay: Duration, for flow: FlowRecord, on screen: (any Screen)?, isUnseen: Bool,
    _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    begin(WorkPhrase.delayed, for: flow, on: screen) { stage, id in
      // Without an application controller, the app is gone and needs no work.
      guard let registry = stage.link.registry else { return nil }
      let screen = screen.map { ObjectIdentifier($0) }
      flow.work.scheduled.insert(id)
      registry.delayed[id] = DelayedWork(
        work: work, hold: stage.hold(flow, isUnseen: isUnseen), screen: screen)
      stage.time.scheduledCount += 1
      registry.delayed[id]?.scheduled = stage.scheduler.schedule(after: delay) { [weak stage] in
        stage?.fire(id)
      }
      let handle = ScheduledWork { [weak stage] in stage?.cancelDelayed(id) }
      if let screen { stage.time.screenWork.add(handle, id, of: screen) }
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
      guard let registry = stage.link.registry else { return nil }
      let hold = stage.hold(flow, isUnseen: isUnseen)
      let screen = screen.map { ObjectIdentifier($0) }
      flow.work.tasks.insert(number)
      let handle = ScheduledWork { [weak stage] in
        stage?.endTask(number, holding: hold, on: screen, isCancelled: true)
      }
      if let screen { stage.time.screenWork.add(handle, number, of: screen) }
      let sleepers = stage.scheduler.sleepers
      sleepers.wakingCount += 1
      let flowTask = FlowTask(holding: hold, isListening: isListening, from: origin, sleepers)
      registry.tasks[number] = sleepers.run { @MainActor [weak stage] in
        sleepers.arrive()
        do {
          try await FlowTask.$current.withValue(flowTask) { try await work() }
        } catch {
          if !Task.isCancelled { stage?.tell(error, of: hold.flow) }
        }
        stage?.endTask(number, holding: hold, on: screen, isCancelled: false)
        flowTask.end()
      }
      return handle
    }
  }

  private func endTask(
    _ number: Int, holding hold: FlowHold, on screen: ObjectIdentifier?, isCancelled: Bool
  ) {
    guard hold.flow.work.tasks.remove(number) != nil else { return }
    if let screen { time.screenWork.remove(number, of: screen) }
    let task = link.registry?.tasks.removeValue(forKey: number)
    if isCancelled { task?.cancel() }
    drop(hold)
    finishTurnIfIdle()
  }

  /// Presents an error from a flow's work if it is displayable, and logs it otherwise.
  private func tell(_ error: any Error, of flow: FlowRecord) {
    if error is CancellationError || flow.hasEnded { return }
    guard let displayable = error as? any ErrorDisplayable, let sender = screenToTell(flow) else {
      return log.append(.failed(flow.name, String(describing: error)))
    }
    let alert = NavigationRequest.alert(AlertContent(displayable), from: sender, onAnswer: nil)
    _ = submit(Submission(alert, through: flow.wireframe, for: flow))
  }

  /// Returns the screen that presents a flow's error: the flow's newest, or else the one in front.
  private func screenToTell(_ flow: FlowRecord) -> (any Screen)? {
    flow.newestScreen ?? frontScreen(for: flow)
  }

  /// Does work as soon as the stage has reported that a screen has left.
  func whenLeft(_ screen: any Screen, _ work: @escaping @MainActor () -> Void) -> ScheduledWork {
    begin(WorkPhrase.leave(of: ScreenName(of: screen)), for: nil, on: screen) {
      [weak screen] stage, number in
      guard let id = screen.map({ ObjectIdentifier($0) }) else { return nil }
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

  private func absence(of screen: (any Screen)?) -> IgnoredReason? {
    screen.flatMap { isResident($0) ? nil : .screen(.notOnStage, name(of: $0)) }
  }

  /// Cancels the delayed and the asynchronous work of a flow.
  func cancelWork(of flow: FlowRecord) {
    guard !flow.work.scheduled.isEmpty || !flow.work.tasks.isEmpty else { return }
    let work = flow.work
    flow.work = FlowWork()
    for number in work.tasks.sorted() { link.registry?.tasks.removeValue(forKey: number)?.cancel() }
    time.scheduledCount -= work.scheduled.count
    for id in work.scheduled.sorted() {
      link.registry?.delayed.removeValue(forKey: id)?.scheduled?.cancel()
    }
  }

  private func fire(_ id: Int) {
    if let hold = link.registry?.delayed[id]?.hold, !hold.isUnseen,
      places.state.scene(of: hold.flow.id) != nil
    {
      let work = Turn(.work { [weak self] in self?.fireLate(id) }, holding: self.hold(hold.flow))
      return queue.add(work, to: .waiting)
    }
    guard let delayed = takeDelayed(id) else { return }
    time.noteFiring()
    let cause = { [self] in time.passed(evenNone: true) }
    log.cause(ifAny: cause) {
      delayed.work()
      drop(delayed.hold)
      finishTurnIfIdle()
    }
  }

  /// Does work whose time came while its flow was detached.
  private func fireLate(_ id: Int) {
    guard let delayed = takeDelayed(id) else { return }
    time.scheduledCount -= 1
    delayed.work()
    drop(delayed.hold)
  }

  private func cancelDelayed(_ id: Int) {
    guard let delayed = takeDelayed(id) else { return }
    delayed.scheduled?.cancel()
    time.scheduledCount -= 1
    drop(delayed.hold)
    finishTurnIfIdle()
  }

  private func takeDelayed(_ id: Int) -> DelayedWork? {
    guard let delayed = link.registry?.delayed.removeValue(forKey: id) else { return nil }
    delayed.hold.flow.work.scheduled.remove(id)
    if let screen = delayed.screen { time.screenWork.remove(id, of: screen) }
    return delayed
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
    guard let moment = scheduler.endlessMoment, time.told.insert(.endlessWork).inserted else {
      return
    }
    log.note(
      "note: work at \(moment) went on without any delay, and would have for ever; let it sleep")
  }

  /// Notes once that a task that belongs to no flow sleeps on the clock while the test moves time.
  func noteStraySleep(for delay: Duration) {
    guard scheduler.sleepers.awayLimit != nil, time.told.insert(.straySleep).inserted else {
      return
    }
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
  package var hasTasks: Bool { link.registry?.tasks.isEmpty == false }

  /// Waits until no transition runs and no request waits.
  public func settled() async {
    guard !isSettled else { return }
    let task = FlowTask.current
    let number = time.nextNumber()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        task?.rest()
        waiters.add(continuation, number)
      }
    } onCancel: {
      Task { @MainActor in waiters.resume(number) }
    }
    task?.wake()
    scheduler.sleepers.arrive()
  }

  private var isSettled: Bool {
    turn.phase == .idle && transitions.isIdle && queue.guards.decisions.isEmpty
      && queue.isEmpty(.later) && queue.oldest { $0.sent?.obstacle?.kind != .foreign } == nil
  }

  func resumeSettledWaiters() { if waiters.isAnyone, isSettled { waiters.resumeAll() } }
}

/// Work for screens whose requests still wait.
///
/// It begins when the screen arrives, and is refused with the request.
extension Stage {
  /// Begins work, as soon as its screen is on stage if a waiting request will bring it.
  private func begin(
    _ phrase: @escaping @autoclosure @MainActor () -> String, for flow: FlowRecord?,
    on screen: (any Screen)?,
    _ begin: @escaping @MainActor (Stage, _ number: Int) -> ScheduledWork?
  ) -> ScheduledWork {
    if let screen, let registry = link.registry, !isResident(screen),
      queue.mayBring(ObjectIdentifier(screen))
    {
      let (id, number, later) = (ObjectIdentifier(screen), time.nextNumber(), AwaitedHandle())
      // Keeps the screen alive with its request, so that no other screen gets the same identifier.
      let work: @MainActor () -> Void = { [weak self] in
        later.begun = self?.begin(phrase(), for: flow, on: screen, begin)
      }
      registry.awaitedWork.add(work, number, of: id)
      return ScheduledWork { [weak self] in
        _ = self?.link.registry?.awaitedWork.remove(number, of: id)
        later.begun?.cancel()
      }
    }
    if let reason = flow?.refusal ?? absence(of: screen) {
      log.append(.ignored(phrase(), reason))
      return ScheduledWork {}
    }
    return begin(self, time.nextNumber()) ?? ScheduledWork {}
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

/// A handle on the work that replaced awaited work.
@MainActor
private final class AwaitedHandle {
  var begun: ScheduledWork?
}
