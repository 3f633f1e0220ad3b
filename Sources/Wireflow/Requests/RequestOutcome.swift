/// The outcome of a request.
public enum RequestOutcome: Sendable, Hashable {
  /// The state has changed, and a transition is on its way to the backend.
  case committed
  /// The request waits for its turn and will be judged then.
  case queued
  /// Nothing has changed, for a reason that stands in the log.
  case ignored(IgnoredReason)
}
