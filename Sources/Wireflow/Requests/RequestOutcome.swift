/// The outcome of a request.
public enum RequestOutcome: Sendable, Hashable {
  /// The state has changed, and a transition is on its way to the backend.
  case committed
  /// The request waits.
  ///
  /// The stage evaluates it at its turn.
  case queued
  /// Nothing has changed, for a reason that the log gives.
  case ignored(IgnoredReason)
}
