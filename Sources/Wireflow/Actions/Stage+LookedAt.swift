extension Stage {
  /// Does what a user does with a page, a region or an alert of a picture, if that is still in
  /// front.
  ///
  /// ```swift
  /// if let action = element.action { stage.perform(action, on: page.id) }
  /// ```
  ///
  /// A tap that comes late, because a transition or another alert has come between, is refused
  /// with ``ActionRefusal/Reason/noLongerInFront`` and hits nothing that the user has not seen. The
  /// log has it among what comes from no action, so that a session replays without it.
  /// - Parameters:
  ///   - action: what the user does.
  ///   - subject: the page that the action is on, also for the player; the region for its drawer;
  ///     the root item to select, which counts whatever its title is by now; the alert for an answer.
  @discardableResult
  public func perform(_ action: UserAction, on subject: StagePicture.ID) -> ActionOutcome {
    if case .select(_, nil) = action, subject.kind == .root, let root = rootInFront(subject),
      let selection = selection(of: root)
    {
      return perform(selection)
    }
    guard isInFront(subject) else {
      log.append(.missed(logged(action), .noLongerInFront))
      if pictures.isWatched { takeBreath() }
      return .refused(ActionRefusal(.noLongerInFront))
    }
    return perform(action)
  }

  /// Returns true if the user can reach something that was in a picture.
  private func isInFront(_ subject: StagePicture.ID) -> Bool {
    if let alert = state.tree.alert { return alert.id == subject }
    return switch subject.kind {
    case .alert, .root: false
    case .base, .modal: pictureID(of: state.drawerRegion) == subject
    case .screen: !isDrawerOpen && screensInFront.contains { pictures.id(of: $0) == subject }
    }
  }

  /// The root item within reach that has an identity.
  private func rootInFront(_ subject: StagePicture.ID) -> (any Screen)? {
    guard coveredRoots == nil else { return nil }
    return roots(of: state.drawerRegion).first { pictures.id(of: $0).asRoot == subject }
  }

  /// The visible screens, and the player, which stands for its controls, too.
  private var screensInFront: [any Screen] {
    guard frontRegion == state.tree.base, let playerScreen else { return visibleScreens }
    return visibleScreens + [playerScreen]
  }
}
