/// The coordinators' calls, named as in the talk.
///
/// Each submits a request to the stage.
extension ApplicationWireframe {
  /// The screens of the base's root items, in order.
  public var rootScreens: [any Screen] { stage.state.rootScreens }

  /// Replaces everything on stage with root items.
  ///
  /// The flows whose screens leave end as cancelled, except for the requester. An empty list is
  /// ignored.
  ///
  /// ```swift
  /// wireframe.install(rootItems: [discover, bookshelf, profile])
  /// ```
  @discardableResult
  public func install(
    rootItems: [any RootLevelRepresentable], transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.install(rootItems), through: self, transition: transition)
  }

  /// Replaces the root items of the base, or of the modal that a screen is in.
  ///
  /// Root items that stay keep their stacks, their selection and their flows. The flows of those
  /// that leave end as cancelled, except for the requester. An empty list is ignored.
  ///
  /// ```swift
  /// wireframe.update(rootItems: account.isAdmin ? [shop, profile, admin] : [shop, profile])
  /// ```
  @discardableResult
  public func update(
    rootItems: [any RootLevelRepresentable], around screen: (any Screen)? = nil,
    transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.update(rootItems, of: screen), through: self, transition: transition)
  }

  /// Selects a root item.
  @discardableResult
  public func select(_ root: any Screen, transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.select(root), through: self, transition: transition)
  }

  /// Pushes a screen over its sender, which must be the top of its stack.
  ///
  /// In this and other calls, `transition` is a hint at how to show the change.
  @discardableResult
  public func push(
    _ screen: any Screen, from sender: any Screen, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.push(screen, from: sender), through: self, transition: transition)
  }

  /// Pops a screen and everything above it.
  @discardableResult
  public func pop(_ screen: any Screen, transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.pop(screen), through: self, transition: transition)
  }

  /// Pops everything above a screen.
  @discardableResult
  public func pop(to screen: any Screen, transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.popTo(screen), through: self, transition: transition)
  }

  /// Pops everything above the root of a screen's stack.
  @discardableResult
  public func popToRoot(
    of screen: any Screen, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.popToRoot(of: screen), through: self, transition: transition)
  }

  /// Replaces a screen with another one, even at the root of a stack.
  ///
  /// A root item that gets another root keeps its place, its selection and the screens above the
  /// root. Its tab shows the title, image and badge of the new root.
  @discardableResult
  public func replace(
    _ screen: any Screen, with other: any Screen, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.replace(screen, with: other), through: self, transition: transition)
  }

  /// Makes a screen the only one in the detail column beside its sender's list.
  ///
  /// In a single column, the detail covers the list, and a second call from the list replaces it. A
  /// push from the detail extends the detail, and a push from the list extends the list.
  @discardableResult
  public func showDetail(
    _ screen: any Screen, from sender: any Screen, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.showDetail(screen, from: sender), through: self, transition: transition)
  }

  /// Embeds a screen in another one, with which it comes and goes.
  ///
  /// As a sender, its outermost host represents it.
  @discardableResult
  public func embed(_ screen: any Screen, in host: any Screen) -> RequestOutcome {
    stage.submit(.embed(screen, in: host), through: self)
  }

  /// Removes one screen from its place: from a stack, from its host, or as the player.
  ///
  /// The screens above it on its stack stay. A modal is dismissed. The root of a root item cannot
  /// leave: replace it, or update the root items.
  @discardableResult
  public func remove(_ screen: any Screen, transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.remove(screen), through: self, transition: transition)
  }

  /// Sets the screens of the stack that a screen is on, in one transition.
  ///
  /// The first of them is the current root, or a new screen that replaces it as with
  /// `replace(_:with:transition:)`. Screens already above the root stay, with their flows, and must
  /// keep their order. The screens of the whole detail may follow them, and move onto the stack.
  /// New screens come last.
  ///
  /// ```swift
  /// wireframe.setStack([cart, payment, receipt], of: cart)
  /// ```
  @discardableResult
  public func setStack(
    _ screens: [any Screen], of screen: any Screen, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.setStack(screens, of: screen), through: self, transition: transition)
  }

  /// Goes one step back from the screen in front, like the user's `back`.
  ///
  /// It minimizes a maximized player, pops the top screen, or dismisses a modal that shows its
  /// first screen, even one that the user may not dismiss.
  @discardableResult
  public func goBack(transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.goBack, through: self, transition: transition)
  }

  /// Submits a request, and returns its final outcome: committed or ignored.
  ///
  /// A request that waits for an alert, a guard or the stage's own work returns later. If a guard
  /// redirects the request, the outcome is that of the redirect. If the task is cancelled, the
  /// outcome is ignored, although the request may still get its turn. Await it in a task of a flow,
  /// which ends with the app: another task would then wait for ever.
  ///
  /// ```swift
  /// guard await wireframe.outcome(of: .pop(draft)) == .committed else { return }
  /// ```
  public func outcome(of request: NavigationRequest) async -> RequestOutcome {
    await stage.outcome(of: request, through: self)
  }

  /// Returns the outcome that a request would have now, without guards and without any change.
  ///
  /// Use it for a button that may be disabled, or a gesture that may begin.
  ///
  /// ```swift
  /// isBuyEnabled = wireframe.verdict(on: .push(checkout, from: basket)) == .committed
  /// ```
  public func verdict(on request: NavigationRequest) -> RequestOutcome {
    stage.verdict(on: request, through: self)
  }

  /// Shows a screen as the form factor requires, so that coordinators need no conditions.
  ///
  /// On a phone, it pushes the screen. On a tablet, it pushes the screen beside the list that it
  /// comes from, or presents a popover if the screen is `ModallyPresentable` and prefers one.
  ///
  /// ```swift
  /// wireframe.show(GenreFilterScreen(), from: discover)
  /// ```
  @discardableResult
  public func show(
    _ screen: any Screen, from sender: any Screen, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.show(screen, from: sender), through: self, transition: transition)
  }

  /// Hides a screen, however it was shown.
  ///
  /// A modal leaves with the modals above it. A pushed screen leaves with the screens above it on
  /// its stack.
  @discardableResult
  public func hide(_ screen: any Screen, transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.hide(screen), through: self, transition: transition)
  }

  /// Installs a screen that can be minimized, such as a player, and removes the previous one.
  ///
  /// The screen appears minimized, where the wireframe docks it.
  @discardableResult
  public func installMinimizable(
    _ screen: any FullscreenMinimizable, animated: Bool
  ) -> RequestOutcome {
    stage.submit(.installPlayer(screen, animated: animated), through: self)
  }

  /// Removes the player.
  @discardableResult
  public func removeMinimizable(animated: Bool) -> RequestOutcome {
    stage.submit(.removePlayer(animated: animated), through: self)
  }

  /// Minimizes the ``ModallyMinimizable`` in front to its controls, or else the player.
  @discardableResult
  public func minimizeFullscreenView(animated: Bool) -> RequestOutcome {
    stage.submit(.minimize(animated: animated), through: self)
  }

  /// Brings back the modal that was minimized last, or else maximizes the player, which then covers
  /// the app.
  @discardableResult
  public func maximizeMinimizableView(animated: Bool) -> RequestOutcome {
    stage.submit(.maximize(animated: animated), through: self)
  }

  /// Adapts the app to a form factor, if the wireframe supports several.
  @discardableResult
  public func adapt(to formFactor: FormFactor) -> RequestOutcome {
    stage.submit(.adapt(formFactor), through: self)
  }

  /// Brings everything to rest: transitions complete without animation, alerts close unanswered.
  @discardableResult
  public func flush() -> RequestOutcome { stage.submit(.flush, through: self) }

  /// Waits until no transition runs and no request waits.
  public func settled() async { await stage.settled() }

  /// Suspends the task until a delay has passed on the app's scheduler.
  ///
  /// It throws if the task is cancelled meanwhile, for example because its flow has ended.
  public func sleep(for delay: Duration) async throws {
    try await stage.scheduler.sleep(for: delay)
  }
}
