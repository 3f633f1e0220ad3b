/// The app's time: real time, or time that a test or a script moves.
///
/// Asynchronous work sleeps on it with `sleep(for:)`.
@MainActor
public protocol Scheduler: AnyObject, Sendable {
  /// The time since the scheduler was created.
  var now: Duration { get }

  /// The tasks that sleep on the scheduler, in an object that a conforming type creates and keeps.
  var sleepers: Sleepers { get }

  /// Runs work once a delay has passed.
  ///
  /// Work that is due at the same time runs in order.
  func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) -> ScheduledWork
}

/// A handle on work that is scheduled or running.
@MainActor
public final class ScheduledWork {
  private var onCancel: (@MainActor () -> Void)?

  /// Creates a handle from a closure that cancels the work.
  public init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
  }

  /// Cancels the work, unless it is done.
  public func cancel() {
    let cancel = onCancel
    onCancel = nil
    cancel?()
  }
}

extension Duration {
  /// The duration, limited to between zero and some 30,000 years, so that sums cannot overflow.
  var withinReason: Duration { min(max(self, .zero), .seconds(1 << 40)) }
}
