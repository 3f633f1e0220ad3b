/// A weft that is knit in a warp, before or after.
public struct Knitting: Sendable {
  /// The name of the warp's type.
  public let warp: String
  /// The weft.
  public let weft: any Weft
  /// The stitches that the warp made of the weft, in the words of the log.
  ///
  /// There are none before the knitting, and none if the weft leads nowhere.
  public let stitches: [String]
}
