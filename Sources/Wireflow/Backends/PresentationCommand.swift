/// What changes on the screen.
///
/// A backend keeps one view for each screen while that screen is on stage: a screen that a command
/// takes away and a later one of the same batch brings back has not left.
@MainActor
public enum PresentationCommand {
  /// Why the whole tree is shown anew.
  public enum InstallCause: String, Sendable, Hashable, Codable {
    /// The app installs root items.
    case install
    /// The wireframe swapped how everything is shown.
    case adapt
    /// What the user has done on the screen does not hold: it goes back to the live state.
    case restore
    /// A backend was attached while the app runs.
    case attach
  }

  /// Shows a whole tree in the place of all that is shown.
  case install(StageSnapshot, cause: InstallCause)
  /// Selects a root item.
  case select(any Screen)
  /// Puts a screen on top of the one below it.
  case push(any Screen, over: any Screen)
  /// Takes all above a screen off its stack.
  case pop(to: any Screen)
  /// Takes screens off their stack, whatever stands above them.
  case remove([any Screen])
  /// Puts another screen in the place of one, at any depth.
  case replace(any Screen, with: any Screen)
  /// Shows a modal in front of everything but an alert that is up, which stays in front.
  case present(ModalPresentation)
  /// Takes away the modal that begins with a screen, and all modals in front of it.
  case dismiss(any Screen)
  /// Shows an alert, in front of everything.
  case alert(AlertContent, from: any Screen)
  /// Takes the alert away.
  case closeAlert
  /// Shows a minimizable screen, minimized to its controls.
  case installMinimizable(MinimizablePresentation)
  /// Takes the minimizable screen away.
  case removeMinimizable
  /// Minimizes the minimizable screen to its controls.
  case minimize
  /// Lets the minimizable screen cover the app, below the modals.
  case maximize
  /// Opens the drawer, in front of all but an alert.
  case openMenu
  /// Closes the drawer.
  case closeMenu
  /// Shows several changes as one.
  case batch([PresentationCommand])
}

/// A modal as it is shown: its stack, and how.
@MainActor
public struct ModalPresentation {
  /// The stack from its first screen, by which the modal is known, to its top.
  public let screens: [any Screen]
  /// The screen that presented it, while that is on stage.
  public let sender: (any Screen)?
  /// How it is shown.
  public let style: ModalStyle
  /// The button with which the user may dismiss it; nil when the user may not.
  public let dismissButton: ModalDismissButtonStyle?
}

/// A minimizable screen as it is shown.
@MainActor
public struct MinimizablePresentation {
  /// The screen itself.
  public let screen: any FullscreenMinimizable
  /// The controls that stand for it while it is minimized.
  public let controls: any Screen
  /// Whether it covers the app.
  public let isMaximized: Bool
  /// Where it rests while it is minimized.
  public let dock: WireframeContainer.PlayerDock
}
