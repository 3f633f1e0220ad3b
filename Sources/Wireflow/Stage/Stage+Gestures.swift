/// The gestures that take screens away: whether they may begin.
extension Stage {
  /// True while the user may swipe back to the screen below: ask when the gesture begins.
  ///
  /// Not at a root, not behind an alert or the drawer, and not if a guard refuses or has to decide.
  /// Then the gesture does not begin, and the attempt goes on as the action `back`, about which the
  /// guard asks:
  ///
  /// ```swift
  /// if stage.allowsUserPop { beginSwipe() } else { stage.perform(.back) }
  /// ```
  public var allowsUserPop: Bool {
    guard canSwipe, let page = places.front.selectedItem?.swipePage, !page.isRoot else {
      return false
    }
    return allowsByUser(.pop(page.screen), about: page.screen)
  }

  /// The screen that goes when the user goes back by one, whoever may mind.
  package var screenToGoBackFrom: (any Screen)? {
    places.front.selectedItem?.swipePage.screen
  }

  /// Returns true while the user may go back to a screen on the stack in front, over several levels
  /// by the menu of a back button, for one.
  public func allowsUserPop(to screen: any Screen) -> Bool {
    guard canSwipe, let below = places.front.selectedItem?.pagesToGoBackTo,
      below.contains(where: { $0.screen === screen })
    else { return false }
    return allowsByUser(.popTo(screen), about: screen)
  }

  private var canSwipe: Bool { covered == nil && !(places.front.isBase && isMaximized) }

  /// True while the user may swipe the modal in front down: ask when the gesture begins.
  ///
  /// Not a modal without a dismiss button, not behind an alert or the drawer, and not if a guard
  /// refuses or has to decide. Then the attempt goes on as the action `dismiss`, about which the
  /// guard asks, or the modal hears that it was attempted.
  public var allowsUserDismissal: Bool {
    let region = places.front
    guard covered == nil, !region.isBase, region.modal.dismissButton != nil else { return false }
    let modal = region.first.screen
    return allowsByUser(.dismiss(modal), about: modal)
  }

  /// The gestures that the user may make on what is in front.
  var permits: GesturePermits {
    GesturePermits(allowsBack: allowsUserPop, allowsDismissal: allowsUserDismissal)
  }

  /// Returns true if the stage would commit a request of the user at once, without a line in the log.
  private func allowsByUser(_ request: NavigationRequest, about screen: any Screen) -> Bool {
    let wireframe = coordinator(of: screen)?.baseWireframe ?? link.wireframe
    let ask = Ask(request, through: wireframe, for: nil, isByUser: true)
    // A guard's closure only looks. What it requests all the same has its turn afterwards.
    defer { finishTurnIfIdle() }
    return working(for: ask) { isAllowed(ask) }
  }

  private func isAllowed(_ ask: Ask) -> Bool {
    guard let requests = try? translation(of: ask), gate(for: requests, by: ask) == nil else {
      return false
    }
    let tried = attempt(requests, of: ask)
    return tried.refusal == nil && !tried.isFulfilled && allows(tried, by: ask)
  }
}

/// Alerts that the user closes without an answer.
extension Stage {
  /// Takes note that the user has closed the alert without an answer, by a tap beside it.
  package func userClosedAlert() {
    guard let alert = places.alert else { return }
    let request = NavigationRequest.closeAlert(nil, of: alert.presented)
    _ = submit(Ask(request, through: link.wireframe, for: nil, isByUser: true))
  }
}
