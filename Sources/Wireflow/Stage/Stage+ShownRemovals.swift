/// What the user has taken off the screen already, while the stage is told of it.
@MainActor
struct ShownRemoval {
  /// What the stage must come to for the screen to be right.
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
  /// Whether the user may take away the screen in front, by a swipe back or down: ask when the
  /// gesture begins.
  ///
  /// Not at a root, not a modal without a dismiss button, not behind an alert or the drawer, and
  /// not while a guard of its flow, or of one above that, may want to decide.
  public var allowsUserRemoval: Bool {
    guard covered == nil, layers.last != nil || !isMaximized, let top = frontStack?.nodes.last
    else { return false }
    guard !top.isRoot || layers.last?.dismissButton != nil else { return false }
    return !guards.contains { top.owner?.descends(from: $0) ?? false }
  }

  /// Takes note of screens that the user has removed on a backend already: a swipe back, several
  /// levels by the long-press menu, a sheet swiped down.
  ///
  /// They leave the stage with all above them, as by the action that the user could have chosen.
  /// If the live state comes out different from what the backend shows, because transitions were
  /// pending or a wireframe decided otherwise, the backend is sent the whole live tree. A swipe
  /// that the user breaks off is no removal: do not report it.
  public func userRemoved(_ screens: [any Screen], in backend: any PresentationBackend) {
    let known = screens.compactMap(node)
    var isAsShown = known.count == screens.count
    var hasActed = false
    var sent = transitions.sentCount
    if let lowest = known.compactMap(layer).map(\.position).min() {
      for layer in layers[lowest...].reversed() {
        guard layers.contains(where: { $0 === layer }) else {
          // The app took it away meanwhile, and may have presented its screen anew.
          isAsShown = false
          continue
        }
        hasActed = true
        isAsShown = report(.dismiss(layer.root.screen), in: backend, after: sent) && isAsShown
        if layers.contains(where: { $0 === layer }) { break }
        sent += 1
      }
    }
    let popped = known.filter { nodes[ObjectIdentifier($0.screen)] === $0 }
    if let lowest = popped.min(by: { $0.position < $1.position }) {
      if !lowest.isRoot, lowest.stack === frontStack {
        let below = lowest.stack.nodes[lowest.position - 1].screen
        hasActed = true
        isAsShown = report(.pop(to: below), in: backend, after: sent) && isAsShown
      } else {
        isAsShown = false
      }
    }
    guard !isAsShown else { return }
    if hasActed { log.cause(nil, restore) } else { restore() }
  }

  /// Carries out what the user has done already; false when the screen does not show what came.
  ///
  /// What the app had sent in the meantime may be about what the user took away in the same move.
  private func report(
    _ expected: ShownRemoval.Expected, in backend: any PresentationBackend, after sent: Int
  ) -> Bool {
    let isUndisturbed = transitions.isIdle && transitions.sentCount == sent
    if case .dismiss(let root) = expected, node(of: root).flatMap(layer) == nil { return false }
    let (action, request) = userAction(for: expected)
    var outcome = RequestOutcome.queued
    log.cause(timePassed()) {}
    log.cause(action) {
      removal = ShownRemoval(backend: ObjectIdentifier(backend), expected: expected)
      outcome = submitByUser(request, about: request.screens.first.flatMap(node))
      removal = nil
    }
    return outcome == .committed && isUndisturbed && transitions.lastShown == sent + 1
  }

  /// The action that the user could have chosen for the same, and the request that it becomes.
  private func userAction(
    for expected: ShownRemoval.Expected
  ) -> (UserAction, NavigationRequest) {
    switch expected {
    case .dismiss(let screen): return (.dismiss, .dismiss(screen))
    case .pop(let below):
      let stack = stack(of: below)
      guard stack.dropLast().last === below, let top = stack.last else {
        return (.backTo(below.title), .popTo(below))
      }
      return (.back, .pop(top))
    }
  }

  /// Takes the screen back to the live state, whatever was on its way.
  private func restore() {
    transitions.dropPending()
    log.append(.restore)
    showAll(because: .restore)
  }
}
