import Wireflow

/// A coordinator and the scenes that may be presented over what it shows: the one stored property
/// of a presenting coordinator.
@MainActor
public final class RoutePresentables {
  let root: any RoutedCoordinator
  let scenes: [RouteScene]
  let propagation: RoutePropagation
  private var live: LiveScene?
  /// The presentation of the modal with which the presented scene has begun.
  private var presentation: UInt32?
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
  package var presentedTag: String? { presented?.path.first }

  func part(_ route: Route) -> (root: Route, branch: Route?) { parting.part(route) }

  /// The scene that is presented, or waits for that.
  ///
  /// It is nil as soon as its modal has left, even if its flow goes on.
  var presented: LiveScene? {
    get { presentation != nil && modal == nil ? nil : live }
    set { (live, presentation) = (newValue, nil) }
  }

  /// The modal of the presented scene, which may be that of a flow further in, such as of a tab.
  var modal: (any Screen)? {
    guard let live else { return nil }
    let stage = propagation.stage
    return stage.modalScreens.first {
      stage.presentation(of: $0) == presentation || stage.coordinator(of: $0) === live.coordinator
    }
  }

  /// Takes note of the modal with which the presented scene has begun, if it is on stage already.
  /// - Parameter former: the presentation that was in front before.
  func noteModal(after former: UInt32?) {
    if let front, front != former { presentation = front }
    guard let modal, let shown = propagation.stage.presentation(of: modal) else { return }
    presentation = shown
    propagation.noteModal(shown)
  }

  /// The presentation of the modal in front.
  var front: UInt32? { propagation.stage.modalScreens.last.flatMap(propagation.stage.presentation) }

  private func note(_ change: StageChange) {
    guard let live else { return }
    switch change {
    case .ended(let flow) where flow === live.coordinator: presented = nil
    // It may have waited behind an alert.
    case .entered(let screen) where propagation.stage.coordinator(of: screen) === live.coordinator:
      noteModal(after: front)
    default: break
    }
  }
}
