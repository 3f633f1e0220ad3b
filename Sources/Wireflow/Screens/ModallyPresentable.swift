/// A screen that can be presented modally, with hints that the wireframe reads.
///
/// From Gornostaeva, "Flow Coordinators IRL": `ModallyPresentableViewController`.
@MainActor
public protocol ModallyPresentable: Screen {
  /// The button with which the user may dismiss it, or nil if dismissal is not allowed.
  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { get }

  /// The style that it prefers, which the wireframe may change.
  var preferredModalStyle: ModalStyle { get }

  /// Called when the user tried to dismiss it although no dismiss button is allowed.
  func dismissWasAttempted()
}

extension ModallyPresentable {
  /// No preference: the wireframe decides.
  public var preferredModalStyle: ModalStyle { .automatic }

  /// Does nothing.
  public func dismissWasAttempted() {}
}

/// The button that dismisses a modal screen or an error.
public enum ModalDismissButtonStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// The user has finished.
  case done
  /// The user changes their mind.
  case cancel
  /// The user has seen enough.
  case close
  /// The user has read it.
  case okay

  /// The label of the button in English, with which the log names it.
  public var displayableString: String { StageWords.english.label(of: self) }
}
