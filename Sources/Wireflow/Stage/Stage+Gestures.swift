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
    guard covered == nil, frontRegion != state.tree.base || !isMaximized,
      let back = state.tree.swipeSlot(in: frontRegion), !state.tree.isRoot(back)
    else {
      return false
    }
    let screen = state.tree.screen(back)
    return allowsByUser(.pop(screen), about: screen)
  }

  /// The screen that goes when the user goes back by one, whoever may mind.
  package var screenToGoBackFrom: (any Screen)? {
    state.tree.swipeSlot(in: frontRegion).map { state.tree.screen($0) }
  }

  /// Returns true while the user may go back to a screen on the stack in front, over several levels
  /// by the menu of a back button, for one.
  public func allowsUserPop(to screen: any Screen) -> Bool {
    guard covered == nil, frontRegion != state.tree.base || !isMaximized,
      state.tree.slotsToGoBackTo(in: frontRegion).contains(state.tree.find(screen))
    else {
      return false
    }
    return allowsByUser(.popTo(screen), about: screen)
  }

  /// True while the user may swipe the modal in front down: ask when the gesture begins.
  ///
  /// Not a modal without a dismiss button, not behind an alert or the drawer, and not if a guard
  /// refuses or has to decide. Then the attempt goes on as the action `dismiss`, about which the
  /// guard asks, or the modal hears that it was attempted.
  public var allowsUserDismissal: Bool {
    guard covered == nil, frontRegion != state.tree.base,
      state.tree.regions[frontRegion].dismissButton != nil
    else {
      return false
    }
    let modal = state.tree.screen(state.tree.first(frontRegion))
    return allowsByUser(.dismiss(modal), about: modal)
  }

  /// The gestures that the user may make on what is in front.
  var permits: GesturePermits {
    GesturePermits(allowsBack: allowsUserPop, allowsDismissal: allowsUserDismissal)
  }

  /// Returns true if a request of the user would be committed at once, which the log says nothing
  /// of.
  private func allowsByUser(_ request: NavigationRequest, about screen: any Screen) -> Bool {
    let wireframe = coordinator(of: screen)?.baseWireframe ?? link.wireframe
    let ask = Ask(request, through: wireframe, for: nil, isByUser: true)
    let outer = turn.who
    turn.who = .init(phase: .working, isByUser: true)
    let isAllowed = isAllowed(ask)
    turn.who = outer
    // A guard's closure is to look alone. What one asks for all the same has its turn now.
    takeBreath()
    return isAllowed
  }

  private func isAllowed(_ ask: borrowing Ask) -> Bool {
    let requests: [NavigationRequest]
    switch translation(of: ask) {
    case .declined: return false
    case .request(let request): requests = [request]
    case .requests(let several): requests = several
    }
    guard gate(for: requests, by: ask.by) == nil else { return false }
    let plan = plan(for: requests, of: ask)
    return plan.refusal == nil && !plan.isFulfilled && allows(plan, by: ask.by)
  }
}

extension Stage {
  /// Takes note that the user has closed the alert without an answer, by a tap beside it.
  package func userClosedAlert() {
    guard let alert = state.tree.alert?.presented else { return }
    alert.close()
  }
}
