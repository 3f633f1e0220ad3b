/// The app's time: real time, or time that a test or a script moves.
///
/// Asynchronous work sleeps on it with `sleep(for:)`.
@MainActor
public protocol Scheduler: AnyObject, Sendable {
  /// The time since the scheduler was created.
  var now: Duration { get }

  /// The tasks that sleep on the scheduler, in an object that a conforming type creates and keeps.
  var sleepers: Sleepers { get }

  /// Runs work once a delay has passed.
  ///
  /// Work that is due at the same time runs in order.
  func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) -> ScheduledWork
}

/// A handle on work that is scheduled or running.
@MainActor
public final class ScheduledWork {
  private var onCancel: (@MainActor () -> Void)?

  /// Creates a handle from a closure that cancels the work.
  public init(onCancel: @escaping @MainActor () -> Void) { self.onCancel = onCancel }

  /// Makes the handle cancel other work, which has taken the place of its own.
  func follow(_ other: ScheduledWork) { onCancel = { other.cancel() } }

  /// Cancels the work, unless it is done.
  public func cancel() {
    let cancel = onCancel
    onCancel = nil
    cancel?()
  }
}

extension Duration {
  /// The duration, limited to between zero and some 30,000 years, so that sums cannot overflow.
  var withinReason: Duration { min(max(self, .zero), .seconds(1 << 40)) }
}

/// The scheduler that follows real time.
@MainActor
public final class LiveScheduler: Scheduler {
  /// The tasks that sleep.
  public let sleepers: Sleepers
  private let start: ContinuousClock.Instant
  /// The work in the order in which it is due, because the tasks that wait may wake in another one.
  private let line = ManualScheduler()
  /// The task that watches for the main actor's first turn.
  let watch: Task<Void, Never>?

  /// Creates a scheduler whose time begins now.
  ///
  /// If an app has its own main loop and that loop never runs the main actor, the app stands still.
  /// The scheduler can then report it:
  ///
  /// ```swift
  /// let scheduler = LiveScheduler { message in
  ///   FileHandle.standardError.write(Data("\(message)\n".utf8))
  /// }
  /// ```
  /// - Parameters:
  ///   - limit: the real time within which the main actor must have its first turn.
  ///   - onStandstill: called once on another thread if it had none, with instructions for the
  ///     developer.
  public init(
    standstillLimit limit: Duration = .seconds(3),
    onStandstill: (@Sendable (_ message: String) -> Void)? = nil
  ) {
    let start = ContinuousClock.now
    self.start = start
    sleepers = Sleepers { .now - start }
    watch = onStandstill.map { Self.watch(for: limit, $0) }
  }

  deinit { watch?.cancel() }

  /// The real time since the scheduler was created.
  public var now: Duration { ContinuousClock.now - start }

  /// Runs work on the main actor after a delay in real time.
  public func schedule(
    after delay: Duration, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let delay = delay.withinReason
    let scheduled = line.schedule(after: now - line.now + delay, work)
    let task = Task { @MainActor in
      if (try? await Task.sleep(for: delay)) != nil { runDueWork() }
    }
    return ScheduledWork {
      task.cancel()
      scheduled.cancel()
    }
  }

  private func runDueWork() { line.advance(by: now - line.now) }

  private static func watch(
    for limit: Duration, _ onStandstill: @escaping @Sendable (String) -> Void
  ) -> Task<Void, Never> {
    let turn = Task { @MainActor in }
    // A high priority, because an app's own work can hold all threads of the usual one.
    return Task.detached(priority: .high) {
      await withTaskGroup(of: Bool.self) { group in
        group.addTask { await turn.value == () }
        group.addTask { (try? await Task.sleep(for: limit.withinReason)) == nil }
        if await group.next() == false {
          onStandstill(
            "Wireflow: the main actor has had no turn for \(limit). The main loop has to run "
              + "Swift's main queue, too: see \"Foreign main loops\" in the documentation.")
        }
        group.cancelAll()
      }
    }
  }
}

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
    public init(_ time: Duration) { self.time = time }

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

/// A time that the main actor sets and any thread reads, as `Clock` requires of its `now`.
///
/// The standard library has no lock before iOS 18 and macOS 15. Its streams, however, protect their
/// `onTermination` with a lock. The slot stores a closure there that sends the time to the mailbox
/// of its caller. A read takes about a microsecond and waits for nothing. Only the clocks of manual
/// schedulers need a shared time.
final class SharedTime: Sendable {
  /// The mailbox of the current reader.
  @TaskLocal private static var reader: AsyncStream<Duration>.Continuation?

  /// The stream that keeps the slot in use, because a released stream ends.
  private let stream: AsyncStream<Never>
  private let slot: AsyncStream<Never>.Continuation

  init() { (stream, slot) = AsyncStream.makeStream(of: Never.self) }

  var now: Duration {
    get {
      let (stream, mailbox) = AsyncStream.makeStream(
        of: Duration.self, bufferingPolicy: .bufferingNewest(1))
      return withExtendedLifetime(stream) {
        Self.$reader.withValue(mailbox) { slot.onTermination?(.finished) }
        // A mailbox for one element returns it when another one arrives.
        guard case .dropped(let time) = mailbox.yield(.zero) else { return .zero }
        return time
      }
    }
    set { slot.onTermination = { _ in Self.reader?.yield(newValue) } }
  }
}
