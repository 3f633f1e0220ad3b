/// What became of a request.
public enum RequestOutcome: Sendable, Hashable {
  /// The state has changed, and a transition is on its way to the backend.
  case committed
  /// It waits for its turn and will be judged then.
  case queued
  /// Nothing has changed; the log says why.
  case ignored(IgnoredReason)
}
