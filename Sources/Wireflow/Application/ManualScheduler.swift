/// The scheduler for tests and scripts, which moves time manually.
///
/// No real time passes.
@MainActor
public final class ManualScheduler: Scheduler {
  /// Scheduled work that is not due yet.
  package struct PendingWork: Sendable, Hashable {
    /// The position of the work among all work ever scheduled, counted from 1.
    package let number: Int
    /// The scheduler's time at which it is due.
    package let due: Duration
    /// The length of the chain of work at this moment that led to it.
    var chain = 0

    /// Returns true if it is due before other work.
    func comes(before other: Self) -> Bool { (due, number) < (other.due, other.number) }
  }

  /// The time by which the scheduler has moved so far.
  public var now: Duration { time }

  private var time: Duration = .zero {
    didSet {
      sleepers.note(time: time)
      if time > oldValue { chain = 0 }
    }
  }
  /// The tasks that sleep.
  public let sleepers = Sleepers()
  /// The scheduled work with the next entry in front, including cancelled entries.
  private(set) var entries: ArraySlice<PendingWork> = []
  /// The scheduled work, by number.
  private var work: [Int: @MainActor () -> Void] = [:]
  /// The number of pieces of work ever scheduled.
  package private(set) var scheduledSoFar = 0
  /// The length of the chain of work at this moment that led to the last one.
  private var chain = 0
  /// The first moment at which work would have repeated forever without any time passing.
  package private(set) var endlessMoment: Duration?

  /// The real time that a flow's task may spend away without any activity, in an actor or a service,
  /// or nil to wait for no task.
  ///
  /// A task that exceeds it appears in the log, and fails a test.
  public var awayLimit: Duration? {
    get { sleepers.awayLimit }
    set { sleepers.awayLimit = newValue }
  }

  /// Creates a scheduler at time zero.
  public init() { sleepers.awayLimit = .seconds(5) }

  /// The scheduled work, next first.
  package var pending: [PendingWork] {
    entries.filter { work[$0.number] != nil }
  }

  /// True while no work is scheduled.
  package var isIdle: Bool { work.isEmpty }

  /// Returns true if work scheduled after some number of others is due within a delay.
  package func isWaiting(behind number: Int, within delay: Duration) -> Bool {
    guard scheduledSoFar > number else { return false }
    return entries.contains {
      $0.number > number && $0.due <= now + delay && work[$0.number] != nil
    }
  }

  /// Schedules work.
  ///
  /// A delay below zero counts as zero. A chain of 1,000 pieces of work at the same moment would
  /// never let time pass. From then on, work without a delay in such a chain runs one millisecond
  /// later, and the log says so.
  ///
  /// Scheduling takes O(log n) in the amount n of scheduled work, and moves the work that is due
  /// later, in O(n).
  public func schedule(
    after delay: Duration, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    scheduledSoFar += 1
    let number = scheduledSoFar
    self.work[number] = work
    var entry = PendingWork(number: number, due: now + delay.withinReason)
    if delay <= .zero, chain > 0 { entry = following(entry) }
    entries.insert(entry, at: entries.firstPlace { entry.comes(before: $0) })
    return ScheduledWork { [weak self] in self?.cancel(number) }
  }

  /// Returns the entry as a link of the chain at this moment, or later once the chain is endless.
  private func following(_ entry: PendingWork) -> PendingWork {
    if chain >= 1_000, endlessMoment == nil { endlessMoment = now }
    return endlessMoment == nil
      ? PendingWork(number: entry.number, due: entry.due, chain: chain)
      : PendingWork(number: entry.number, due: now + .milliseconds(1))
  }

  /// Cancels scheduled work.
  ///
  /// The list drops cancelled entries once they are the majority.
  private func cancel(_ number: Int) {
    // The work may schedule other work when it is released, so the release comes after the removal.
    let forgotten = work.removeValue(forKey: number)
    defer { withExtendedLifetime(forgotten) {} }
    if entries.count > 2 * work.count + 16 {
      entries = entries.filter { work[$0.number] != nil }[...]
    }
  }

  /// Cancels all scheduled work, for example when its process has ended.
  package func forgetPending() { for work in pending { cancel(work.number) } }

  /// Moves time, and runs due work in order, including the work that it schedules in turn.
  ///
  /// Sleeping asynchronous work wakes and continues later. If that matters, use the asynchronous
  /// form.
  public func advance(by duration: Duration) {
    let end = now + duration.withinReason
    while runNext(until: end) {}
    time = max(time, end)
  }

  /// Moves time, and runs due work in order, including sleeping asynchronous work.
  ///
  /// Time stands still until each woken task has done everything it can without waiting. The order
  /// of events therefore never depends on the machine.
  public func advance(by duration: Duration) async {
    let end = now + duration.withinReason
    await sleepers.settled()
    while runNext(until: end) {
      // The work may have cancelled a sleeping task, or sent an element to a listening one.
      if !sleepers.isEmpty { await sleepers.settled() }
    }
    time = max(time, end)
  }

  private func runNext(until end: Duration) -> Bool {
    while let next = entries.first, next.due <= end {
      guard let work = work.removeValue(forKey: entries.removeFirst().number) else { continue }
      time = max(time, next.due)
      chain = max(chain, next.chain + 1)
      work()
      return true
    }
    return false
  }
}
