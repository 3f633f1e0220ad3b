/// The tasks that sleep on a scheduler, and those that the framework has woken and that are on
/// their way.
///
/// What is woken comes back to the main actor a while later, by way of the system. Whoever moves
/// time by hand waits for that, so that nothing depends on how fast the machine is.
@MainActor
public final class Sleepers {
  /// The number of those who sleep.
  public internal(set) var sleepingCount = 0
  /// The number of those who have been woken, or have begun, and are not back on the main actor
  /// yet.
  public internal(set) var wakingCount = 0
  /// The number of sleeps that have ended so far because their time came.
  private(set) var wokenCount = 0

  /// The tasks of flows that are not done, in the order of their beginning.
  private var tasks: [ObjectIdentifier: FlowTask] = [:]
  private var beginnings: [ObjectIdentifier] = []
  /// The number of tasks that are neither done nor at rest.
  private(set) var awayCount = 0
  /// A number that grows with each thing that a task does.
  private var activity = 0
  /// The real time for which tasks may stay away, or nil if nobody waits for them.
  var awayLimit: Duration?
  /// The executor on which tasks run in order, where the system has such executors.
  private(set) lazy var executor: (any Sendable)? = {
    guard awayLimit != nil, #available(macOS 15, iOS 18, tvOS 18, visionOS 2, watchOS 11, *) else {
      return nil
    }
    return OrderedExecutor(self)
  }()

  private let telling: (@Sendable () -> Duration)?
  /// The time that the clocks tell, once there is a clock.
  private var shared: SharedTime?

  /// Creates a list of nobody.
  /// - Parameter time: the time of the scheduler, which may be asked for from any thread. Without it
  ///   a ``StageClock`` tells the time at which a sleep last began or ended.
  public init(telling time: (@Sendable () -> Duration)? = nil) {
    telling = time
  }

  /// Returns a closure that tells the time of the scheduler on any thread.
  func makeTime() -> @Sendable () -> Duration {
    if let telling { return telling }
    let shared = shared ?? SharedTime()
    self.shared = shared
    return { shared.now }
  }

  /// Notes the time of the scheduler, for those who read it on other threads.
  func note(time: Duration) { shared?.now = time }

  /// True while anyone is on the way or away.
  var isBusy: Bool { wakingCount > 0 || (awayLimit != nil && awayCount > 0) }

  /// True while no task of a flow lives and nobody sleeps, so that there is nobody to wait for.
  package var isEmpty: Bool { tasks.isEmpty && wakingCount == 0 && sleepingCount == 0 }

  /// Waits until all who were woken are back and have done what they do without waiting.
  ///
  /// While time is moved by hand it waits for the tasks of flows that are away, too: in an actor, a
  /// service, a task group. One that stays away for more than `ManualScheduler.awayLimit` of real
  /// time is given up, with a line in the log.
  public func settled() async {
    let task = FlowTask.current
    task?.rest()
    defer { task?.wake() }
    var (quiet, patience) = (0, awayLimit ?? .zero)
    var (lastActivity, steps) = (activity, 0)
    // One who rests may have some steps to go until it does, and one who is given up never rests.
    while quiet < 8, steps < 1_000 {
      let start = ContinuousClock.now
      if isBusy { await Task.yield() } else { await turn() }
      steps = isBusy ? 0 : steps + 1
      quiet = isBusy || activity != lastActivity ? 0 : quiet + 1
      lastActivity = activity
      guard wakingCount == 0, awayCount > 0, let awayLimit else { continue }
      // What others do on the main actor meanwhile is no time of those who are away.
      patience -= min(.now - start, .milliseconds(5))
      if patience < .zero { giveUp(after: awayLimit) }
      if patience < awayLimit - .milliseconds(1) { try? await Task.sleep(for: .microseconds(100)) }
    }
  }

  /// Lets all that is on its way to the main actor have its turn.
  ///
  /// A yield, or the end of any wait, would go by another thread and back, which costs more than
  /// most of what is waited for.
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

  /// Begins a task, in order with all others where the system can do that.
  func run(_ work: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
    if #available(macOS 15, iOS 18, tvOS 18, visionOS 2, watchOS 11, *),
      let executor = executor as? OrderedExecutor
    {
      return Task(executorPreference: executor, operation: work)
    }
    return Task(operation: work)
  }

  /// The tasks that are away, each by its flow and the line where it began, in that order.
  package var awayWork: [String] {
    beginnings.compactMap { tasks[$0] }.filter(\.isAway).map(\.description)
  }

  /// The tasks that read streams, in the order of their beginning.
  var listening: [FlowTask] { beginnings.compactMap { tasks[$0] }.filter(\.isListening) }

  private func giveUp(after limit: Duration) {
    for id in beginnings { tasks[id]?.giveUp(after: limit) }
  }

  func add(_ task: FlowTask) {
    activity += 1
    awayCount += 1
    tasks[ObjectIdentifier(task)] = task
    beginnings.append(ObjectIdentifier(task))
  }

  func remove(_ task: FlowTask) {
    tasks[ObjectIdentifier(task)] = nil
    guard beginnings.count > 2 * tasks.count + 16 else { return }
    beginnings.removeAll { tasks[$0] == nil }
  }

  func note(isAway: Bool, wasAway: Bool) {
    activity += 1
    awayCount += (isAway ? 1 : 0) - (wasAway ? 1 : 0)
  }

  func noteJob() { activity += 1 }

  /// Counts one who is back on the main actor, as its first step there.
  func arrive() {
    wakingCount -= 1
  }

  func fallAsleep() {
    sleepingCount += 1
  }

  func wake(inTime: Bool) {
    sleepingCount -= 1
    wakingCount += 1
    if inTime { wokenCount += 1 }
  }
}
