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

  /// Creates a list of nobody.
  public init() {}

  /// Waits until all who were woken are back and have done what they do without waiting.
  ///
  /// Work that then waits for something which is not the framework's, such as the network, is
  /// outside of it.
  public func settled() async {
    repeat { await Task.yield() } while wakingCount > 0
  }

  /// Counts one who is back on the main actor, as its first step there.
  func arrive() {
    wakingCount -= 1
  }

  fileprivate func fallAsleep() {
    sleepingCount += 1
  }

  fileprivate func wake(inTime: Bool) {
    sleepingCount -= 1
    wakingCount += 1
    if inTime { wokenCount += 1 }
  }
}

extension Scheduler {
  /// Suspends the task until a delay has passed.
  ///
  /// It throws if the task is cancelled meanwhile.
  ///
  /// Use it for every delay in asynchronous work: a test or a script moves it by hand, and the log
  /// knows of it. A delay below zero counts as zero.
  public func sleep(for delay: Duration) async throws {
    try Task.checkCancellation()
    let sleep = Sleep(sleepers)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        sleep.begin(continuation, work: schedule(after: delay) { sleep.end(inTime: true) })
      }
    } onCancel: {
      Task { @MainActor in sleep.end(inTime: false) }
    }
    sleepers.arrive()
    try Task.checkCancellation()
  }
}

/// One sleep, which ends once: in time, or when its task is cancelled.
@MainActor
private final class Sleep {
  private let sleepers: Sleepers
  private var continuation: CheckedContinuation<Void, Never>?
  private var work: ScheduledWork?

  init(_ sleepers: Sleepers) {
    self.sleepers = sleepers
  }

  func begin(_ continuation: CheckedContinuation<Void, Never>, work: ScheduledWork) {
    self.continuation = continuation
    self.work = work
    sleepers.fallAsleep()
  }

  func end(inTime: Bool) {
    guard let continuation else { return }
    self.continuation = nil
    if !inTime { work?.cancel() }
    work = nil
    sleepers.wake(inTime: inTime)
    continuation.resume()
  }
}
