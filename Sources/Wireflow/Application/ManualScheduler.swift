/// The scheduler that is moved by hand, for tests and scripts: no real time passes.
@MainActor
public final class ManualScheduler: Scheduler {
  private struct Entry {
    let due: Duration
    let order: Int
    let work: @MainActor () -> Void
  }

  /// The time by which it has been moved so far.
  public private(set) var now: Duration = .zero
  /// What waits, the latest first, so that the next one is taken from the end.
  private var entries: [Entry] = []
  private var scheduledSoFar = 0

  /// Creates a scheduler at time zero.
  public init() {}

  /// How much work waits for its time.
  public var pendingCount: Int { entries.count }

  /// Keeps work until its time comes; a delay below zero counts as zero.
  ///
  /// O(n) in the amount of work that is due earlier.
  public func schedule(
    after delay: Duration, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    scheduledSoFar += 1
    let order = scheduledSoFar
    let due = now + delay.withinReason
    let place = entries.lastIndex { $0.due > due }.map { $0 + 1 } ?? 0
    entries.insert(Entry(due: due, order: order, work: work), at: place)
    return ScheduledWork { [weak self] in self?.entries.removeAll { $0.order == order } }
  }

  /// Moves time, and runs what becomes due in order, also what that schedules in turn.
  @discardableResult
  public func advance(by duration: Duration) -> Bool {
    let end = now + duration.withinReason
    while let next = entries.last, next.due <= end {
      entries.removeLast()
      now = max(now, next.due)
      next.work()
    }
    now = max(now, end)
    return true
  }
}
