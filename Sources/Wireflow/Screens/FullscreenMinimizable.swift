/// A screen that covers the app and can be minimized to a bar of controls, such as a player.
///
/// From Gornostaeva, "Flow Coordinators IRL": `FullscreenMinimizableViewController`.
@MainActor
public protocol FullscreenMinimizable: Screen {
  /// The screen that represents it while it is minimized.
  var minimizedControls: any Screen { get }

  /// Called when the user taps the minimized player outside its controls.
  var onMinimizedPlayerPressed: (() -> Void)? { get set }
}
