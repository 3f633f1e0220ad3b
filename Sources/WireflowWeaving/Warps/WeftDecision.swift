/// A warp's decision about a weft before knitting it.
///
/// From RxFlow's `adapt(step:)`. Use it, for example, to require a login or a permission first.
@MainActor
public enum WeftDecision {
  /// The warp knits the weft.
  case knit
  /// The warp knits another weft instead, without a further decision.
  case redirect(to: any Weft)
  /// The warp ignores the weft, and the reason appears in the log.
  case refuse(String)
  /// The warp decides later.
  ///
  /// Until then, the warp's next wefts wait in order, while other warps continue.
  ///
  /// The warp's flow stays alive while it waits, and the work is cancelled when the flow ends. An
  /// error refuses the weft, and appears in the log.
  case wait(for: @MainActor () async throws -> WeftDecision)
}
