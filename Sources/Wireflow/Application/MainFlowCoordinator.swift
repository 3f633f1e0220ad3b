/// The flow that the app begins with: it installs the root items and ends with the app alone.
///
/// From Gornostaeva, "Flow Coordinators IRL".
@MainActor
public protocol MainFlowCoordinator: FlowCoordinator where Output == Void {
  /// Makes the root screens, installs them, and starts what belongs to them.
  func installUI()

  /// Brings everything to rest, such as when the app goes to the background.
  func flushAllUI()
}

extension MainFlowCoordinator {
  /// Flushes the wireframe.
  public func flushAllUI() {
    wireframe.flush()
  }

  /// Installs the root items, since the main flow starts from no screen.
  public func start(from sender: any Screen) {
    installUI()
  }
}
