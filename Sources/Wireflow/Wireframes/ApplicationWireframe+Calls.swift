/// The calls of coordinators, in the talk's words: each makes a request and submits it to the
/// stage.
extension ApplicationWireframe {
  /// The root items' screens, in order.
  public var rootScreens: [any Screen] { stage.rootScreens }

  /// Puts root items in the place of all that is on stage.
  ///
  /// The flows of screens that leave end as cancelled, save for the one that asks. An empty list is
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

  /// Shows other root items, in the base or in the modal that a screen stands in.
  ///
  /// Those that stay keep their stacks, their place in the selection and their flows. The flows of
  /// those that go end as cancelled, save for the one that asks. An empty list is ignored.
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

  /// Pushes a screen on top of its sender, which must be the top of its stack.
  ///
  /// As in other calls, a transition is a hint at how that is to be shown.
  @discardableResult
  public func push(
    _ screen: any Screen, from sender: any Screen, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.push(screen, from: sender), through: self, transition: transition)
  }

  /// Pops a screen and all above it.
  @discardableResult
  public func pop(_ screen: any Screen, transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.pop(screen), through: self, transition: transition)
  }

  /// Pops all above a screen.
  @discardableResult
  public func pop(to screen: any Screen, transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.popTo(screen), through: self, transition: transition)
  }

  /// Pops all but the root of the stack that a screen stands on.
  @discardableResult
  public func popToRoot(
    of screen: any Screen, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.popToRoot(of: screen), through: self, transition: transition)
  }

  /// Puts another screen in the place of one, also of a root.
  @discardableResult
  public func replace(
    _ screen: any Screen, with other: any Screen, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.replace(screen, with: other), through: self, transition: transition)
  }

  /// Makes a screen the only one of the detail column beside its sender's list.
  ///
  /// Where there is one column, the detail lies on top of the list. A push from the detail goes
  /// deeper in it, and a push from the list deeper in the list.
  @discardableResult
  public func showDetail(
    _ screen: any Screen, from sender: any Screen, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.showDetail(screen, from: sender), through: self, transition: transition)
  }

  /// Puts a screen into another one, with which it comes and goes.
  ///
  /// As a sender it counts as its outermost host.
  @discardableResult
  public func embed(_ screen: any Screen, in host: any Screen) -> RequestOutcome {
    stage.submit(.embed(screen, in: host), through: self)
  }

  /// Takes one screen off, wherever it stands: out of a stack, off its host, or the player.
  ///
  /// What stands above it on its stack stays. A modal is dismissed. The root of a root item cannot
  /// go: replace it, or update the root items.
  @discardableResult
  public func remove(_ screen: any Screen, transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.remove(screen), through: self, transition: transition)
  }

  /// Makes the stack that a screen stands on hold certain screens and no others, in one transition.
  ///
  /// The first of them is the root that it has. Those that stand on it already stay, with their
  /// flows, and keep their order; new ones come on top of them.
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

  /// Goes one step back from what is in front, as the user would by `back`.
  ///
  /// It minimizes a maximized player, pops the screen on top, or dismisses a modal that shows its
  /// first screen, also one that the user may not dismiss.
  @discardableResult
  public func goBack(transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.goBack, through: self, transition: transition)
  }

  /// Submits a request, and returns what finally becomes of it: committed or ignored.
  ///
  /// A request that is queued, behind an alert or the stage's own work, or that a guard holds, has
  /// its outcome later. A guard's redirect counts as the request. A task that is cancelled hears that
  /// the request was ignored, though it may still have its turn.
  ///
  /// ```swift
  /// guard await wireframe.outcome(of: .pop(draft)) == .committed else { return }
  /// ```
  public func outcome(of request: NavigationRequest) async -> RequestOutcome {
    await stage.outcome(of: request, through: self)
  }

  /// Returns the outcome that a request would have now, without asking guards and without changing
  /// anything.
  ///
  /// It serves a button that may be disabled, or a gesture that may begin.
  ///
  /// ```swift
  /// isBuyEnabled = wireframe.verdict(on: .push(checkout, from: basket)) == .committed
  /// ```
  public func verdict(on request: NavigationRequest) -> RequestOutcome {
    stage.verdict(on: request, through: self)
  }

  /// Shows a screen as the form factor has it, with no condition in screens and coordinators.
  ///
  /// On a phone it is pushed. On a tablet it is pushed, too, beside the list that it comes from, and
  /// becomes a popover if it is `ModallyPresentable` and prefers one.
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

  /// Takes away a screen that was shown, and what stands above it, however it was shown.
  ///
  /// Where it is a modal, the modals above it go, too; where it is pushed, those stay and what is
  /// above it on its stack goes.
  @discardableResult
  public func hide(_ screen: any Screen, transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.hide(screen), through: self, transition: transition)
  }

  /// Installs a screen that can be minimized, such as a player, in the place of the one there is.
  ///
  /// It appears minimized; where it docks is the wireframe's to say.
  @discardableResult
  public func installMinimizable(
    _ screen: any FullscreenMinimizable, animated: Bool
  ) -> RequestOutcome {
    stage.submit(.installPlayer(screen, animated: animated), through: self)
  }

  /// Takes the player away.
  @discardableResult
  public func removeMinimizable(animated: Bool) -> RequestOutcome {
    stage.submit(.removePlayer(animated: animated), through: self)
  }

  /// Minimizes the player to its controls.
  @discardableResult
  public func minimizeFullscreenView(animated: Bool) -> RequestOutcome {
    stage.submit(.minimize(animated: animated), through: self)
  }

  /// Lets the player cover the app.
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

  /// Waits until no transition runs and no request waits.
  public func settled() async {
    await stage.settled()
  }

  /// Suspends the task until a delay has passed on the app's scheduler.
  ///
  /// It throws if the task is cancelled meanwhile, as a flow's is when the flow ends.
  public func sleep(for delay: Duration) async throws {
    try await stage.scheduler.sleep(for: delay)
  }
}
