import Wireflow

/// The stored property of a scene coordinator: its scenes, and the one on stage.
@MainActor
public final class RouteScenes {
  let scenes: [RouteScene]
  let propagation: RoutePropagation
  /// The scenes that have not ended: one, or two while one replaces the other.
  var live: [LiveScene] = []
  private var observation: StageObservation?

  /// Creates scenes for a store's route.
  public init(_ store: Store<some RoutableState>, scenes: [RouteScene]) {
    self.scenes = scenes
    propagation = store.propagation
    observation = store.propagation.stage.observe { [weak self] change in
      guard case .ended(let flow) = change else { return }
      self?.live.removeAll { $0.coordinator === flow }
    }
  }

  var current: LiveScene? { live.last }

  /// The tag of the scene on stage.
  public var currentTag: String? { current?.path.first }
}
