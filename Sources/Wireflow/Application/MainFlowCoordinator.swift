/// The flow that the app begins with: it installs the root items and ends with the app alone.
///
/// From Gornostaeva, "Flow Coordinators IRL".
@MainActor
public protocol MainFlowCoordinator: FlowCoordinator where Output == Void {
  /// Makes the root screens, installs them, and starts what belongs to them.
  func installUI()

  /// Brings everything to rest, such as when the app goes to the background.
  func flushAllUI()

  /// The screen that stands in front of everything while the app is in the background, such as its
  /// logo, or nil for none.
  ///
  /// The system keeps a picture of the app for its list of apps. With a privacy screen, nobody reads
  /// a balance there. The stage makes it a wall before ``flushAllUI()``, and takes it away when the
  /// app comes back. No request does either.
  ///
  /// ```swift
  /// var privacyScreen: (any Screen)? { LogoScreen() }
  /// ```
  var privacyScreen: (any Screen)? { get }
}

extension MainFlowCoordinator {
  /// Nil: the app stays visible in the background.
  public var privacyScreen: (any Screen)? { nil }

  /// Closes the drawer and lets transitions end.
  ///
  /// Alerts and action sheets stay, because users leave an app to look up what an alert asks for.
  /// To close those, too, flush the wireframe:
  ///
  /// ```swift
  /// func flushAllUI() { wireframe.flush() }
  /// ```
  public func flushAllUI() {
    wireframe.stage.flushKeepingAlerts(for: wireframe.flow)
  }

  /// Installs the root items, since the main flow starts from no screen.
  public func start(from sender: any Screen) {
    installUI()
  }
}
