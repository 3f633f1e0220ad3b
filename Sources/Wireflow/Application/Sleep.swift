extension Scheduler {
  /// Suspends the task until a delay has passed.
  ///
  /// It throws if the task is cancelled meanwhile, or the scheduler is released.
  ///
  /// Use it for every delay in asynchronous work: a test or a script can move it, and the log
  /// accounts for it. A delay below zero counts as zero.
  public func sleep(for delay: Duration) async throws {
    try await Sleep(for: delay, on: self).over()
  }
}

/// One sleep, which ends once: on time, or when its task is cancelled or its scheduler is released.
@MainActor
final class Sleep {
  private let delay: Duration
  private let sleepers: Sleepers
  private let task = FlowTask.current
  /// The scheduler until the sleep begins.
  ///
  /// Sleeping tasks must not keep it alive.
  private var scheduler: (any Scheduler)?
  private var continuation: CheckedContinuation<Bool, Never>?
  private var work: ScheduledWork?
  private weak var alarm: Alarm?

  init(for delay: Duration, on scheduler: any Scheduler) {
    self.delay = delay
    self.scheduler = scheduler
    sleepers = scheduler.sleepers
  }

  /// Suspends the task until the sleep is over, and throws if it ends early.
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
    // A task from another thread may have been cancelled before it arrived here.
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

/// The alarm that wakes a sleeping task, even if the scheduler releases it early.
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
