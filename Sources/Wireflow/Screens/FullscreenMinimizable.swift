/// A screen that covers the app and can be minimized to a bar of controls, such as a player.
///
/// From Gornostaeva, "Flow Coordinators IRL": `FullscreenMinimizableViewController`.
@MainActor
public protocol FullscreenMinimizable: Screen {
  /// The screen that stands for it while it is minimized.
  var minimizedControls: any Screen { get }

  /// Called when the user presses the minimized player beside its controls.
  var onMinimizedPlayerPressed: (() -> Void)? { get set }
}
