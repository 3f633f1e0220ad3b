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
