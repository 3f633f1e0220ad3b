/// A weftable that expresses one weft, such as the one that a warp begins with.
@MainActor
public final class SingleWeftable: Weftable {
  /// The channel that carries the weft.
  public let weftSubject: WeftSubject

  /// Creates a weftable of one weft.
  public init(withInitialWeft weft: any Weft) {
    weftSubject = WeftSubject(weft)
  }
}
