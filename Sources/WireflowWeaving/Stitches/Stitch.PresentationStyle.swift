extension Stitch {
  /// A style in which the loom presents the screen or the warp of a stitch.
  ///
  /// The loom sends a request to the warp's wireframe, from the warp's sender. The style selects
  /// the request, and the wireframe still decides how the screen looks.
  public enum PresentationStyle: String, Sendable, Hashable {
    /// The screen is on stage already, or the warp presents it through its wireframe (Weavy 1.0.0).
    case presented
    /// The screen becomes a root item, together with all other roots of the same weft.
    ///
    /// A head that is already on stage stays where it is.
    case root
    /// The screen is pushed.
    ///
    /// If one weft pushes several screens, each goes on top of the previous one.
    case push
    /// The screen is presented modally, with its own hints.
    ///
    /// If the same weft installs roots, the first of them presents the screen.
    case popup
    /// The screen is presented modally over the frontmost screen, even if the sender already
    /// presents one.
    case popupInFront = "popup in front"
    /// The screen appears as the form factor requires: pushed, in the detail column or as a
    /// popover.
    case show
    /// The screen replaces the detail beside the sender's list.
    ///
    /// A detail's warp ends when another detail replaces it.
    case showDetail = "show detail"
    /// The screen is embedded in the sender, and leaves with it.
    case embed
    /// The screen replaces the sender.
    case replace
  }
}
