/// Screens that the user has already removed, through the toolkit.
extension Stage {
  /// Follows the removal of screens that the user has made on a backend.
  ///
  /// They leave the stage with everything above them, as with the matching user action.
  func userRemoved(_ screens: [any Screen], in backend: any PresentationBackend) {
    let known = screens.compactMap { screen in
      places.page(of: screen).map { Arrival(screen: screen, number: $0.number) }
    }
    var isAsShown = known.count == screens.count
    var hasActed = false
    var sent = transitions.counts.asked
    for modal in modals(fromLowestOf: known.map(\.screen)).reversed() {
      guard let first = firstScreen(ofModal: modal) else {
        // The app dismissed the modal meanwhile, and may have presented its screen again.
        isAsShown = false
        continue
      }
      hasActed = true
      isAsShown =
        report(.dismiss(first), as: (.dismiss, .dismiss(first)), in: backend, after: sent)
        && isAsShown
      if firstScreen(ofModal: modal) != nil { break }
      sent += 1
    }
    let left = known.filter(isOnStage)
    if let below = screenBelow(left.map(\.screen)) {
      hasActed = true
      isAsShown =
        report(.pop(to: below), as: wayBack(to: below), in: backend, after: sent) && isAsShown
    }
    // Screens on another stack, or from which no user can go back, are still on stage.
    if known.contains(where: isOnStage) { isAsShown = false }
    guard !isAsShown else { return }
    if hasActed { log.cause(nil, restore) } else { restore() }
  }

  /// A screen, and the number of its arrival on stage.
  private struct Arrival {
    let screen: any Screen
    let number: UInt32
  }

  private func isOnStage(_ arrival: Arrival) -> Bool {
    places.page(of: arrival.screen)?.number == arrival.number
  }

  /// Returns the numbers of the presentations from the lowest modal that contains one of the
  /// screens to the front.
  private func modals(fromLowestOf screens: [any Screen]) -> [UInt32] {
    let levels = screens.compactMap { places.page(of: $0)?.modal?.level }
    guard let lowest = levels.min() else { return [] }
    return places.state.regions[lowest...].map(\.number)
  }

  private func firstScreen(ofModal number: UInt32) -> (any Screen)? {
    places.modals.last { $0.number == number }?.first.screen
  }

  /// Returns the screen below the lowest of some screens, or nil if the user cannot go back from
  /// it.
  private func screenBelow(_ screens: [any Screen]) -> (any Screen)? {
    let pages = screens.compactMap { places.page(of: $0) }
    let lowest = pages.min { $0.positionOnPile < $1.positionOnPile }
    guard let lowest, !lowest.isRoot, lowest.host == nil else { return nil }
    // The first screen of a detail is beside its list, not in front of it.
    guard let below = lowest.below, below.pagesAbove.contains(lowest) else {
      return nil
    }
    return below.screen
  }

  /// Follows a change that the user has made, and returns false if the screen does not show the
  /// result.
  ///
  /// Commands that the app sent meanwhile may concern the screens that the same gesture removed.
  private func report(
    _ expected: ShownChange.Expected, as step: (action: UserAction, request: NavigationRequest),
    in backend: any PresentationBackend, after sent: Int
  ) -> Bool {
    let isUndisturbed = transitions.isIdle && transitions.counts.asked == sent
    if case .dismiss(let root) = expected, places.page(of: root)?.modal == nil { return false }
    var outcome = RequestOutcome.queued
    log.cause(time.passed()) {}
    log.cause(step.action) {
      pending.shown = ShownChange(backend: ObjectIdentifier(backend), expected: expected)
      outcome = submitByUser(step.request, about: step.request.traits.screens.first)
      pending.shown = nil
    }
    return outcome == .committed && isUndisturbed && transitions.counts.lastShown == sent + 1
  }

  /// Returns the user action that goes back to a screen, and its request.
  private func wayBack(to below: any Screen) -> (UserAction, NavigationRequest) {
    guard let page = places.page(of: below), let item = page.item else { return (.back, .goBack) }
    let isInFront = item == places.front.selectedItem
    let root = item.root.screen
    let above = page.pagesAbove
    // If a detail would go first, one step back in the list needs the screen's name.
    let step = above.count == 1 && above[0] == item.top ? above[0].screen : nil
    let others = item.pagesToGoBackTo.map(\.screen)
    // The app may navigate while it returns a title, so the item may be gone from here on.
    let stack = isInFront ? nil : label(ofStacksOf: root)
    guard let step else {
      return (.backTo(label(of: below, among: others), in: stack), .popTo(below))
    }
    return (stack.map { .backIn($0) } ?? .back, .pop(step))
  }

  /// Returns a screen's name for the action, numbered if a nearer screen has the same name.
  private func label(
    of screen: any Screen, among screens: [any Screen]
  ) -> UserAction.Label {
    guard let place = screens.firstIndex(where: { $0 === screen }) else {
      return .init(screen.backName)
    }
    return UserAction.Label.counting(screens.map(\.backName))[place]
  }

  /// Restores the screen to the live state, and drops pending transitions.
  func restore() {
    transitions.dropPending()
    log.append(.restore)
    showAll(because: .restore)
  }
}
