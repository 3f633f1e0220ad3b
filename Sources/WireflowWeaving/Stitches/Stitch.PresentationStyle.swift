extension Stitch {
  /// The way in which a screen or a warp of a stitch is presented.
  ///
  /// The loom asks the wireframe in the warp's name, from the warp's sender: a style is what to
  /// ask for, and the wireframe still decides how it looks.
  public enum PresentationStyle: String, Sendable, Hashable {
    /// The screen stands there already, or the warp asked the wireframe itself (Weavy 1.0.0).
    case presented
    /// The screen is a root item, together with all other roots of the same weft.
    ///
    /// A head that stands already where its warp was put stays there.
    case root
    /// The screen is pushed.
    ///
    /// Of several in one weft, each goes on top of the screen before.
    case push
    /// The screen is presented modally, with its own hints.
    ///
    /// Beside roots of the same weft it is presented from the first of them.
    case popup
    /// The screen is presented modally over whatever is in front, also where the sender presents
    /// already.
    case popupInFront = "popup in front"
    /// The screen is shown as the form factor has it: pushed, in the detail column or as a popover.
    case show
    /// The screen is the only one of the detail beside the sender's list.
    ///
    /// The warp of a detail ends when another detail takes its place.
    case showDetail = "show detail"
    /// The screen is put into the sender, with which it comes and goes.
    case embed
    /// The screen takes the sender's place.
    case replace
  }
}
