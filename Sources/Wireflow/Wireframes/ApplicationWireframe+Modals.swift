/// The calls that present and dismiss modals and alerts.
extension ApplicationWireframe {
  /// Presents a screen modally from its sender, which must not already be presenting.
  ///
  /// ```swift
  /// wireframe.presentModally(FilterScreen(), from: list, whenSenderLeaves: .leaves)
  /// ```
  /// - Parameters:
  ///   - screen: the screen to present.
  ///   - sender: the screen that presents it.
  ///   - fate: the fate of the modal when the sender, or the screen that embeds it, leaves.
  ///   - transition: a hint at how to show it.
  @discardableResult
  public func presentModally(
    _ screen: any ModallyPresentable, from sender: any Screen,
    whenSenderLeaves fate: ModalFate = .stays, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(
      Submission(
        .modal(screen, from: sender), through: self, for: requestingFlow, styled: transition,
        whenSenderLeaves: fate))
  }

  /// Presents a screen modally over the screen in front, such as a login after a session expired.
  @discardableResult
  public func presentModally(
    _ screen: any ModallyPresentable, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.modal(screen, from: nil), through: self, transition: transition)
  }

  /// Presents root items modally, in their own tabs, drawer or columns.
  ///
  /// The modal supports everything the base does. Its own wireframe, which the application
  /// controller keeps until dismissal, translates requests about its screens. Any of its roots
  /// identifies the modal, and `back` on a root dismisses it.
  ///
  /// ```swift
  /// wireframe.presentModally(
  ///   rootItems: [welcome, privacy], in: TabBarWireframe(stage: wireframe.stage), from: home)
  /// ```
  @discardableResult
  public func presentModally(
    rootItems: [any RootLevelRepresentable], in wireframe: any ApplicationWireframe,
    from sender: (any Screen)? = nil, style: ModalStyle = .automatic,
    dismissButton: ModalDismissButtonStyle? = .close, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(
      .presentRootItems(
        rootItems, through: wireframe, from: sender, style: style, dismissButton: dismissButton),
      through: self, transition: transition)
  }

  /// Dismisses a modal screen and the modals above it.
  ///
  /// A modal above it stays, and is presented again, if its flow descends neither from the
  /// requester nor from the flow of the dismissed modal.
  @discardableResult
  public func dismiss(_ screen: any Screen, transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.dismiss(screen), through: self, transition: transition)
  }

  /// Dismisses all modal screens.
  ///
  /// For a flow, these are its own and its descendants'.
  ///
  /// A screen from `show(_:from:)` is included if the wireframe has presented it, for example in a
  /// popover, but not if the wireframe has pushed it.
  @discardableResult
  public func dismissAll(transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.dismissAll, through: self, transition: transition)
  }

  /// Returns to the root of the selected root item, through modal screens and pushes.
  ///
  /// It dismisses the modal screens that `dismissAll` would dismiss, and pops everything above the
  /// root behind them. The player stays as it is. Guards decide once about all screens that leave,
  /// and if one refuses, everything stays. For the flow of a wall, the root is the wall's.
  ///
  /// ```swift
  /// guard wireframe.returnToRoot() == .committed else { return }
  /// ```
  @discardableResult
  public func returnToRoot(transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.returnToRoot, through: self, transition: transition)
  }

  /// Shows a place from anywhere, such as the target of a link or of a push message.
  ///
  /// It dismisses the modal screens that `dismissAll` would dismiss, minimizes the player, selects
  /// the root item and sets its stack, all in one transition. Screens of the place that are on the
  /// stack already stay. Guards decide once about all screens that leave, and if one refuses,
  /// nothing changes.
  ///
  /// ```swift
  /// wireframe.showPlace([OrderScreen(order)], in: orders)
  /// ```
  ///
  /// To start a flow at the place, use a transaction:
  ///
  /// ```swift
  /// wireframe.transaction {
  ///   wireframe.showPlace(in: orders)
  ///   start(OrderFlowCoordinator(wireframe: wireframe, order: order), from: orders)
  /// }
  /// ```
  /// - Parameters:
  ///   - screens: the screens above the root, from the bottom to the top.
  ///   - root: the root item.
  ///   - transition: a hint at how to show it.
  @discardableResult
  public func showPlace(
    _ screens: [any Screen] = [], in root: any Screen, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.showPlace(screens, in: root), through: self, transition: transition)
  }

  /// Shows an alert, or queues it while another one is shown.
  ///
  /// The answer is nil if the alert closes unanswered, because its sender left or a `flush` closed
  /// it. The closure is called exactly once, unless the request is ignored. Wireflow keeps the
  /// closure until then: capture a coordinator weakly, or create the closure with `wire`. The answer
  /// also has the texts in the alert's fields.
  ///
  /// ```swift
  /// let question = AlertContent(
  ///   title: "Delete the note?",
  ///   actions: [.init("Delete", id: "delete", role: .destructive), .init("Keep")])
  /// wireframe.presentAlert(question, from: note) { [weak self] answer in
  ///   if answer?.id == "delete" { self?.delete() }
  /// }
  /// ```
  /// - Returns: a handle that closes this alert, shown or still waiting.
  @discardableResult
  public func presentAlert(
    _ alert: AlertContent, from sender: any Screen,
    onAnswer: (@MainActor (AlertAnswer?) -> Void)? = nil
  ) -> PresentedAlert {
    let presented = PresentedAlert(through: self, onAnswer)
    presented.note(stage.submit(.alert(alert, from: sender, as: presented), through: self))
    return presented
  }

  /// Shows an error as an alert with one button.
  @discardableResult
  public func presentError(
    _ error: any ErrorDisplayable, from sender: any Screen
  ) -> PresentedAlert {
    presentAlert(AlertContent(error), from: sender)
  }
}
