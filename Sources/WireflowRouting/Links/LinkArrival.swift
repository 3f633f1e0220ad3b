/// What becomes of what stands beside the place that a link leads to.
public enum LinkArrival: Sendable, Hashable {
  /// It goes, so that all is as after a cold start with the link.
  case afresh
  /// It stays: the other tabs keep their stacks, and a player goes on, minimized.
  case onTop
}
