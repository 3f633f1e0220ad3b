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
    /// The number of pieces of work at that moment that it came of, one after the other.
    var chain = 0

    /// Returns true if it is due before another one.
    func comes(before other: Entry) -> Bool { (due, order) < (other.due, other.order) }
  }

  /// The time by which it has been moved so far.
  public var now: Duration { time }

  private var time: Duration = .zero {
    didSet {
      sleepers.note(time: time)
      if time > oldValue { chain = 0 }
    }
  }
  /// The tasks that sleep.
  public let sleepers = Sleepers()
  /// The work that waits, as a heap with the next one in front, and some that was cancelled.
  private var entries: [Entry] = []
  /// The work that waits, by its order.
  private var work: [Int: @MainActor () -> Void] = [:]
  /// The number of pieces of work that were ever scheduled.
  package private(set) var scheduledSoFar = 0
  /// The number of pieces of work at this moment that the last one came of.
  private var chain = 0
  /// The moment at which work first went on without any time passing, and would have for ever.
  package private(set) var endlessMoment: Duration?

  /// The real time for which a flow's task may stay away, in an actor or a service, before nobody
  /// waits for it any longer, or nil if nobody waits at all.
  ///
  /// To stay away for longer stands in the log, and is a failure in a test.
  public var awayLimit: Duration? {
    get { sleepers.awayLimit }
    set { sleepers.awayLimit = newValue }
  }

  /// Creates a scheduler at time zero.
  public init() {
    sleepers.awayLimit = .seconds(5)
  }

  /// The work that waits for its time, the next first.
  public var pending: [PendingWork] {
    entries.filter { work[$0.order] != nil }.sorted { $0.comes(before: $1) }
      .map { PendingWork(number: $0.order, due: $0.due) }
  }

  /// True while no work waits.
  package var isIdle: Bool { work.isEmpty }

  /// Returns true if work that came after some number of others waits, and not for long.
  package func isWaiting(behind number: Int, within delay: Duration) -> Bool {
    guard scheduledSoFar > number else { return false }
    return entries.contains { $0.order > number && $0.due <= now + delay && work[$0.order] != nil }
  }

  /// Keeps work until its time comes.
  ///
  /// A delay below zero counts as zero. Work that comes of work at the same moment 1,000 times over
  /// would let no time pass for ever: from then on, what work asks for without a delay comes one
  /// millisecond later, and the log says so.
  ///
  /// O(log n) in the amount of work that waits.
  public func schedule(
    after delay: Duration, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    scheduledSoFar += 1
    let order = scheduledSoFar
    self.work[order] = work
    var entry = Entry(due: now + delay.withinReason, order: order)
    if delay <= .zero, chain > 0 { entry = following(entry) }
    add(entry)
    return ScheduledWork { [weak self] in self?.cancel(order) }
  }

  /// Returns work at this moment as what comes of the last, or later once that has no end.
  private func following(_ entry: Entry) -> Entry {
    if chain >= 1_000, endlessMoment == nil { endlessMoment = now }
    return endlessMoment == nil
      ? Entry(due: entry.due, order: entry.order, chain: chain)
      : Entry(due: now + .milliseconds(1), order: entry.order)
  }

  private func add(_ entry: Entry) {
    var place = entries.count
    entries.append(entry)
    while place > 0, entry.comes(before: entries[(place - 1) / 2]) {
      entries.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private func takeFirst() -> Entry {
    entries.swapAt(0, entries.count - 1)
    let first = entries.removeLast()
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < entries.count && entries[child].comes(before: entries[least]) {
        least = child
      }
      guard least != place else { return first }
      entries.swapAt(place, least)
      place = least
    }
  }

  /// Forgets work that waits.
  ///
  /// Its place in the heap goes when most of that is such places.
  private func cancel(_ order: Int) {
    // What the work has captured may schedule something at its end, so it ends after the removal.
    let forgotten = work.removeValue(forKey: order)
    defer { withExtendedLifetime(forgotten) {} }
    guard entries.count > 2 * work.count + 16 else { return }
    let left = entries.filter { work[$0.order] != nil }
    entries = []
    for entry in left { add(entry) }
  }

  /// Forgets all work that waits, as when the process that it was for is no more.
  package func forgetPending() {
    for work in pending { cancel(work.number) }
  }

  /// Moves time, and runs what becomes due in order, also what that schedules in turn.
  ///
  /// Asynchronous work that sleeps is woken and goes on later; where it matters, use the form that
  /// waits.
  public func advance(by duration: Duration) {
    let end = now + duration.withinReason
    while runNext(until: end) {}
    time = max(time, end)
  }

  /// Moves time, and runs what becomes due in order, also asynchronous work that sleeps.
  ///
  /// Time stands still until each who was woken is back and has done what it does without waiting,
  /// so that it never depends on the machine what happens when.
  public func advance(by duration: Duration) async {
    let end = now + duration.withinReason
    await sleepers.settled()
    while runNext(until: end) {
      // What has run may have cancelled one who sleeps, or given one who listens something to hear.
      if !sleepers.isEmpty { await sleepers.settled() }
    }
    time = max(time, end)
  }

  private func runNext(until end: Duration) -> Bool {
    while let next = entries.first, next.due <= end {
      guard let work = work.removeValue(forKey: takeFirst().order) else { continue }
      time = max(time, next.due)
      chain = max(chain, next.chain + 1)
      work()
      return true
    }
    return false
  }
}
