extension Stitch {
  /// The time when the loom listens to a screen's weftable.
  ///
  /// It begins when the screen is first visible.
  public enum Listening: Sendable, Hashable {
    /// The time while the screen is visible.
    ///
    /// A weft that is sent while the screen is hidden is dropped, and logged.
    ///
    /// This is the default, since a hidden screen mostly sends the second tap of two, which
    /// would open the same again when the user comes back.
    case droppingWhileHidden
    /// The whole time, but a weft that is sent while the screen is hidden waits.
    ///
    /// Such wefts are knit in order once the screen is visible again.
    case keepingWhileHidden
    /// The time from the screen's entering the stage to its leaving, also while it is hidden.
    case whileOnStage
    /// The time from the screen's entering the stage until the warp ends.
    ///
    /// It goes on after the screen has left, such as for pages that come and go.
    case whileWarpLives
  }
}
