/// The scheduler that follows real time.
@MainActor
public final class LiveScheduler: Scheduler {
  /// The tasks that sleep.
  public let sleepers: Sleepers
  private let start: ContinuousClock.Instant
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
    let task = Task { @MainActor in
      guard (try? await Task.sleep(for: delay.withinReason)) != nil else { return }
      work()
    }
    return ScheduledWork { task.cancel() }
  }

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
