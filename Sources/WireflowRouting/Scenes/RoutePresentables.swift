import Wireflow

/// The stored property of a presenting coordinator: a coordinator, and scenes to present over it.
@MainActor
public final class RoutePresentables {
  let root: any RoutedCoordinator
  let scenes: [RouteScene]
  let propagation: RoutePropagation
  private var live: LiveScene?
  /// The presentation of the presented scene's first modal.
  private var presentation: UInt32?
  private var observation: StageObservation?

  /// Creates presentables for a store's route.
  ///
  /// The first component that equals a scene's tag divides the route. No other component may
  /// therefore equal a tag.
  public init(
    _ store: Store<some RoutableState>, root: any RoutedCoordinator, scenes: [RouteScene]
  ) {
    self.root = root
    self.scenes = scenes
    propagation = store.propagation
    observation = store.propagation.stage.observe { [weak self] change in
      self?.follow(change)
    }
  }

  /// The tag of the presented scene.
  package var presentedTag: String? { presented?.path.first }

  func part(_ route: Route) -> (root: Route, branch: Route?) { route.parted(at: scenes.map(\.tag)) }

  /// The scene that is presented, or that waits to be.
  ///
  /// The value is nil as soon as the scene's modal has left, even if its flow continues.
  var presented: LiveScene? {
    get { presentation != nil && modal == nil ? nil : live }
    set { (live, presentation) = (newValue, nil) }
  }

  /// The modal of the presented scene, or of a flow inside it, such as a tab's.
  var modal: (any Screen)? {
    guard let live else { return nil }
    let stage = propagation.stage
    return stage.state.modalScreens.first {
      stage.presentation(of: $0) == presentation || stage.coordinator(of: $0) === live.coordinator
    }
  }

  /// Records the presented scene's first modal, if the modal is on stage already.
  /// - Parameter former: the presentation that was in front before the scene started.
  func noteModal(after former: UInt32?) {
    if let front, front != former { presentation = front }
    guard let modal, let shown = propagation.stage.presentation(of: modal) else { return }
    presentation = shown
    propagation.noteModal(shown)
  }

  /// The presentation of the modal in front.
  var front: UInt32? {
    propagation.stage.state.modalScreens.last.flatMap(propagation.stage.presentation)
  }

  private func follow(_ change: StageChange) {
    guard let live else { return }
    switch change {
    case .ended(let flow) where flow === live.coordinator: presented = nil
    // The modal may have waited behind an alert.
    case .entered(let screen) where propagation.stage.coordinator(of: screen) === live.coordinator:
      noteModal(after: front)
    default: break
    }
  }
}

/// The stored property of a minimizing coordinator: a coordinator, and the player that may cover
/// it.
@MainActor
public final class RouteMinimizable {
  let root: any RoutedCoordinator
  let scene: RouteScene
  let propagation: RoutePropagation
  /// The players that have not ended: one, or two while one replaces the other.
  var live: [LiveScene] = []
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
    observation = store.propagation.stage.observe { [weak self] change in
      guard case .ended(let flow) = change else { return }
      self?.live.removeAll { $0.coordinator === flow }
    }
  }

  /// The player, if it covers the app.
  var maximized: LiveScene? { propagation.stage.state.isMaximized ? installed : nil }

  /// The player, if it is on stage.
  var installed: LiveScene? {
    guard let screen = propagation.stage.playerScreen else { return nil }
    let flow = propagation.stage.coordinator(of: screen)
    return live.last { $0.coordinator === flow }
  }

  func part(_ route: Route) -> (root: Route, branch: Route?) { route.parted(at: [scene.tag]) }
}
