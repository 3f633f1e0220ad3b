/// A weft that a warp is about to knit, or has knit.
public struct Knitting: Sendable {
  /// The name of the warp's type.
  public let warp: String
  /// The weft.
  public let weft: any Weft
  /// The descriptions of the warp's stitches, as they appear in the log.
  ///
  /// The list is empty before the knitting, and if the weft leads nowhere.
  public let stitches: [String]
}
