/// The scheduler that follows real time.
@MainActor
public final class LiveScheduler: Scheduler {
  /// The tasks that sleep.
  public let sleepers: Sleepers
  private let start: ContinuousClock.Instant

  /// Creates a scheduler whose time begins now.
  public init() {
    let start = ContinuousClock.now
    self.start = start
    sleepers = Sleepers { .now - start }
  }

  /// The real time since the scheduler was made.
  public var now: Duration { ContinuousClock.now - start }

  /// Runs work on the main actor once the real time has passed.
  public func schedule(
    after delay: Duration, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let task = Task { @MainActor in
      guard (try? await Task.sleep(for: delay.withinReason)) != nil else { return }
      work()
    }
    return ScheduledWork { task.cancel() }
  }
}
