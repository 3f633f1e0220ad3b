/// A task of a flow, which is either at rest or away.
///
/// The task is at rest while it awaits the stage, a stream that it reads through the flow, or only
/// tasks that sleep on the scheduler. Otherwise it is away until it is done, for example in an
/// actor, a service or a task group. Code that moves time waits for tasks that are away.
@MainActor
final class FlowTask {
  /// The flow's task that the current code runs in, or descends from, or nil.
  @TaskLocal static var current: FlowTask?

  let hold: FlowHold
  /// The file and line where the task began.
  let origin: String
  /// True if the task only reads a stream.
  let isListening: Bool
  private let sleepers: Sleepers
  /// The number among all tasks of the scheduler.
  private var number = 0
  private var restCount = 0
  private var isDone = false
  /// True once the task has been away for so long that nothing waits for it any more.
  private var isGivenUp = false

  init(
    holding hold: FlowHold, isListening: Bool, from origin: String, _ sleepers: Sleepers
  ) {
    self.hold = hold
    self.isListening = isListening
    self.origin = origin
    self.sleepers = sleepers
    number = sleepers.add(self)
  }

  var isAway: Bool { restCount == 0 && !isDone && !isGivenUp }

  /// The flow that owns the task, and the file and line where it began.
  var description: String { "task of \(hold.flow.name), begun at \(origin)" }

  /// Records that the task awaits something that the framework knows about.
  func rest() { change { restCount += 1 } }

  /// Records that something the task awaited has arrived.
  func wake() { change { restCount -= 1 } }

  /// Records that the task is done.
  func end() {
    change { isDone = true }
    sleepers.remove(number)
  }

  /// Logs that the task stays away, and stops waiting for it.
  func giveUp(_ limit: Duration, after taken: Duration) {
    guard isAway else { return }
    change { isGivenUp = true }
    hold.flow.link.stage?.log.append(
      .away(hold.flow.name, origin, limit: limit, taken: taken))
  }

  private func change(_ body: () -> Void) {
    let wasAway = isAway
    body()
    sleepers.note(isAway: isAway, wasAway: wasAway)
  }
}

/// The executor of flows' tasks on a manual scheduler.
///
/// It runs one job after the other on the main actor's thread, in order of arrival.
///
/// Actors without executors of their own, nonisolated functions and task groups therefore run in
/// the same order each time.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, watchOS 11, *)
final class OrderedExecutor: TaskExecutor {
  private weak let sleepers: Sleepers?

  init(_ sleepers: Sleepers) { self.sleepers = sleepers }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Task { @MainActor in
      sleepers?.noteJob()
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

/// An executor that passes to the main actor at once after a wait, without another thread in
/// between.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, watchOS 11, *)
final class PassingExecutor: TaskExecutor {
  static let shared = PassingExecutor()

  func enqueue(_ job: consuming ExecutorJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }
}
