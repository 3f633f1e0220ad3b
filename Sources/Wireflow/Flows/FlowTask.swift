/// A task of a flow, and whether it rests.
///
/// It rests while it awaits the stage, a stream that is read through the flow, or only tasks that
/// are asleep on the scheduler. Otherwise it is away until it is done: in an actor, a service, a
/// task group. Whoever moves time by hand waits for those who are away.
@MainActor
final class FlowTask {
  /// The task that code runs in, also in the tasks that descend from it, or nil outside of any.
  @TaskLocal static var current: FlowTask?

  let hold: FlowHold
  /// The file and the line in which it began.
  let origin: String
  /// True for a task that only reads a stream.
  let isListening: Bool
  private let sleepers: Sleepers
  private var restCount = 0
  private var isDone = false
  /// True once it has been away for so long that nobody waits for it any more.
  private var isGivenUp = false

  init(
    holding hold: FlowHold, isListening: Bool, from origin: String, _ sleepers: Sleepers
  ) {
    self.hold = hold
    self.isListening = isListening
    self.origin = origin
    self.sleepers = sleepers
    sleepers.add(self)
  }

  var isAway: Bool { restCount == 0 && !isDone && !isGivenUp }

  /// The flow whose task it is, and the file and the line in which it began.
  var description: String { "task of \(hold.flow.name), begun at \(origin)" }

  /// Notes that it awaits something that the framework knows of.
  func rest() { change { restCount += 1 } }

  /// Notes that one of the things has come that it awaited.
  func wake() { change { restCount -= 1 } }

  /// Notes that it is done.
  func end() {
    change { isDone = true }
    sleepers.remove(self)
  }

  /// Writes that it stays away, and lets nobody wait for it any longer.
  func giveUp(after limit: Duration) {
    guard isAway else { return }
    change { isGivenUp = true }
    hold.flow.link.stage?.log.append(.away(hold.flow.name, origin, limit))
  }

  private func change(_ body: () -> Void) {
    let wasAway = isAway
    body()
    sleepers.note(isAway: isAway, wasAway: wasAway)
  }
}

/// The executor of flows' tasks while time is moved by hand: one job after the other, on the main
/// actor's thread, in the order in which they come.
///
/// So actors without an executor of their own, nonisolated functions and task groups run in the
/// same order each time.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, watchOS 11, *)
final class OrderedExecutor: TaskExecutor {
  private weak let sleepers: Sleepers?

  init(_ sleepers: Sleepers) {
    self.sleepers = sleepers
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Task { @MainActor in
      sleepers?.noteJob()
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

/// The executor of one who waits for the main actor alone: what comes back from a wait passes to
/// the main actor at once, and not by another thread.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, watchOS 11, *)
final class PassingExecutor: TaskExecutor {
  static let shared = PassingExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
