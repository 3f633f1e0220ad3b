/// A change that the user has made on a backend already, by the means of its toolkit.
@MainActor
public enum UserChange {
  /// Screens are gone: by a swipe back, over several levels by the menu of a back button, in a
  /// column or a tab that is not in front, or by a sheet swiped down.
  case removed([any Screen])
  /// Another root item is selected.
  case selected(any Screen)
  /// The root item that was selected is pressed again, which has changed nothing on the screen yet.
  ///
  /// The stage does what follows, such as to go back to its root, and sends that as any other change.
  case selectedAgain(any Screen)
  /// The drawer is open.
  case openedDrawer
  /// The drawer is closed.
  case closedDrawer
  /// The player is minimized.
  case minimized
  /// The player is maximized.
  case maximized
  /// The columns have collapsed or parted, because the window has another size.
  case adapted(FormFactor)
}

/// Reports of what the user has done already.
extension Stage {
  /// Takes note of what the user has done on a backend already: a swipe back, a tab switched, a
  /// sheet swiped down, a column collapsed.
  ///
  /// ```swift
  /// func navigationController(_ controller: NavigationController, didPop screens: [any Screen]) {
  ///   stage?.userDid(.removed(screens), in: self)
  /// }
  /// ```
  ///
  /// The stage follows by the action that the user could have chosen, and the transition says that
  /// the backend shows it already. If the live state comes out different, because transitions were
  /// pending, a guard asks or a wireframe decided otherwise, the backend is sent the whole live
  /// tree. A gesture of that backend has ended with it.
  public func userDid(_ change: UserChange, in backend: any PresentationBackend) {
    switch change {
    case .removed(let screens): userRemoved(screens, in: backend)
    case .selected(let root): report(.select(root), in: backend)
    case .selectedAgain(let root): if let action = selection(of: root) { perform(action) }
    case .openedDrawer: report(.openDrawer, in: backend)
    case .closedDrawer: report(.closeDrawer, in: backend)
    case .minimized: report(.minimize, in: backend)
    case .maximized: report(.maximize, in: backend)
    case .adapted(let formFactor): report(.adapt, by: .adapt(formFactor), in: backend)
    }
    transitions.endGesture(in: backend)
  }

  /// Does what the user has done already, and takes the screen back unless it shows the result.
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

  /// The action by which the user could have done the same, or nil if there is none.
  private func action(for expected: ShownChange.Expected) -> UserAction? {
    switch expected {
    case .select(let root): selection(of: root)
    case .openDrawer: .openDrawer
    case .closeDrawer: .closeDrawer
    case .minimize: .minimize
    case .maximize: .maximize
    case .pop, .dismiss, .adapt: nil
    }
  }

  /// Returns true if the state is as the user has made it, although nothing was sent.
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

  /// Sends the whole live tree to one backend: its window was rebuilt, or something of the system
  /// was in the way of a transition.
  ///
  /// In a ``BackendGroup`` the others are not sent it. It has its turn behind the transitions that
  /// wait.
  public func showAgain(on backend: any PresentationBackend) {
    guard transitions.readmit(backend) else { return }
    showAll(because: .attach)
  }
}

/// Gestures that take a while, such as a swipe that the user holds.
extension Stage {
  /// Takes note that the user has begun a gesture on a backend, by which screens may go.
  ///
  /// Transitions wait until it is over, and none of them counts as stalled meanwhile. It is over
  /// with ``userDid(_:in:)``, with ``userCancelled(in:)``, or when the backend goes.
  ///
  /// ```swift
  /// guard stage.allowsUserPop else { stage.perform(.back); return }
  /// stage.userBegan(in: backend)
  /// ```
  public func userBegan(in backend: any PresentationBackend) {
    transitions.beginGesture(in: backend)
  }

  /// Takes note that a gesture has changed nothing, such as a swipe that the user broke off.
  public func userCancelled(in backend: any PresentationBackend) {
    transitions.endGesture(in: backend)
  }
}
