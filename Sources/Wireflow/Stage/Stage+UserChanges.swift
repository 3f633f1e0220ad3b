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
      } else if let modal = places.minimizable, screens.contains(where: { $0 === modal }) {
        let outcome = perform(.minimize)
        if outcome != .performed || places.minimizable === modal { log.cause(nil, restore) }
      } else {
        userRemoved(screens, in: backend)
      }
    case .selected(let root):
      if let action = actionBehindWall(selecting: root) {
        missed(action)
      } else {
        report(.select, by: turn(to: root) ?? selection(of: root), in: backend) {
          self.state.selectedRoot(around: root) === root
        }
      }
    case .selectedAgain(let root): if let action = selection(of: root) { perform(action) }
    case .openedDrawer:
      report(.openDrawer, by: .openDrawer, in: backend) { self.state.isDrawerOpen }
    case .closedDrawer:
      report(.closeDrawer, by: .closeDrawer, in: backend) { !self.state.isDrawerOpen }
    case .minimized: report(.minimize, by: .minimize, in: backend) { !self.state.isMaximized }
    case .maximized: report(.maximize, by: .maximize, in: backend) { self.state.isMaximized }
    case .adapted(let formFactor): report(.adapt, by: .adapt(formFactor), in: backend) { true }
    }
    transitions.endGesture(in: backend)
  }

  /// Follows the user's change, and restores the screen unless it shows the result.
  private func report(
    _ verb: PresentationTransition.Change.Verb, by action: UserAction?,
    in backend: any PresentationBackend, isThere: @escaping () -> Bool
  ) {
    guard let action else { return log.cause(nil, restore) }
    let sent = transitions.counts.asked
    let isUndisturbed = transitions.isIdle
    pending.shown = ShownChange(backend: ObjectIdentifier(backend), verb: verb, isThere: isThere)
    let outcome = perform(action)
    pending.shown = nil
    let (asked, lastShown) = (transitions.counts.asked, transitions.counts.lastShown)
    let isAsShown = asked == sent ? isThere() : asked == sent + 1 && lastShown == asked
    if !isUndisturbed || !isAsShown || outcome != .performed { log.cause(nil, restore) }
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

  private func isBehindWall(_ page: Page) -> Bool { page.region.map(places.isBehindWall) ?? false }

  /// Sends the whole live tree to one backend, for example because its window was rebuilt, or
  /// because the system blocked a transition.
  ///
  /// The tree takes its turn after the transitions that wait. Other members of a ``BackendGroup``
  /// do not receive it.
  public func showAgain(on backend: any PresentationBackend) {
    guard transitions.readmit(backend) else { return }
    transitions.showAgain(PresentationTransition(isForNewcomers: true))
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

/// Screens that the user has already removed, through the toolkit.
extension Stage {
  /// Follows the removal of screens that the user has made on a backend.
  ///
  /// They leave the stage with everything above them, as with the matching user action.
  func userRemoved(_ screens: [any Screen], in backend: any PresentationBackend) {
    let known = screens.compactMap { screen in
      places.page(of: screen).map { (screen: screen, number: $0.number) }
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
        report(.dismiss, as: (.dismiss, .dismiss(first)), in: backend, after: sent) {
          self.places.page(of: first) == nil
        } && isAsShown
      if firstScreen(ofModal: modal) != nil { break }
      sent += 1
    }
    let left = known.filter(isStillThere)
    if let below = screenBelow(left.map(\.screen)) {
      hasActed = true
      isAsShown =
        report(.pop, as: wayBack(to: below), in: backend, after: sent) { self.state.isTop(below) }
        && isAsShown
    }
    // Screens on another stack, or from which no user can go back, are still on stage.
    if known.contains(where: isStillThere) { isAsShown = false }
    guard !isAsShown else { return }
    if hasActed { log.cause(nil, restore) } else { restore() }
  }

  /// Returns true if a screen has not left the stage since its arrival with a number.
  private func isStillThere(_ screen: any Screen, _ number: UInt32) -> Bool {
    places.page(of: screen)?.number == number
  }

  /// Returns the numbers of the presentations from the lowest modal that contains one of the
  /// screens to the front.
  private func modals(fromLowestOf screens: [any Screen]) -> [UInt32] {
    let modals = screens.compactMap { places.page(of: $0)?.modal }
    let levels = modals.filter(places.modals.contains).map(\.level)
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
    guard let below = lowest.below, below.pagesAbove.contains(lowest) else { return nil }
    return below.screen
  }

  /// Follows a change that the user has made, and returns false if the screen does not show the
  /// result.
  ///
  /// Commands that the app sent meanwhile may concern the screens that the same gesture removed.
  private func report(
    _ verb: PresentationTransition.Change.Verb,
    as step: (action: UserAction, request: NavigationRequest),
    in backend: any PresentationBackend, after sent: Int, isThere: @escaping () -> Bool
  ) -> Bool {
    let isUndisturbed = transitions.isIdle && transitions.counts.asked == sent
    if case .dismiss(let root) = step.request, places.page(of: root)?.modal == nil { return false }
    var outcome = RequestOutcome.queued
    log.cause(time.passed()) {}
    log.cause(step.action) {
      pending.shown = ShownChange(backend: ObjectIdentifier(backend), verb: verb, isThere: isThere)
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
  ///
  /// A window that the user's change has closed shows nothing any more.
  func restore() {
    if link.windowName != nil, link.window == nil { return }
    log.append(.restore)
    transitions.showAgain(PresentationTransition())
  }
}

/// A change that the user has already made on a backend, while the stage follows.
@MainActor
struct ShownChange {
  let backend: ObjectIdentifier
  /// The change by the stage that would match the screen.
  let verb: PresentationTransition.Change.Verb
  /// Returns true if the state matches the user's change.
  let isThere: () -> Bool

  /// True if the app, rather than the stage, carries out the change.
  var isHandedOver: Bool { verb == .maximize || verb == .adapt }
}

/// The checks before gestures that remove screens.
extension Stage {
  /// True while the user may swipe back to the screen below.
  ///
  /// Check it when the gesture begins.
  ///
  /// It is false at a root, behind an alert or the drawer, and if a guard refuses or has to decide.
  /// The gesture then must not begin. Perform the action `back` instead, and the guard asks the
  /// user:
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

  /// The screen that leaves when the user goes back one step, regardless of guards.
  package var screenToGoBackFrom: (any Screen)? { places.front.selectedItem?.swipePage.screen }

  /// Returns true while the user may go back to a screen on the stack in front, for example over
  /// several levels by the back button's menu.
  public func allowsUserPop(to screen: any Screen) -> Bool {
    guard canSwipe, let below = places.front.selectedItem?.pagesToGoBackTo,
      below.contains(where: { $0.screen === screen })
    else { return false }
    return allowsByUser(.popTo(screen), about: screen)
  }

  private var canSwipe: Bool { covered == nil && !(places.front.isBase && places.isMaximized) }

  /// True while the user may swipe down the modal in front.
  ///
  /// Check it when the gesture begins.
  ///
  /// It is false for a modal without a dismiss button, behind an alert or the drawer, and if a
  /// guard refuses or has to decide. Perform the action `dismiss` instead: the guard asks the user,
  /// or the modal receives `dismissWasAttempted()`. A swipe minimizes a ``ModallyMinimizable``.
  public var allowsUserDismissal: Bool {
    let region = places.front
    if covered == nil, let modal = places.minimizable {
      return allowsByUser(.minimize(animated: true), about: modal)
    }
    guard covered == nil, !region.isBase, region.modal?.dismissButton != nil else { return false }
    let modal = region.first.screen
    return allowsByUser(.dismiss(modal), about: modal)
  }

  /// Returns true while the user may select a root item, for example by a swipe to the next page.
  ///
  /// Check it when the gesture begins.
  ///
  /// It is false for the selected root item, if something covers the root items, and if a guard
  /// refuses or has to decide. The gesture then must not begin. Perform the action `next` instead,
  /// and the guard asks the user:
  ///
  /// ```swift
  /// if stage.allowsUserSelection(of: page) { beginSwipe() } else { stage.perform(.next) }
  /// ```
  public func allowsUserSelection(of root: any Screen) -> Bool {
    guard coveredRoots == nil, state.selectedRoot(around: root) !== root,
      places.drawerRegion.roots.contains(where: { $0 === root })
    else { return false }
    return allows(byUser: .select(root), through: link.wireframe)
  }

  /// Returns true if the stage would commit a user's request at once, and logs nothing.
  private func allowsByUser(_ request: NavigationRequest, about screen: any Screen) -> Bool {
    allows(byUser: request, through: coordinator(of: screen)?.baseWireframe ?? link.wireframe)
  }

  private func allows(
    byUser request: NavigationRequest, through wireframe: (any ApplicationWireframe)?
  ) -> Bool {
    let sent = Submission(request, through: wireframe, for: nil, isByUser: true)
    // A guard's closure should only read. If it makes requests all the same, they run afterwards.
    defer { finishTurnIfIdle() }
    return working(for: sent) { isAllowed(sent) }
  }

  private func isAllowed(_ sent: Submission) -> Bool {
    guard let requests = try? translation(of: sent), obstacle(before: requests, by: sent) == nil
    else { return false }
    let tried = attempt(requests, of: sent)
    return tried.refusal == nil && !tried.isFulfilled && allows(tried, by: sent)
  }
}

/// Alerts that the user closes without an answer.
extension Stage {
  /// Records that the user has closed the alert without an answer, by a tap beside it.
  package func userClosedAlert() {
    guard let alert = places.alert else { return }
    let request = NavigationRequest.closeAlert(nil, of: alert.presented)
    _ = submit(Submission(request, through: link.wireframe, for: nil, isByUser: true))
  }
}
