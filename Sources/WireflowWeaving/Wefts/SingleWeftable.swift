/// A weftable that sends one weft, such as the initial one of a warp.
@MainActor
public final class SingleWeftable: Weftable {
  /// The channel for the weft.
  public let weftSubject: WeftSubject

  /// Creates a weftable with its only weft.
  public init(withInitialWeft weft: any Weft) {
    weftSubject = WeftSubject(weft)
  }
}
