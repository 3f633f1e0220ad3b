/// The readiness of a warp for wefts from outside.
public enum WarpReadiness: Int, Sendable, Hashable, Comparable {
  /// A loom weaves the warp, so that its head can be shown.
  case woven
  /// The warp has knit its first weft, and so have the warps that this led to.
  case knitted

  /// Returns true if one readiness comes before the other.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
