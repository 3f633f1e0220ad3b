/// A weftable that expresses one weft, such as the one that a warp begins with.
@MainActor
public final class SingleWeftable: Weftable {
  /// What the weft is sent through.
  public let weftSubject: WeftSubject

  /// Creates a weftable of one weft.
  public init(withInitialWeft weft: any Weft) {
    weftSubject = WeftSubject(weft)
  }
}
