/// The fate of a modal when the screen that presented it leaves the stage.
public enum ModalFate: Sendable, Hashable {
  /// The modal stays, in front of the remaining screens.
  case stays
  /// The modal is dismissed in the same transition, with the modals above it.
  case leaves
}
