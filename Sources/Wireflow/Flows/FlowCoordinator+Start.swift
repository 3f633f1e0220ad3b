extension FlowCoordinator {
  /// Starts a child flow from a screen.
  ///
  /// A flow that shows nothing and has nothing to do when its `start` returns ends at once.
  ///
  /// ```swift
  /// start(LoginFlowCoordinator(wireframe: wireframe), from: profile) { flow, outcome in
  ///   if let account = outcome.output { flow.showAccount(account) }
  /// }
  /// ```
  /// - Parameters:
  ///   - child: a coordinator that has not been started before.
  ///   - sender: the screen that the child's first screen comes from.
  ///   - onEnd: called exactly once, after the child's screens have left, with this coordinator
  ///     (held weakly) and the outcome.
  public func start<Child: FlowCoordinator>(
    _ child: Child, from sender: any Screen,
    onEnd: (@MainActor (Self, FlowOutcome<Child.Output>) -> Void)? = nil
  ) {
    start(child, from: sender, owning: nil, onEnd)
  }

  /// Starts a child flow in front of the whole app, no matter which screen is visible.
  ///
  /// Use it for events from outside the app's screens: an expired session, a push message, an
  /// incoming call. The child starts from ``Stage/frontScreen`` at the start's turn. With nothing
  /// on stage, the start is ignored.
  ///
  /// ```swift
  /// start(LoginFlowCoordinator(wireframe: wireframe)) { flow, outcome in
  ///   if case .finished = outcome { flow.reload() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - child: a coordinator that has not been started before.
  ///   - onEnd: called exactly once, with this coordinator (held weakly) and the outcome.
  public func start<Child: FlowCoordinator>(
    _ child: Child,
    onEnd: (@MainActor (Self, FlowOutcome<Child.Output>) -> Void)? = nil
  ) {
    start(child, from: nil, owning: nil, onEnd)
  }

  /// Starts a child flow from a screen, and continues with that screen when the child ends.
  ///
  /// - Parameters:
  ///   - child: a coordinator that has not been started before.
  ///   - sender: the screen that the child's first screen comes from.
  ///   - onEnd: called exactly once with this coordinator (held weakly), the sender and the
  ///     outcome. Wireflow keeps the sender alive until then, even if it has left the stage.
  public func start<Child: FlowCoordinator, Sender: Screen>(
    _ child: Child, from sender: Sender,
    onEnd: @escaping @MainActor (Self, Sender, FlowOutcome<Child.Output>) -> Void
  ) {
    start(child, from: sender, owning: nil, isSenderKept: true) { [weak sender] flow, outcome in
      if let sender { onEnd(flow, sender, outcome) }
    }
  }

  /// Starts a child flow as a step, which delivers outputs to this flow and stays alive.
  ///
  /// A flow that calls `finish(_:screens: .left)` normally ends. Its screens stay, but their
  /// closures no longer do anything. In a wizard, however, the user can come back to them. As a
  /// step, the same flow delivers an output each time, and ends when its last screen leaves or when
  /// this flow ends:
  /// ```swift
  /// func start(from sender: any Screen) {
  ///   startStep(AddressFlowCoordinator(wireframe: wireframe), from: sender) { wizard, address in
  ///     wizard.showPayment(for: address)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - step: a coordinator that has not been started before.
  ///   - sender: the screen that the step's first screen comes from.
  ///   - onOutput: called with this coordinator, held weakly, and each output of the step. If the
  ///     step finishes with its screens unwound, this is its last output.
  public func startStep<Step: FlowCoordinator>(
    _ step: Step, from sender: any Screen,
    onOutput: @escaping @MainActor (Self, Step.Output) -> Void
  ) {
    let handOver: @MainActor (Step.Output) -> Void = { [weak self] output in
      if let self { onOutput(self, output) }
    }
    begin(step, from: sender, owning: nil, handOver: handOver) { outcome in
      if let output = outcome.output { handOver(output) }
    }
  }

  /// Starts a child flow as the owner of a root screen, which must be on stage.
  ///
  /// - Parameters:
  ///   - child: a coordinator that has not been started before.
  ///   - root: the root screen, which the child starts from.
  ///   - onEnd: called exactly once, with this coordinator (held weakly) and the outcome.
  public func start<Child: FlowCoordinator>(
    _ child: Child, owning root: any Screen,
    onEnd: (@MainActor (Self, FlowOutcome<Child.Output>) -> Void)? = nil
  ) {
    start(child, from: root, owning: root, onEnd)
  }

  private func start<Child: FlowCoordinator>(
    _ child: Child, from sender: (any Screen)?, owning root: (any Screen)?,
    isSenderKept: Bool = false,
    _ onEnd: (@MainActor (Self, FlowOutcome<Child.Output>) -> Void)?
  ) {
    let link = wireframe.stage.link
    begin(child, from: sender, owning: root, isSenderKept: isSenderKept) { [weak self] outcome in
      guard let onEnd else { return }
      if let self { return onEnd(self, outcome) }
      link.stage?.log.append(.unheard(String(describing: Child.self)))
    }
  }
}
