/// The way in which a swipe of the user ends.
public enum SwipeEnding: Sendable, Hashable {
  /// The swipe completes, and the screen leaves.
  case completed
  /// The user lets go too early, and the screen stays.
  case cancelled
}
