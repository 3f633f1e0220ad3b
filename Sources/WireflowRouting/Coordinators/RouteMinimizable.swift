import Wireflow

/// A coordinator and the player that may cover what it shows: the one stored property of a
/// minimizing coordinator.
@MainActor
public final class RouteMinimizable {
  let root: any RoutedCoordinator
  let scene: RouteScene
  let propagation: RoutePropagation
  var player: LiveScene?
  private var parting: RouteParting
  private var observation: StageObservation?

  /// Creates a minimizable that follows the route of a store; its tag stands for nothing else.
  public init(
    _ store: Store<some RoutableState>, root: any RoutedCoordinator, scene: RouteScene
  ) {
    self.root = root
    self.scene = scene
    propagation = store.propagation
    parting = RouteParting(tags: [scene.tag])
    observation = store.propagation.stage.observe { [weak self] change in
      guard case .ended(let flow) = change, let self, flow === player?.coordinator else { return }
      player = nil
    }
  }

  /// The player, if it covers the app.
  var maximized: LiveScene? { propagation.stage.isMaximized ? installed : nil }

  /// The player, if it is on stage.
  var installed: LiveScene? {
    guard let player, let screen = propagation.stage.minimizableScreen,
      propagation.stage.coordinator(of: screen) === player.coordinator
    else { return nil }
    return player
  }

  func part(_ route: Route) -> (root: Route, branch: Route?) { parting.part(route) }
}
