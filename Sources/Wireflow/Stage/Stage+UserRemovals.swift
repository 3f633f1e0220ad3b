/// Screens that the user has taken off the screen already, by a toolkit's own means.
extension Stage {
  /// Takes note of screens that the user has removed on a backend already.
  ///
  /// They leave the stage with all above them, as by the action that the user could have chosen.
  func userRemoved(_ screens: [any Screen], in backend: any PresentationBackend) {
    let known = screens.compactMap { screen in
      places.page(of: screen).map { Arrival(screen: screen, number: $0.number) }
    }
    var isAsShown = known.count == screens.count
    var hasActed = false
    var sent = transitions.counts.asked
    for modal in modals(fromLowestOf: known.map(\.screen)).reversed() {
      guard let first = firstScreen(ofModal: modal) else {
        // The app took it away meanwhile, and may have presented its screen anew.
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
    // What stands where no user can go back from it, or on another stack, is on stage still.
    if known.contains(where: isOnStage) { isAsShown = false }
    guard !isAsShown else { return }
    if hasActed { log.cause(nil, restore) } else { restore() }
  }

  /// A screen, and the number of its coming on stage.
  private struct Arrival {
    let screen: any Screen
    let number: UInt32
  }

  private func isOnStage(_ arrival: Arrival) -> Bool {
    places.page(of: arrival.screen)?.number == arrival.number
  }

  /// The modals from the lowest on that one of some screens names, by the numbers of their
  /// presentations.
  private func modals(fromLowestOf screens: [any Screen]) -> [UInt32] {
    let levels = screens.compactMap { places.page(of: $0)?.modal }.map(places.order.level)
    guard let lowest = levels.min() else { return [] }
    return places.order.all[lowest...].map(\.number)
  }

  private func firstScreen(ofModal number: UInt32) -> (any Screen)? {
    places.order.modals.last { $0.number == number }?.first.screen
  }

  /// Returns the screen in front of which the lowest of some screens is, or nil if the user cannot
  /// go back from it.
  private func screenBelow(_ screens: [any Screen]) -> (any Screen)? {
    let pages = screens.compactMap { places.page(of: $0) }
    let lowest = pages.min { $0.positionOnPile < $1.positionOnPile }
    guard let lowest, !lowest.isRoot, lowest.host == nil else { return nil }
    // The first screen of a detail is beside its list, and not in front of it.
    guard let below = lowest.below, below.pagesAbove.contains(where: { $0 === lowest }) else {
      return nil
    }
    return below.screen
  }

  /// Carries out what the user has done already, and returns false if the screen does not show the
  /// result.
  ///
  /// What the app had sent in the meantime may be about what the user took away in the same move.
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

  /// The action that the user could have chosen to go back to a screen, and its request.
  private func wayBack(to below: any Screen) -> (UserAction, NavigationRequest) {
    guard let page = places.page(of: below), let item = page.item else { return (.back, .goBack) }
    let isInFront = item === places.front.selectedItem
    let root = item.root.screen
    let above = page.pagesAbove
    // Beside a detail that would go first, one step back in the list has to be named.
    let step = above.count == 1 && above[0] === item.front.top ? above[0].screen : nil
    let others = item.pagesToGoBackTo.map(\.screen)
    // The app may navigate while it is asked for a title, so the item may be gone from here on.
    let stack = isInFront ? nil : label(ofStacksOf: root)
    guard let step else {
      return (.backTo(label(of: below, among: others), in: stack), .popTo(below))
    }
    return (stack.map { .backIn($0) } ?? .back, .pop(step))
  }

  /// The title of a screen that the user goes back to, with its number where a nearer one has it.
  private func label(
    of screen: any Screen, among screens: [any Screen]
  ) -> UserAction.Label {
    guard let place = screens.firstIndex(where: { $0 === screen }) else {
      return .init(screen.title)
    }
    return UserAction.Label.counting(screens.map(\.title))[place]
  }

  /// Takes the screen back to the live state, whatever was on its way.
  func restore() {
    transitions.dropPending()
    log.append(.restore)
    showAll(because: .restore)
  }
}

extension Page {
  /// The position counted from the root of its root item, with the detail on top of the list.
  fileprivate var positionOnPile: Int {
    let host = outermostHost
    guard host.isDetail, let item = host.stack?.item else { return host.position }
    return item.list.pages.count + host.position
  }
}
