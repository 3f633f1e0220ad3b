/// What coordinators call, in the talk's words: each makes a request and submits it to the stage.
extension ApplicationWireframe {
  /// The root items' screens, in order.
  public var rootScreens: [any Screen] { stage.rootScreens }

  /// Puts root items in the place of all that is on stage.
  ///
  /// The flows of screens that leave end as cancelled, save for the one that asks. There must be
  /// at least one root item.
  @discardableResult
  public func install(rootItems: [any RootLevelRepresentable]) -> RequestOutcome {
    precondition(!rootItems.isEmpty, "rootItems must hold at least one root item (was empty)")
    return stage.submit(.install(rootItems), through: self)
  }

  /// Selects a root item.
  @discardableResult
  public func select(_ root: any Screen) -> RequestOutcome {
    stage.submit(.select(root), through: self)
  }

  /// Pushes a screen on top of its sender, which must be the top of its stack.
  @discardableResult
  public func push(_ screen: any Screen, from sender: any Screen) -> RequestOutcome {
    stage.submit(.push(screen, from: sender), through: self)
  }

  /// Pops a screen and all above it.
  @discardableResult
  public func pop(_ screen: any Screen) -> RequestOutcome {
    stage.submit(.pop(screen), through: self)
  }

  /// Pops all above a screen.
  @discardableResult
  public func pop(to screen: any Screen) -> RequestOutcome {
    stage.submit(.popTo(screen), through: self)
  }

  /// Pops all but the root of the stack that a screen stands on.
  @discardableResult
  public func popToRoot(of screen: any Screen) -> RequestOutcome {
    stage.submit(.popToRoot(of: screen), through: self)
  }

  /// Puts another screen in the place of one, also of a root.
  @discardableResult
  public func replace(_ screen: any Screen, with other: any Screen) -> RequestOutcome {
    stage.submit(.replace(screen, with: other), through: self)
  }

  /// Presents a screen modally from its sender, which must not be presenting yet.
  @discardableResult
  public func presentModally(
    _ screen: any ModallyPresentable, from sender: any Screen
  ) -> RequestOutcome {
    stage.submit(.modal(screen, from: sender), through: self)
  }

  /// Presents a screen modally over whatever is in front, such as a login after a session expired.
  @discardableResult
  public func presentModally(_ screen: any ModallyPresentable) -> RequestOutcome {
    stage.submit(.modal(screen, from: nil), through: self)
  }

  /// Dismisses a modal screen and what stands above it.
  ///
  /// What a flow presented above it that descends neither from the one that asks nor from the
  /// modal's own stays, and is presented again.
  @discardableResult
  public func dismiss(_ screen: any Screen) -> RequestOutcome {
    stage.submit(.dismiss(screen), through: self)
  }

  /// Dismisses all modal screens; asked by a flow, all of that flow and its descendants.
  @discardableResult
  public func dismissAll() -> RequestOutcome {
    stage.submit(.dismissAll, through: self)
  }

  /// Shows an alert, or lets it wait while another is shown.
  ///
  /// The answer is nil when the alert closes unanswered, because its sender left or the app went
  /// to the background. It comes exactly once, unless the outcome is that the request is ignored.
  /// The closure is kept until then: capture a coordinator weakly, or make the closure by `wire`.
  @discardableResult
  public func presentAlert(
    _ alert: AlertContent, from sender: any Screen,
    onAnswer: (@MainActor (AlertContent.Action?) -> Void)? = nil
  ) -> RequestOutcome {
    stage.submit(.alert(alert, from: sender, onAnswer: onAnswer), through: self)
  }

  /// Shows an error as an alert with one button.
  @discardableResult
  public func presentError(
    _ error: any ErrorDisplayable, from sender: any Screen
  ) -> RequestOutcome {
    presentAlert(AlertContent(error), from: sender)
  }

  /// Shows a screen as the form factor has it: pushed on a phone, in the detail column or as a
  /// popover on a tablet, with no condition in screens and coordinators.
  ///
  /// It becomes a popover where there are popovers and it is `ModallyPresentable` and prefers one.
  @discardableResult
  public func show(_ screen: any Screen, from sender: any Screen) -> RequestOutcome {
    stage.submit(.show(screen, from: sender), through: self)
  }

  /// Takes away a screen that was shown, and what stands above it, however it was shown.
  @discardableResult
  public func hide(_ screen: any Screen) -> RequestOutcome {
    stage.submit(.hide(screen), through: self)
  }

  /// Installs a screen that can be minimized, such as a player, in the place of the one there is.
  ///
  /// It appears minimized; where it docks is the wireframe's to say.
  @discardableResult
  public func installMinimizable(
    _ screen: any FullscreenMinimizable, animated: Bool
  ) -> RequestOutcome {
    stage.submit(.installMinimizable(screen, animated: animated), through: self)
  }

  /// Takes the minimizable screen away.
  @discardableResult
  public func removeMinimizable(animated: Bool) -> RequestOutcome {
    stage.submit(.removeMinimizable(animated: animated), through: self)
  }

  /// Minimizes the minimizable screen to its controls.
  @discardableResult
  public func minimizeFullscreenView(animated: Bool) -> RequestOutcome {
    stage.submit(.minimize(animated: animated), through: self)
  }

  /// Lets the minimizable screen cover the app.
  @discardableResult
  public func maximizeMinimizableView(animated: Bool) -> RequestOutcome {
    stage.submit(.maximize(animated: animated), through: self)
  }

  /// Swaps how the app is shown, if the wireframe is one for several form factors.
  @discardableResult
  public func adapt(to formFactor: FormFactor) -> RequestOutcome {
    stage.submit(.adapt(formFactor), through: self)
  }

  /// Brings everything to rest: transitions complete unanimated, alerts close unanswered.
  @discardableResult
  public func flush() -> RequestOutcome {
    stage.submit(.flush, through: self)
  }

  /// Merges what is asked inside into one transition.
  ///
  /// It is no transaction: each request is judged on the state as it then is, ignored ones are
  /// logged, and the rest go on. Flows that lost their last screen end after it.
  public func batch(_ requests: () throws -> Void) rethrows {
    try stage.batch(requests)
  }

  /// Waits until no transition runs and no request waits.
  public func settled() async {
    await stage.settled()
  }

  /// Suspends the task until a delay has passed on the app's scheduler; throws if the task is
  /// cancelled meanwhile, as a flow's is when the flow ends.
  public func sleep(for delay: Duration) async throws {
    try await stage.scheduler.sleep(for: delay)
  }
}

extension NavigationRequest {
  /// The request to present a screen with the hints that it gives, if it is `ModallyPresentable`;
  /// any other comes in the automatic style, with a button to close it.
  public static func modal(_ screen: any Screen, from sender: (any Screen)?) -> Self {
    guard let modal = screen as? any ModallyPresentable else {
      return .present(screen, from: sender, style: .automatic, dismissButton: .close)
    }
    return .present(
      screen, from: sender, style: modal.preferredModalStyle,
      dismissButton: modal.allowedModalDismissButtonStyle)
  }
}
