import Wireflow

/// A coordinator and the scenes that may be presented over what it shows: the one stored property
/// of a presenting coordinator.
@MainActor
public final class RoutePresentables {
  let root: any RoutedCoordinator
  let scenes: [RouteScene]
  let propagation: RoutePropagation
  var presented: LiveScene?
  private var parting: RouteParting
  private var observation: StageObservation?

  /// Creates presentables that follow the route of a store.
  ///
  /// The route is parted where one of their tags first stands, so let no tag be anything else.
  public init(
    _ store: Store<some RoutableState>, root: any RoutedCoordinator, scenes: [RouteScene]
  ) {
    self.root = root
    self.scenes = scenes
    propagation = store.propagation
    parting = RouteParting(tags: scenes.map(\.tag))
    observation = store.propagation.stage.observe { [weak self] change in
      self?.note(change)
    }
  }

  /// The tag of the scene that is presented.
  public var presentedTag: String? { presented?.path.first }

  func part(_ route: Route) -> (root: Route, branch: Route?) { parting.part(route) }

  /// The modals that no route led to.
  var strangers: [any Screen] {
    propagation.stage.modalScreens.filter { screen in
      propagation.contexts[screen]?.isModalOnRoute != true
    }
  }

  /// The modal with which a scene has begun.
  func modal(of scene: LiveScene) -> (any Screen)? {
    let stage = propagation.stage
    return stage.modalScreens.first { stage.coordinator(of: $0) === scene.coordinator }
  }

  /// Takes note of the modal with which the presented scene has begun, if it is on stage already.
  func noteModal() {
    guard let modal = presented.flatMap(modal) else { return }
    propagation.contexts.context(of: modal).isModalOnRoute = true
  }

  private func note(_ change: StageChange) {
    guard let presented else { return }
    switch change {
    case .ended(let flow) where flow === presented.coordinator: self.presented = nil
    // It may have waited behind an alert.
    case .entered(let screen)
    where propagation.stage.coordinator(of: screen) === presented.coordinator: noteModal()
    default: break
    }
  }
}
