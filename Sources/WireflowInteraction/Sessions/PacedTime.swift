package import Wireflow

/// A pacer that moves the manual scheduler of an app along with real time.
///
/// The app's time stops while the app handles an event, and no work runs late in it. Replaying the
/// log therefore leads to the same state.
@MainActor
package final class PacedTime {
  /// The longest interval between two advances while work is scheduled.
  private static let step = Duration.milliseconds(20)
  /// The interval between two advances while no work is scheduled.
  private static let idleStep = Duration.milliseconds(100)

  private weak let scheduler: ManualScheduler?
  private let clock: any Scheduler
  private let start: Duration
  private let begin: Duration
  /// The limit that the scheduler had before.
  private let awayLimit: Duration?
  private var task: Task<Void, Never>?

  /// Starts moving a scheduler along with the time of another one.
  package init(_ scheduler: ManualScheduler, after clock: any Scheduler) {
    // Unlike a test or a script, a user has no limit for external work.
    awayLimit = scheduler.awayLimit
    scheduler.awayLimit = nil
    self.scheduler = scheduler
    self.clock = clock
    (start, begin) = (clock.now, scheduler.now)
    task = Task { [weak self, clock] in
      // After cancellation only replayed actions move the time.
      while let pause = self?.pause, (try? await clock.sleep(for: pause)) != nil, !Task.isCancelled,
        let (scheduler, passed) = self?.due
      {
        await scheduler.advance(by: passed)
      }
    }
  }

  deinit {
    task?.cancel()
  }

  /// Ends the pacing, so that actions move the time again and wait for external work.
  package func end() {
    task?.cancel()
    scheduler?.awayLimit = awayLimit
  }

  /// Advances the app's time immediately before an event, if no work is scheduled.
  package func catchUp() {
    guard let (scheduler, passed) = due, scheduler.pending.isEmpty else { return }
    scheduler.advance(by: passed)
  }

  /// The scheduler, and the real time by which it is late.
  private var due: (ManualScheduler, Duration)? {
    scheduler.map { ($0, max(.zero, begin + (clock.now - start) - $0.now)) }
  }

  /// The real time until the next advance.
  private var pause: Duration? {
    guard let (scheduler, passed) = due else { return nil }
    guard let next = scheduler.pending.first else { return Self.idleStep }
    return max(.milliseconds(1), min(Self.step, next.due - scheduler.now - passed))
  }
}
