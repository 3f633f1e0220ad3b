import Wireflow

/// The scenes between which a coordinator changes, and the one that is on stage: the one stored
/// property of a scene coordinator.
@MainActor
public final class RouteScenes {
  let scenes: [RouteScene]
  let propagation: RoutePropagation
  /// The scenes that have not ended: one, or two while one takes the other's place.
  var live: [LiveScene] = []
  private var observation: StageObservation?

  /// Creates scenes that follow the route of a store.
  public init(_ store: Store<some RoutableState>, scenes: [RouteScene]) {
    self.scenes = scenes
    propagation = store.propagation
    observation = store.propagation.stage.observe { [weak self] change in
      guard case .ended(let flow) = change else { return }
      self?.live.removeAll { $0.coordinator === flow }
    }
  }

  var current: LiveScene? { live.last }

  /// The tag of the scene that is on stage.
  public var currentTag: String? { current?.path.first }
}
