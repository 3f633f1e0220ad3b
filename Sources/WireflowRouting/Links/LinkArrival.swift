/// The treatment of screens beside a link's destination, such as other tabs and a player.
public enum LinkArrival: Sendable, Hashable {
  /// Everything else is reset, so the app looks as it would after a cold start with the link.
  case afresh
  /// Everything else stays: the other tabs keep their stacks, and a player continues, minimized.
  case onTop
}
