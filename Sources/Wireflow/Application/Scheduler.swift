/// Time, as the app sees it: the real one, or one that a test or a script moves by hand.
///
/// Asynchronous work sleeps on it by `sleep(for:)`.
@MainActor
public protocol Scheduler: AnyObject, Sendable {
  /// The time since the scheduler was made.
  var now: Duration { get }

  /// The tasks that sleep on the scheduler, in an object that a conforming type makes and keeps.
  var sleepers: Sleepers { get }

  /// Runs work once a delay has passed.
  ///
  /// Work that is due at the same time runs in order.
  func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) -> ScheduledWork
}

/// A handle on work that waits for its time, or is under way.
@MainActor
public final class ScheduledWork {
  private var onCancel: (@MainActor () -> Void)?

  /// Creates a handle from what cancels the work.
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
  /// Not below zero and not above some 30,000 years, so that sums cannot overflow.
  var withinReason: Duration { min(max(self, .zero), .seconds(1 << 40)) }
}
