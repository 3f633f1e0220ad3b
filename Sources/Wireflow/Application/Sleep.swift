extension Scheduler {
  /// Suspends the task until a delay has passed.
  ///
  /// It throws if the task is cancelled meanwhile, or the scheduler goes away.
  ///
  /// Use it for every delay in asynchronous work: a test or a script moves it by hand, and the log
  /// knows of it. A delay below zero counts as zero.
  public func sleep(for delay: Duration) async throws {
    try await Sleep(for: delay, on: self).over()
  }
}

/// One sleep, which ends once: in time, or when its task is cancelled or its scheduler goes away.
@MainActor
final class Sleep {
  private let delay: Duration
  private let sleepers: Sleepers
  private let task = FlowTask.current
  /// The scheduler until the sleep begins, which is not to live for those who sleep.
  private var scheduler: (any Scheduler)?
  private var continuation: CheckedContinuation<Bool, Never>?
  private var work: ScheduledWork?
  private weak var alarm: Alarm?

  init(for delay: Duration, on scheduler: any Scheduler) {
    self.delay = delay
    self.scheduler = scheduler
    sleepers = scheduler.sleepers
  }

  /// Suspends the task until the sleep is over, and throws if that is before its time.
  func over() async throws {
    try Task.checkCancellation()
    let isInTime = await withTaskCancellationHandler {
      await withCheckedContinuation { begin($0) }
    } onCancel: {
      Task { @MainActor in end(inTime: false) }
    }
    sleepers.arrive()
    try Task.checkCancellation()
    guard isInTime else { throw CancellationError() }
  }

  private func begin(_ continuation: CheckedContinuation<Bool, Never>) {
    guard let scheduler else {
      sleepers.wakingCount += 1
      return continuation.resume(returning: false)
    }
    let alarm = Alarm(self, sleepers)
    self.alarm = alarm
    self.continuation = continuation
    self.scheduler = nil
    sleepers.note(time: scheduler.now)
    sleepers.fallAsleep()
    task?.rest()
    work = scheduler.schedule(after: delay) { [weak scheduler] in
      if let scheduler { alarm.sleepers.note(time: scheduler.now) }
      alarm.sleep?.end(inTime: true)
    }
    // A task that comes from elsewhere may have been cancelled on its way here, unheard.
    if Task.isCancelled { end(inTime: false) }
  }

  fileprivate func end(inTime: Bool) {
    guard let continuation else { return }
    self.continuation = nil
    alarm?.sleep = nil
    if !inTime { work?.cancel() }
    work = nil
    sleepers.wake(inTime: inTime)
    task?.wake()
    continuation.resume(returning: inTime)
  }
}

/// The alarm that wakes a sleeper, which also wakes it if the scheduler drops it unheard.
@MainActor
private final class Alarm {
  let sleepers: Sleepers
  var sleep: Sleep?

  init(_ sleep: Sleep, _ sleepers: Sleepers) {
    self.sleep = sleep
    self.sleepers = sleepers
  }

  deinit {
    guard let sleep else { return }
    Task { @MainActor in sleep.end(inTime: false) }
  }
}
