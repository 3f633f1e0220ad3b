/// A warp's progress since a loom began to weave it.
public enum WarpReadiness: Int, Sendable, Hashable, Comparable {
  /// A loom weaves the warp, and its head can be shown.
  case woven
  /// The warp and the warps from its first weft have knit their first wefts.
  case knitted

  /// Returns true if the first readiness comes before the second.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
