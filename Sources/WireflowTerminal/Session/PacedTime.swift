import Wireflow

/// Real time for an app on a scheduler that is moved by hand.
///
/// Its time stands still while the app does something, and nothing comes late in it: so the log of
/// what the user did meanwhile leads to the same once it is played again.
@MainActor
final class PacedTime {
  /// The most real time after which the app's time follows, while work waits for it.
  private static let step = Duration.milliseconds(20)
  /// The same while nothing waits.
  private static let idleStep = Duration.milliseconds(100)

  private weak let scheduler: ManualScheduler?
  private let clock: any Scheduler
  private let start: Duration
  private let begin: Duration
  private var task: Task<Void, Never>?

  /// Begins to move a scheduler as the time of another one passes.
  init(_ scheduler: ManualScheduler, after clock: any Scheduler) {
    // A user waits for nobody: work that stays away is no failure here.
    scheduler.awayLimit = nil
    self.scheduler = scheduler
    self.clock = clock
    (start, begin) = (clock.now, scheduler.now)
    task = Task { [weak self, clock] in
      // It may have ended since it was woken: then whoever plays actions moves time alone.
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

  /// Lets the app's time follow at once where no work waits for it, before something happens.
  func catchUp() {
    guard let (scheduler, passed) = due, scheduler.pending.isEmpty else { return }
    scheduler.advance(by: passed)
  }

  /// The scheduler, and the time that has passed for everybody but it.
  private var due: (ManualScheduler, Duration)? {
    scheduler.map { ($0, max(.zero, begin + (clock.now - start) - $0.now)) }
  }

  /// The real time until it is to follow the next time.
  private var pause: Duration? {
    guard let (scheduler, passed) = due else { return nil }
    guard let next = scheduler.pending.first else { return Self.idleStep }
    return max(.milliseconds(1), min(Self.step, next.due - scheduler.now - passed))
  }
}
