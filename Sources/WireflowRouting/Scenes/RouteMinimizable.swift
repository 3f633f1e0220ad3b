import Wireflow

/// The stored property of a minimizing coordinator: a coordinator, and the player that may cover
/// it.
@MainActor
public final class RouteMinimizable {
  let root: any RoutedCoordinator
  let scene: RouteScene
  let propagation: RoutePropagation
  /// The players that have not ended: one, or two while one replaces the other.
  var live: [LiveScene] = []
  private var parting: RouteParting
  private var observation: StageObservation?

  /// Creates a minimizable for a store's route.
  ///
  /// No other component of a route may equal the scene's tag.
  public init(
    _ store: Store<some RoutableState>, root: any RoutedCoordinator, scene: RouteScene
  ) {
    self.root = root
    self.scene = scene
    propagation = store.propagation
    parting = RouteParting(tags: [scene.tag])
    observation = store.propagation.stage.observe { [weak self] change in
      guard case .ended(let flow) = change else { return }
      self?.live.removeAll { $0.coordinator === flow }
    }
  }

  /// The player, if it covers the app.
  var maximized: LiveScene? { propagation.stage.isMaximized ? installed : nil }

  /// The player, if it is on stage.
  var installed: LiveScene? {
    guard let screen = propagation.stage.playerScreen else { return nil }
    let flow = propagation.stage.coordinator(of: screen)
    return live.last { $0.coordinator === flow }
  }

  func part(_ route: Route) -> (root: Route, branch: Route?) { parting.part(route) }
}
