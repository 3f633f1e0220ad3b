/// The fate of a modal when the screen that presented it leaves the stage.
public enum ModalFate: Sendable, Hashable {
  /// The modal stays, and stands on what is left.
  case stays
  /// The modal is dismissed in the same transition, with what stands above it.
  case leaves
}
