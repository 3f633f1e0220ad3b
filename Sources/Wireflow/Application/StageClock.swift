/// A standard-library clock with the time of the stage's scheduler.
///
/// A service takes `any Clock<Duration>` and needs no knowledge of Wireflow. Real time passes in
/// the app, while a test or a script moves time:
///
///     let stage = Stage(backend: backend, scheduler: ManualScheduler())
///     let books = BookService(clock: stage.clock)
///
/// A sleep counts for the flow's task that it descends from, in any place: an actor, a nonisolated
/// function or a task group. Once the stage is gone, a sleep throws `CancellationError`. Wireflow
/// cannot wait for a task that no flow started, such as a detached one. On a manual scheduler, the
/// first sleep of such a task appears in the log and fails a test.
public struct StageClock: Clock {
  /// A moment, as the time since the scheduler was created.
  public struct Instant: InstantProtocol {
    /// The time since the scheduler was created.
    public let time: Duration

    /// Creates the moment at a time since the scheduler was created.
    public init(_ time: Duration) {
      self.time = time
    }

    public func advanced(by duration: Duration) -> Instant { Instant(time + duration) }
    public func duration(to other: Instant) -> Duration { other.time - time }
    public static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
  }

  private weak let stage: Stage?
  private let time: @Sendable () -> Duration

  @MainActor
  init(_ stage: Stage) {
    self.stage = stage
    let sleepers = stage.scheduler.sleepers
    time = sleepers.makeTime()
    sleepers.note(time: stage.scheduler.now)
  }

  /// The current moment, readable on any thread.
  public var now: Instant { Instant(time()) }

  /// Zero: the clock distinguishes any two moments.
  public var minimumResolution: Duration { .zero }

  /// Suspends the task until a moment, or throws if the task is cancelled or the stage is gone.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    guard let sleep = await makeSleep(until: deadline) else { throw CancellationError() }
    try await sleep.over()
  }

  /// Creates a sleep in a separate step, so that the task does not keep the stage.
  @MainActor
  private func makeSleep(until deadline: Instant) -> Sleep? {
    guard let stage else { return nil }
    let delay = deadline.time - stage.scheduler.now
    if FlowTask.current == nil { stage.noteStraySleep(for: delay) }
    return Sleep(for: delay, on: stage.scheduler)
  }
}

extension Stage {
  /// The clock of the stage's scheduler, for services.
  public var clock: StageClock { StageClock(self) }
}
