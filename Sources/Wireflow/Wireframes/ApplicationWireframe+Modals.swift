/// The calls that bring modals and alerts, and take them away.
extension ApplicationWireframe {
  /// Presents a screen modally from its sender, which must not be presenting yet.
  ///
  /// ```swift
  /// wireframe.presentModally(FilterScreen(), from: list, whenSenderLeaves: .leaves)
  /// ```
  /// - Parameters:
  ///   - screen: what is presented.
  ///   - sender: the screen that presents it.
  ///   - fate: what becomes of it when that screen, or the one that it is embedded in, leaves.
  ///   - transition: a hint at how it is to be shown.
  @discardableResult
  public func presentModally(
    _ screen: any ModallyPresentable, from sender: any Screen,
    whenSenderLeaves fate: ModalFate = .stays, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(
      Ask(
        .presenting(screen, from: sender), through: self, for: asker, styled: transition,
        whenSenderLeaves: fate))
  }

  /// Presents a screen modally over whatever is in front, such as a login after a session expired.
  @discardableResult
  public func presentModally(
    _ screen: any ModallyPresentable, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.presenting(screen, from: nil), through: self, transition: transition)
  }

  /// Presents root items modally, in tabs, a drawer or columns of their own.
  ///
  /// All that works at the root works in it. Requests about its screens are translated by its own
  /// wireframe, which the application controller keeps until it is dismissed. Any of its roots
  /// names the modal, and `back` on a root dismisses it.
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

  /// Dismisses a modal screen and what stands above it.
  ///
  /// What a flow presented above it that descends neither from the one that asks nor from the
  /// modal's own stays, and is presented again.
  @discardableResult
  public func dismiss(_ screen: any Screen, transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.dismiss(screen), through: self, transition: transition)
  }

  /// Dismisses all modal screens, or for a flow that asks, all of that flow and its descendants.
  ///
  /// What was shown by `show(_:from:)` counts where the wireframe has presented it, such as in a
  /// popover, and not where it has pushed it.
  @discardableResult
  public func dismissAll(transition: TransitionStyle? = nil) -> RequestOutcome {
    stage.submit(.dismissAll, through: self, transition: transition)
  }

  /// Shows an alert, or lets it wait while another is shown.
  ///
  /// The answer is nil when the alert closes unanswered, because its sender left or
  /// everything was flushed. It comes exactly once, unless the outcome is that the request is ignored.
  /// The closure is kept until then: capture a coordinator weakly, or make the closure by `wire`.
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
    onAnswer: (@MainActor (AlertContent.Action?) -> Void)? = nil
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

extension NavigationRequest {
  /// Returns the request to present a screen, with the hints that it gives if it is
  /// `ModallyPresentable`.
  ///
  /// Any other comes in the automatic style, with a button to close it.
  public static func modal(_ screen: any Screen, from sender: (any Screen)?) -> Self {
    guard let modal = screen as? any ModallyPresentable else {
      return .present(screen, from: sender, style: .automatic, dismissButton: .close)
    }
    return presenting(modal, from: sender)
  }

  fileprivate static func presenting(
    _ modal: any ModallyPresentable, from sender: (any Screen)?
  ) -> Self {
    .present(
      modal, from: sender, style: modal.preferredModalStyle,
      dismissButton: modal.allowedModalDismissButtonStyle)
  }
}
