/// The screens that the user has taken off the screen already, while the stage is told of it.
@MainActor
struct ShownRemoval {
  /// The change that the stage must come to for the screen to be right.
  enum Expected {
    case pop(to: any Screen)
    case dismiss(any Screen)
  }

  let backend: ObjectIdentifier
  let expected: Expected

  /// The backend that need not show a command, because it is what the user did there.
  func matches(_ command: PresentationCommand) -> ObjectIdentifier? {
    switch (command, expected) {
    case (.pop(let screen), .pop(let other)) where screen === other: backend
    case (.dismiss(let screen), .dismiss(let other)) where screen === other: backend
    default: nil
    }
  }
}

extension Stage {
  /// Takes note of screens that the user has removed on a backend already: a swipe back, several
  /// levels by the long-press menu, a sheet swiped down.
  ///
  /// They leave the stage with all above them, as by the action that the user could have chosen.
  /// If the live state comes out different from what the backend shows, because transitions were
  /// pending or a wireframe decided otherwise, the backend is sent the whole live tree. A swipe
  /// that the user breaks off is no removal: do not report it.
  public func userRemoved(_ screens: [any Screen], in backend: any PresentationBackend) {
    let known = screens.compactMap { screen -> Arrival? in
      let slot = state.tree.find(screen)
      return slot == .none ? nil : Arrival(screen: screen, number: state.tree.slots[slot].arrival)
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
      isAsShown = report(.dismiss(first), in: backend, after: sent) && isAsShown
      if firstScreen(ofModal: modal) != nil { break }
      sent += 1
    }
    let left = known.filter { arrival in
      let slot = state.tree.find(arrival.screen)
      return slot != .none && state.tree.slots[slot].arrival == arrival.number
    }
    if let below = screenBelow(left.map(\.screen)) {
      hasActed = true
      isAsShown = report(.pop(to: below), in: backend, after: sent) && isAsShown
    } else if !left.isEmpty {
      isAsShown = false
    }
    guard !isAsShown else { return }
    if hasActed { log.cause(nil, restore) } else { restore() }
  }

  /// A screen, and the number of its coming on stage.
  private struct Arrival {
    let screen: any Screen
    let number: UInt32
  }

  /// The modals from the lowest on that one of some screens names, by the numbers of their coming.
  private func modals(fromLowestOf screens: [any Screen]) -> [UInt32] {
    let regions = screens.map { state.tree.modal(of: state.tree.find($0)) }
    let levels = regions.filter { $0 != .none }.map { state.tree.level(of: $0) }
    guard let lowest = levels.min() else { return [] }
    return state.tree.order[lowest...].map { state.tree.regions[$0].arrival }
  }

  private func firstScreen(ofModal arrival: UInt32) -> (any Screen)? {
    let region = state.tree.order.dropFirst().last { state.tree.regions[$0].arrival == arrival }
    return region.map { state.tree.screen(state.tree.first($0)) }
  }

  /// Returns the screen in front of which the lowest of some screens stands, or nil if the user
  /// cannot go back from it.
  private func screenBelow(_ screens: [any Screen]) -> (any Screen)? {
    let slots = screens.map { state.tree.find($0) }
    let front = state.tree.order[state.tree.order.count - 1]
    let lowest = slots.min { state.tree.pilePlace($0) < state.tree.pilePlace($1) }
    guard let lowest, !state.tree.isRoot(lowest), !state.tree.isEmbedded(lowest),
      let back = state.tree.backSlot(in: front),
      state.tree.stacks[state.tree.stack(of: back)].item
        == state.tree.stacks[state.tree.stack(of: lowest)].item
    else { return nil }
    return state.tree.below(lowest).map { state.tree.screen($0) }
  }

  /// Carries out what the user has done already, and returns false if the screen does not show the
  /// result.
  ///
  /// What the app had sent in the meantime may be about what the user took away in the same move.
  private func report(
    _ expected: ShownRemoval.Expected, in backend: any PresentationBackend, after sent: Int
  ) -> Bool {
    let isUndisturbed = transitions.isIdle && transitions.counts.asked == sent
    if case .dismiss(let root) = expected, state.tree.modal(of: state.tree.find(root)) == .none {
      return false
    }
    let (action, request) = userAction(for: expected)
    var outcome = RequestOutcome.queued
    log.cause(time.passed()) {}
    log.cause(action) {
      telling.removal = ShownRemoval(backend: ObjectIdentifier(backend), expected: expected)
      outcome = submitByUser(request, about: request.traits.screens.first)
      telling.removal = nil
    }
    return outcome == .committed && isUndisturbed && transitions.counts.lastShown == sent + 1
  }

  /// The action that the user could have chosen for the same, and the request that it becomes.
  private func userAction(
    for expected: ShownRemoval.Expected
  ) -> (UserAction, NavigationRequest) {
    switch expected {
    case .dismiss(let screen): return (.dismiss, .dismiss(screen))
    case .pop(let below):
      let slot = state.tree.find(below)
      let above = state.tree.slotsAbove(slot)
      guard above.count == 1 else { return (.backTo(label(below: below)), .popTo(below)) }
      return (.back, .pop(state.tree.screen(above[0])))
    }
  }

  /// The title of a screen that the user goes back to, with its number where a nearer one has it.
  private func label(below screen: any Screen) -> UserAction.Label {
    let slots = state.tree.slotsToGoBackTo(in: frontRegion)
    let screens = slots.map { state.tree.screen($0) }
    guard let place = screens.firstIndex(where: { $0 === screen }) else {
      return .init(screen.title)
    }
    return UserAction.Label.counting(screens.map(\.title))[place]
  }

  /// Takes the screen back to the live state, whatever was on its way.
  private func restore() {
    transitions.dropPending()
    log.append(.restore)
    showAll(because: .restore)
  }
}
