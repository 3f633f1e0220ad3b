/// A weft that is knit in a warp, before or after.
public struct Knitting: Sendable {
  /// The name of the warp's type.
  public let warp: String
  /// The weft.
  public let weft: any Weft
  /// What the warp made of it, in the words of the log; empty before, and when it leads nowhere.
  public let stitches: [String]
}
