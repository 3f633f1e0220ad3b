/// A decision of a warp about a weft before it knits it.
///
/// From RxFlow's `adapt(step:)`: a login or a permission that is needed first.
@MainActor
public enum WeftDecision {
  /// The weft is knit.
  case knit
  /// Another weft is knit in its place, of which the warp is not asked again.
  case redirect(to: any Weft)
  /// The weft is not knit, for a reason that stands in the log.
  case refuse(String)
  /// The decision is known later.
  ///
  /// Meanwhile the warp's next wefts wait in order, and those of others go on.
  ///
  /// The warp's flow lives that long, and the work is cancelled when it ends. An error refuses the
  /// weft, and stands in the log.
  case wait(for: @MainActor () async throws -> WeftDecision)
}
