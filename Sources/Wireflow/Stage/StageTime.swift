/// The account of time of a stage, or of a session's stages: how much the log has accounted for.
@MainActor
final class StageTime {
  let scheduler: any Scheduler
  private let sleepers: Sleepers
  /// The time up to which the log accounts for what passed.
  private var last: Duration
  /// The number of sleeps that had ended when the log last accounted for time.
  private var wokenCount = 0
  /// The number of pieces of scheduled work.
  var scheduledCount = 0
  /// True if work has fired that the log has not mentioned yet.
  private var hasFiredSilently = false
  /// True once the log has the note about it.
  var hasNotedEndlessWork = false
  var hasNotedStraySleep = false
  /// True while a window is in the background, whose return depends on the time that has passed.
  var isInBackground = false
  /// True while a user's wait makes time pass.
  private(set) var isWaiting = false
  /// The number of flows, decisions and pieces of work so far, which orders them by age.
  private(set) var beginnings = 0
  /// Delayed work that ends with screens.
  var screenWork = WorkByScreen<ScheduledWork>()

  init(_ scheduler: any Scheduler) {
    self.scheduler = scheduler
    sleepers = scheduler.sleepers
    last = scheduler.now.withinReason
  }

  /// The scheduler's time, limited in case the app's own scheduler returns an extreme value.
  var present: Duration { scheduler.now.withinReason }

  /// Returns a number that is higher than all before.
  func nextNumber() -> Int {
    beginnings += 1
    return beginnings
  }

  /// Records that a piece of scheduled work is about to run.
  func noteFiring() { hasFiredSilently = !isWaiting }

  func beginWait() { isWaiting = true }

  func endWait() {
    isWaiting = false
    last = present
    wokenCount = sleepers.wokenCount
  }

  /// Returns the wait up to the moment sleeping work was woken, if the log has not shown it yet.
  func untilWoken() -> UserAction? {
    guard wokenCount != sleepers.wokenCount else { return nil }
    return passed(evenNone: true)
  }

  /// Returns the wait since the last line, in whole milliseconds.
  ///
  /// The rest is carried over. The result is nil if neither scheduled work nor a return from the
  /// background depends on it.
  func passed(evenNone: Bool = false) -> UserAction? {
    guard !isWaiting else { return nil }
    let present = present
    let hasFired = hasFiredSilently || wokenCount != sleepers.wokenCount
    let awaitsMore = scheduledCount > 0 || sleepers.sleepingCount > 0 || isInBackground
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

extension Duration {
  fileprivate var wholeMilliseconds: Int64 {
    max(0, components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
