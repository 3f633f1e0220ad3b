/// How far a warp has come.
public enum WarpReadiness: Int, Sendable, Hashable, Comparable {
  /// A loom weaves it: its head can be shown.
  case woven
  /// It has knit its first weft, and so have the warps that this led to.
  case knitted

  /// Whether one comes before the other.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
