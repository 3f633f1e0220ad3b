/// The fate of all that stands beside the place that a link leads to.
public enum LinkArrival: Sendable, Hashable {
  /// The rest goes, so that all is as after a cold start with the link.
  case afresh
  /// The rest stays: the other tabs keep their stacks, and a player goes on, minimized.
  case onTop
}
