/// The stage's account of time: how much of it the log has told, and who waits.
@MainActor
final class StageTime {
  let scheduler: any Scheduler
  private let sleepers: Sleepers
  /// The time up to which the log accounts for what passed.
  private var last: Duration
  /// The number of sleeps that had ended in time when the log last accounted for it.
  private var wokenCount = 0
  /// The number of pieces of the app's work that wait for their time.
  var scheduledCount = 0
  /// True when work fired of which the log says nothing yet.
  private var hasFiredSilently = false
  /// All that the log has said of what it says only once.
  var told: Set<ToldOnce> = []
  /// True while a wait of the user's makes time pass.
  private(set) var isWaiting = false
  /// The number of flows, decisions and pieces of work that have begun, which tells the younger of
  /// them.
  private var beginnings = 0
  /// Delayed work that goes with screens.
  var screenWork = ScreenWork()
  /// The tasks that wait until all is at rest.
  private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  /// True while anybody waits, apart from those so that it is read at once.
  private(set) var hasWaiters = false

  init(_ scheduler: any Scheduler) {
    self.scheduler = scheduler
    sleepers = scheduler.sleepers
    last = scheduler.now.withinReason
  }

  /// The time of the scheduler, whatever one of the app's own may say.
  private var present: Duration { scheduler.now.withinReason }

  /// A number that is higher than all before.
  func nextNumber() -> Int {
    beginnings += 1
    return beginnings
  }

  func noteFiring() { hasFiredSilently = !isWaiting }

  func beginWait() { isWaiting = true }

  func endWait() {
    isWaiting = false
    last = present
    wokenCount = sleepers.wokenCount
  }

  func add(_ waiter: CheckedContinuation<Void, Never>, _ number: Int) {
    waiters[number] = waiter
    hasWaiters = true
    if Task.isCancelled { resumeWaiter(number) }
  }

  /// Lets one go on whose task is cancelled, as a flow's is when its app goes.
  func resumeWaiter(_ number: Int) {
    guard let waiter = waiters.removeValue(forKey: number) else { return }
    hasWaiters = !waiters.isEmpty
    sleepers.wakingCount += 1
    waiter.resume()
  }

  /// Lets all go on who wait until all is at rest.
  func resumeWaiters() {
    let resumed = waiters.sorted { $0.key < $1.key }
    waiters = [:]
    hasWaiters = false
    sleepers.wakingCount += resumed.count
    for (_, waiter) in resumed { waiter.resume() }
  }

  /// The wait that stands for the time until sleeping work was woken, if that is not told yet.
  func untilWoken() -> UserAction? {
    guard wokenCount != sleepers.wokenCount else { return nil }
    return passed(evenNone: true)
  }

  /// The wait that stands for the time since the last line, in whole milliseconds.
  ///
  /// The rest is carried over. Nil when nothing that is scheduled depends on it.
  func passed(evenNone: Bool = false) -> UserAction? {
    guard !isWaiting else { return nil }
    let present = present
    let hasFired = hasFiredSilently || wokenCount != sleepers.wokenCount
    let awaitsMore = scheduledCount > 0 || sleepers.sleepingCount > 0
    guard evenNone || awaitsMore || hasFired else {
      last = present
      return nil
    }
    guard evenNone || present > last else { return nil }
    let passed = (present - last).wholeMilliseconds
    guard evenNone || passed > 0 else { return nil }
    last = last + .milliseconds(passed)
    hasFiredSilently = false
    wokenCount = sleepers.wokenCount
    return .wait(.milliseconds(passed))
  }
}

/// A thing that the log says of an app only once.
enum ToldOnce {
  /// Work goes on without any delay.
  case endlessWork
  /// A task of no flow sleeps.
  case straySleep
}

extension Duration {
  fileprivate var wholeMilliseconds: Int64 {
    max(0, components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
