extension Stitch {
  /// When the loom listens to a screen's weftable; it begins when the screen is first visible.
  public enum Listening: Sendable, Hashable {
    /// While the screen is visible; what is sent while it is hidden is dropped, and logged.
    ///
    /// The default, because what a hidden screen sends is mostly the second tap of two, which
    /// would open the same again when the user comes back.
    case droppingWhileHidden
    /// What is sent while the screen is hidden is knit in order once it is visible again.
    case keepingWhileHidden
    /// From its entering the stage to its leaving, also while it is hidden.
    case whileOnStage
    /// From its entering the stage until the warp ends, also after it has left, such as for pages
    /// that come and go.
    case whileWarpLives
  }
}
