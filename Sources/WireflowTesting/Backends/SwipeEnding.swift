/// The end of a swipe that the user has begun.
public enum SwipeEnding: Sendable, Hashable {
  /// The screen goes.
  case completed
  /// The user lets go too early, and the screen stays.
  case cancelled
}
