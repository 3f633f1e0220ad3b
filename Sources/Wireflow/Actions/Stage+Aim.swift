/// Actions on an older picture, each translated into one with the same meaning on the current
/// stage.
extension Stage {
  /// The action that now has the intended meaning, or the reason why there is none.
  package enum Aim {
    case action(UserAction)
    case missed(ActionRefusal.Reason)
  }

  /// Performs the action that an aim leads to, or logs that it has missed.
  package func perform(_ action: UserAction, aim: () -> Aim) -> ActionOutcome {
    // If the app navigates while it is read, its requests run afterwards. The closure releases its
    // screens before the action runs, because a release may log something.
    switch working(aim) {
    case .action(let aimed): return perform(aimed)
    case .missed(let reason):
      log.append(.missed(logged(action), reason))
      if isWatched { finishTurnIfIdle() }
      return .refused(ActionRefusal(reason))
    }
  }
}

/// The places in front, by which an aim decides.
extension Stage {
  /// The identifier of the alert on stage.
  package var shownAlertID: StageID? { places.alert?.id }

  /// The fields of the alert on stage, or nil if it has none.
  package var alertForm: AlertForm? { places.alert?.form }

  /// The actions that answer the alert on stage, or nil for an answer that is disabled.
  package var alertAnswers: [UserAction?] { places.alert?.answers ?? [] }

  /// The identifier of the region whose root items the user can reach.
  package var rootItemsRegionID: StageID { places.drawerRegion.id }

  /// The screens of the root items that the user can reach.
  package var rootItemsInReach: [any Screen] {
    coveredRoots == nil ? places.drawerRegion.roots : []
  }

  /// The controls of the player.
  package var playerControls: (any Screen)? { places.playerControls?.screen }

  /// Returns the screen below one in the region in front, or nil if there is none.
  package func screenBelow(_ screen: any Screen) -> (any Screen)? {
    guard let page = places.page(of: screen), page.region == places.front else { return nil }
    return page.below?.screen
  }

  /// Returns the action that goes back from one screen to the one below it, even if a detail would
  /// go first.
  package func wayBack(from screen: any Screen, to below: any Screen) -> UserAction? {
    guard let page = places.page(of: screen), let item = page.item else { return nil }
    if item.top == page { return .back }
    let screens = item.pagesToGoBackTo.map(\.screen)
    guard let place = screens.firstIndex(where: { $0 === below }) else { return nil }
    return .backTo(UserAction.Label.counting(screens.map(\.backName))[place])
  }
}
