/// The app's first flow, which installs the root items and ends only with the app.
///
/// From Gornostaeva, "Flow Coordinators IRL".
@MainActor
public protocol MainFlowCoordinator: FlowCoordinator where Output == Void {
  /// Creates the root screens, installs them, and starts their flows.
  func installUI()

  /// Brings everything to rest, for example when the app enters the background.
  func flushAllUI()

  /// The screen in front of everything while the app is in the background, such as its logo, or nil
  /// for none.
  ///
  /// The system keeps a picture of the app for the app switcher. With a privacy screen, nobody can
  /// read a balance there. The stage raises it as a wall before ``flushAllUI()``, and removes it
  /// when the app returns. No request can do either.
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

  /// Installs the root items, because the main flow starts from no screen.
  public func start(from sender: any Screen) {
    installUI()
  }
}
