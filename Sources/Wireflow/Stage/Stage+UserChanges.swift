/// A change that the user has already made on a backend, through its toolkit.
@MainActor
public enum UserChange {
  /// Screens are gone, because of a swipe back, a choice from the back button's menu, a pop in a
  /// column or tab that is not in front, or a sheet that was swiped down.
  case removed([any Screen])
  /// Another root item is selected.
  case selected(any Screen)
  /// The user pressed the selected root item again, which has not changed the screen yet.
  ///
  /// The stage performs the effect, such as returning to the root, and sends it like any other
  /// change.
  case selectedAgain(any Screen)
  /// The drawer is open.
  case openedDrawer
  /// The drawer is closed.
  case closedDrawer
  /// The player is minimized.
  case minimized
  /// The player is maximized.
  case maximized
  /// The columns have collapsed or expanded, because the window changed its size.
  case adapted(FormFactor)
}

/// Reports of changes that the user has already made.
extension Stage {
  /// Reports a change that the user has already made on a backend: a swipe back, a tab switch, a
  /// sheet swiped down, a collapsed column.
  ///
  /// ```swift
  /// func navigationController(_ controller: NavigationController, didPop screens: [any Screen]) {
  ///   stage?.userDid(.removed(screens), in: self)
  /// }
  /// ```
  ///
  /// The stage follows with the matching user action, and the transition tells the backend that it
  /// already shows it. If the live state differs, because transitions were pending, a guard asks or
  /// a wireframe decided otherwise, the stage sends the backend the whole live tree. The call also
  /// ends a gesture of that backend.
  public func userDid(_ change: UserChange, in backend: any PresentationBackend) {
    switch change {
    case .removed(let screens):
      if let action = actionBehindWall(removing: screens) {
        missed(action)
      } else {
        userRemoved(screens, in: backend)
      }
    case .selected(let root):
      if let action = actionBehindWall(selecting: root) {
        missed(action)
      } else {
        report(.select(root), in: backend)
      }
    case .selectedAgain(let root): if let action = selection(of: root) { perform(action) }
    case .openedDrawer: report(.openDrawer, in: backend)
    case .closedDrawer: report(.closeDrawer, in: backend)
    case .minimized: report(.minimize, in: backend)
    case .maximized: report(.maximize, in: backend)
    case .adapted(let formFactor): report(.adapt, by: .adapt(formFactor), in: backend)
    }
    transitions.endGesture(in: backend)
  }

  /// Follows the user's change, and restores the screen unless it shows the result.
  private func report(
    _ expected: ShownChange.Expected, by action: UserAction? = nil,
    in backend: any PresentationBackend
  ) {
    guard let action = action ?? self.action(for: expected) else { return log.cause(nil, restore) }
    let sent = transitions.counts.asked
    let isUndisturbed = transitions.isIdle
    pending.shown = ShownChange(backend: ObjectIdentifier(backend), expected: expected)
    let outcome = perform(action)
    pending.shown = nil
    let (asked, lastShown) = (transitions.counts.asked, transitions.counts.lastShown)
    let isAsShown =
      asked == sent ? isThere(expected) : asked == sent + 1 && lastShown == asked
    if !isUndisturbed || !isAsShown || outcome != .performed { log.cause(nil, restore) }
  }

  /// Returns the matching user action, or nil if there is none.
  private func action(for expected: ShownChange.Expected) -> UserAction? {
    switch expected {
    case .select(let root): turn(to: root) ?? selection(of: root)
    case .openDrawer: .openDrawer
    case .closeDrawer: .closeDrawer
    case .minimize: .minimize
    case .maximize: .maximize
    case .pop, .dismiss, .adapt: nil
    }
  }

  /// Returns true if the state already matches the user's change, although nothing was sent.
  private func isThere(_ expected: ShownChange.Expected) -> Bool {
    switch expected {
    case .select(let root): selectedRoot(around: root) === root
    case .openDrawer: isDrawerOpen
    case .closeDrawer: !isDrawerOpen
    case .minimize: !isMaximized
    case .maximize: isMaximized
    case .adapt: true
    case .pop, .dismiss: false
    }
  }

  /// Restores the screen after a gesture that ended behind a wall, which came up meanwhile.
  ///
  /// A replay has no such gesture, so the log does not count it as an action.
  private func missed(_ action: UserAction) {
    log.cause(nil) {
      log.append(.missed(action, .noLongerInFront))
      restore()
    }
  }

  /// Returns the action that removes screens, if a wall hides them.
  private func actionBehindWall(removing screens: [any Screen]) -> UserAction? {
    let pages = screens.compactMap { places.page(of: $0) }
    guard pages.contains(where: isBehindWall) else { return nil }
    return pages.contains { $0.modal != nil } ? .dismiss : .back
  }

  /// Returns the action that selects a root item, if a wall hides it.
  private func actionBehindWall(selecting root: any Screen) -> UserAction? {
    guard let page = places.page(of: root), isBehindWall(page) else { return nil }
    return .select(UserAction.Label(root.representation.name))
  }

  private func isBehindWall(_ page: Page) -> Bool {
    page.region.map(places.isBehindWall) ?? false
  }

  /// Sends the whole live tree to one backend, for example because its window was rebuilt, or
  /// because the system blocked a transition.
  ///
  /// The tree takes its turn after the transitions that wait. Other members of a ``BackendGroup``
  /// do not receive it.
  public func showAgain(on backend: any PresentationBackend) {
    guard transitions.readmit(backend) else { return }
    showAll(because: .attach)
  }
}

/// Gestures that take time, such as a swipe that the user holds.
extension Stage {
  /// Reports that the user has begun a gesture on a backend that may remove screens.
  ///
  /// Transitions wait until the gesture ends, and none of them counts as stalled meanwhile. It ends
  /// with ``userDid(_:in:)``, with ``userCancelled(in:)``, or when the backend is released.
  ///
  /// ```swift
  /// guard stage.allowsUserPop else { stage.perform(.back); return }
  /// stage.userBegan(in: backend)
  /// ```
  public func userBegan(in backend: any PresentationBackend) {
    transitions.beginGesture(in: backend)
  }

  /// Reports that a gesture has changed nothing, such as a swipe that the user cancelled.
  public func userCancelled(in backend: any PresentationBackend) {
    transitions.endGesture(in: backend)
  }
}
