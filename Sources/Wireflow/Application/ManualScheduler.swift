/// The scheduler that is moved by hand, for tests and scripts: no real time passes.
@MainActor
public final class ManualScheduler: Scheduler {
  /// Work that waits for its time.
  public struct PendingWork: Sendable, Hashable {
    /// Its place among all that was ever scheduled, counted from 1.
    public let number: Int
    /// The scheduler's time at which it is due.
    public let due: Duration
  }

  private struct Entry {
    let due: Duration
    let order: Int
    let work: @MainActor () -> Void
  }

  /// The time by which it has been moved so far.
  public private(set) var now: Duration = .zero
  /// Those who sleep.
  public let sleepers = Sleepers()
  /// What waits, the latest first, so that the next one is taken from the end.
  private var entries: [Entry] = []
  private var scheduledSoFar = 0

  /// Creates a scheduler at time zero.
  public init() {}

  /// What waits for its time, the next first.
  public var pending: [PendingWork] {
    entries.reversed().map { PendingWork(number: $0.order, due: $0.due) }
  }

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
  ///
  /// Asynchronous work that sleeps is woken and goes on later; where it matters, use the form that
  /// waits.
  public func advance(by duration: Duration) {
    let end = now + duration.withinReason
    while runNext(until: end) {}
    now = max(now, end)
  }

  /// Moves time, and runs what becomes due in order, also asynchronous work that sleeps.
  ///
  /// Time stands still until each who was woken is back and has done what it does without waiting,
  /// so that it never depends on the machine what happens when.
  public func advance(by duration: Duration) async {
    let end = now + duration.withinReason
    await sleepers.settled()
    while runNext(until: end) {
      if sleepers.wakingCount > 0 { await sleepers.settled() }
    }
    now = max(now, end)
  }

  private func runNext(until end: Duration) -> Bool {
    guard let next = entries.last, next.due <= end else { return false }
    entries.removeLast()
    now = max(now, next.due)
    next.work()
    return true
  }
}
