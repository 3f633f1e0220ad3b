/// A clock of the standard library whose time is that of the stage's scheduler.
///
/// A service takes `any Clock<Duration>` and knows nothing of the framework: real time passes in the
/// app, and a test or a script moves it by hand.
///
///     let stage = Stage(backend: backend, scheduler: ManualScheduler())
///     let books = BookService(clock: stage.clock)
///
/// A sleep counts for the task of a flow that it descends from, wherever it is: in an actor, a
/// nonisolated function or a task group. Once the stage is gone, a sleep throws `CancellationError`.
/// Nobody can wait for a task that descends from none, such as a detached one: while time is moved by
/// hand, its first sleep is told in the log and is a failure in a test.
public struct StageClock: Clock {
  /// A moment, by the time that has passed since the scheduler was made.
  public struct Instant: InstantProtocol {
    /// The time since the scheduler was made.
    public let time: Duration

    /// Creates the moment at which a time has passed since the scheduler was made.
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

  /// The present moment, which any thread may ask for.
  public var now: Instant { Instant(time()) }

  /// No time at all: every moment can be told from the next.
  public var minimumResolution: Duration { .zero }

  /// Suspends the task until a moment has come, or throws if it is cancelled or the stage is gone.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    guard let sleep = await makeSleep(until: deadline) else { throw CancellationError() }
    try await sleep.over()
  }

  /// Makes a sleep in a step of its own, after which nothing of the stage is kept.
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
