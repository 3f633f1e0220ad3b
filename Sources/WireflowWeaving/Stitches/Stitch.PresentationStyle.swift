extension Stitch {
  /// How what a stitch names is presented.
  ///
  /// The loom asks the wireframe in the warp's name, from the warp's sender: a style is what to
  /// ask for, and the wireframe still decides how it looks.
  public enum PresentationStyle: String, Sendable, Hashable {
    /// It stands there already, or the warp asked the wireframe itself (Weavy 1.0.0).
    case presented
    /// It is a root item, together with all other roots of the same weft; a head that stands
    /// already where its warp was put stays there.
    case root
    /// It is pushed.
    case push
    /// It is presented modally, with its own hints.
    case popup
    /// It is shown as the form factor has it: pushed, in the detail column or as a popover.
    case show
    /// It takes the sender's place.
    case replace
  }
}
