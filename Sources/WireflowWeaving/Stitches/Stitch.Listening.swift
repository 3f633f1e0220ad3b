extension Stitch {
  /// The period during which the loom listens to a screen's weftable.
  ///
  /// By default, it begins when the screen is first visible.
  public enum Listening: Sendable, Hashable {
    /// The loom drops wefts while the screen is hidden.
    ///
    /// Dropped wefts appear in the log.
    ///
    /// This is the default, because a hidden screen usually sends the second of two taps, which
    /// would open the same screen again when the user comes back.
    case droppingWhileHidden
    /// The loom keeps wefts while the screen is hidden.
    ///
    /// The warp knits them in order once the screen is visible again.
    case keepingWhileHidden
    /// The loom listens while the screen is on stage, even while the screen is hidden.
    case whileOnStage
    /// The loom listens from when the screen enters the stage until the warp ends.
    ///
    /// The loom continues to listen after the screen has left, such as for pages that come and go.
    case whileWarpLives
  }
}
