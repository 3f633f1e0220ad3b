import Wireflow

/// Real time for an app whose session was played again, on the scheduler that it was played on.
@MainActor
final class PacedTime {
  /// The real time after which the app's time follows.
  private static let step = Duration.milliseconds(20)
  private let task: Task<Void, Never>

  /// Begins to move a scheduler as real time passes.
  init(_ scheduler: ManualScheduler) {
    // A user waits for nobody: work that stays away is no failure here.
    scheduler.awayLimit = nil
    let (start, begin) = (ContinuousClock.now, scheduler.now)
    task = Task { @MainActor [weak scheduler] in
      while (try? await Task.sleep(for: Self.step)) != nil, let scheduler {
        let passed = begin + (ContinuousClock.now - start) - scheduler.now
        if passed > .zero { await scheduler.advance(by: passed) }
      }
    }
  }

  deinit {
    task.cancel()
  }
}
