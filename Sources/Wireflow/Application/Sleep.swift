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
  /// True if it is over in time.
  private let waiter: Waiter<Bool>
  /// The scheduler until the sleep begins.
  ///
  /// Sleeping tasks must not keep it alive.
  private var scheduler: (any Scheduler)?
  private var work: ScheduledWork?
  private weak var alarm: Alarm?

  init(for delay: Duration, on scheduler: any Scheduler) {
    self.delay = delay
    self.scheduler = scheduler
    sleepers = scheduler.sleepers
    waiter = Waiter(sleepers)
  }

  /// Suspends the task until the sleep is over, and throws if it ends early.
  func over() async throws {
    try Task.checkCancellation()
    let isInTime = await waiter.value {
      self.end(inTime: false)
    } beginning: {
      begin()
    }
    try Task.checkCancellation()
    guard isInTime else { throw CancellationError() }
  }

  private func begin() {
    guard let scheduler else { return waiter.give(false) }
    let alarm = Alarm(self, sleepers)
    self.alarm = alarm
    self.scheduler = nil
    sleepers.note(time: scheduler.now)
    sleepers.fallAsleep()
    work = scheduler.schedule(after: delay) { [weak scheduler] in
      if let scheduler { alarm.sleepers.note(time: scheduler.now) }
      alarm.sleep?.end(inTime: true)
    }
  }

  fileprivate func end(inTime: Bool) {
    // A cancellation may come before the beginning, which then looks for one.
    guard scheduler == nil, waiter.answer == nil else { return }
    alarm?.sleep = nil
    if !inTime { work?.cancel() }
    work = nil
    sleepers.wake(inTime: inTime)
    waiter.give(inTime)
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

/// The tasks that sleep on a scheduler, and the woken tasks that are on their way to the main
/// actor.
///
/// The system delivers woken tasks to the main actor a little later. Code that moves time waits for
/// them, so that nothing depends on the machine's speed.
@MainActor
public final class Sleepers {
  /// The number of sleeping tasks.
  package internal(set) var sleepingCount = 0
  /// The number of tasks that have been woken, or have begun, and have yet to reach the main actor.
  package internal(set) var wakingCount = 0
  /// The number of sleeps that have ended on time so far.
  private(set) var wokenCount = 0

  /// The unfinished tasks of flows, by the numbers of their beginnings.
  private var tasks: [Int: FlowTask] = [:]
  private var begunCount = 0
  /// The number of tasks that are neither done nor at rest.
  private(set) var awayCount = 0
  /// A number that grows with each event of a task.
  private var activity = 0
  /// The real time that tasks may spend away, or nil to wait for none.
  var awayLimit: Duration?
  /// The executor on which tasks run in order, if the system supports it.
  private(set) lazy var executor: (any Sendable)? = {
    guard awayLimit != nil, #available(macOS 15, iOS 18, tvOS 18, visionOS 2, watchOS 11, *) else {
      return nil
    }
    return OrderedExecutor(self)
  }()

  private let telling: (@Sendable () -> Duration)?
  /// The time that clocks read, once there is a clock.
  private var shared: SharedTime?

  /// Creates an empty list.
  /// - Parameter time: returns the scheduler's time on any thread. Without it, a ``StageClock``
  ///   returns the time at which a sleep last began or ended.
  public init(telling time: (@Sendable () -> Duration)? = nil) { telling = time }

  /// Returns a closure that returns the scheduler's time on any thread.
  func makeTime() -> @Sendable () -> Duration {
    if let telling { return telling }
    let shared = shared ?? SharedTime()
    self.shared = shared
    return { shared.now }
  }

  /// Records the scheduler's time for readers on other threads.
  func note(time: Duration) { shared?.now = time }

  /// True while any task is on its way or away.
  var isBusy: Bool { wakingCount > 0 || (awayLimit != nil && awayCount > 0) }

  /// True while no flow's task lives and no task sleeps, so that there is nothing to wait for.
  package var isEmpty: Bool { tasks.isEmpty && wakingCount == 0 && sleepingCount == 0 }

  /// Waits until all woken tasks are back and have done everything they can without waiting.
  ///
  /// On a manual scheduler, it also waits for flows' tasks that are away: in an actor, a service or
  /// a task group. After `ManualScheduler.awayLimit` of real time without any activity, it gives up
  /// waiting for a task, and logs that.
  public func settled() async {
    let task = FlowTask.current
    task?.rest()
    defer { task?.wake() }
    var (quiet, absence) = (0, Absence())
    var (lastActivity, steps) = (activity, 0)
    // A resting task may need some steps to get there, and an abandoned one never rests.
    while quiet < 8, steps < 1_000 {
      let start = ContinuousClock.now
      if isBusy { await Task.yield() } else { await turn() }
      steps = isBusy ? 0 : steps + 1
      let isActive = activity != lastActivity
      quiet = isBusy || isActive ? 0 : quiet + 1
      lastActivity = activity
      guard wakingCount == 0, awayCount > 0, let awayLimit else { continue }
      if absence.taken > .milliseconds(1) { try? await Task.sleep(for: .microseconds(100)) }
      absence.add(.now - start, isActive: isActive, limit: awayLimit)
      if absence.isTooLong(for: awayLimit) { giveUp(awayLimit, after: absence.taken) }
    }
  }

  /// Lets all tasks on their way to the main actor run.
  ///
  /// A yield, or the end of any wait, would take a detour through another thread, which usually
  /// costs more than the awaited work.
  private func turn() async {
    guard #available(macOS 15, iOS 18, tvOS 18, visionOS 2, watchOS 11, *) else {
      return await Task.yield()
    }
    await withTaskExecutorPreference(PassingExecutor.shared) {
      await withCheckedContinuation { continuation in
        Task { @MainActor in continuation.resume() }
      }
    }
  }

  /// Begins a task, in order with all others if the system supports it.
  func run(_ work: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
    if #available(macOS 15, iOS 18, tvOS 18, visionOS 2, watchOS 11, *),
      let executor = executor as? OrderedExecutor
    {
      return Task(executorPreference: executor, operation: work)
    }
    return Task(operation: work)
  }

  /// The tasks in the order of their beginning.
  private var begun: [FlowTask] { tasks.sorted { $0.key < $1.key }.map(\.value) }

  /// The descriptions of the tasks that are away, in the order of their beginning.
  package var awayWork: [String] { begun.filter(\.isAway).map(\.description) }

  /// The tasks that read streams, in the order of their beginning.
  var listening: [FlowTask] { begun.filter(\.isListening) }

  private func giveUp(_ limit: Duration, after taken: Duration) {
    for task in begun { task.giveUp(limit, after: taken) }
  }

  /// Adds a task that begins, and returns its number.
  func add(_ task: FlowTask) -> Int {
    activity += 1
    awayCount += 1
    begunCount += 1
    tasks[begunCount] = task
    return begunCount
  }

  func remove(_ number: Int) { tasks[number] = nil }

  func note(isAway: Bool, wasAway: Bool) {
    activity += 1
    awayCount += (isAway ? 1 : 0) - (wasAway ? 1 : 0)
  }

  func noteJob() { activity += 1 }

  /// Counts a task that is back on the main actor, as its first step there.
  func arrive() { wakingCount -= 1 }

  func fallAsleep() { sleepingCount += 1 }

  func wake(inTime: Bool) {
    sleepingCount -= 1
    if inTime { wokenCount += 1 }
  }
}

/// The real time during which tasks have been away, turn by turn of the main actor.
private struct Absence {
  /// The whole time.
  private(set) var taken = Duration.zero
  /// The time since the last activity.
  private var idle = Duration.zero
  /// The time of turns with activity, without the time that other work spent on the main actor.
  private var active = Duration.zero
  /// The number of turns since the time without activity passed the limit.
  private var lateTurns = 0

  mutating func add(_ turn: Duration, isActive: Bool, limit: Duration) {
    taken += turn
    idle = isActive ? .zero : idle + turn
    if isActive { active += min(turn, .milliseconds(5)) }
    lateTurns = idle > limit ? lateTurns + 1 : 0
  }

  /// Returns true if the tasks have been idle for longer than the limit, or active without an end.
  ///
  /// After one long turn, some more pass, because a reply may have waited behind other work.
  func isTooLong(for limit: Duration) -> Bool { lateTurns > 8 || active > limit }
}
