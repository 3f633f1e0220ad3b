/// The owner of a flow's decisions: a coordinator creates screens through factories, wires closures
/// between them, and asks its wireframe to present them.
///
/// A flow lives while it or a descendant has a screen on stage. If another party removes its last
/// screen (back, a swipe, a dismissal, another flow, its parent), the flow ends as cancelled at
/// once, even while it waits for something. Only an unanswered alert, or work with `whileUnseen:
/// true`, keeps it alive. A flow that has shown nothing yet, or that removed its last screen
/// itself, lives while its requests wait or its work runs. No coordinator keeps an array of
/// children or observes a back button (Gornostaeva, "Flow Coordinators IRL"; Holubieva,
/// "Coordinator").
///
/// ```swift
/// final class LoginFlowCoordinator: FlowCoordinator {
///   let wireframe: FlowWireframe<Account>
///   init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }
///   func start(from sender: any Screen) { wireframe.presentModally(LoginScreen(), from: sender) }
/// }
/// ```
@MainActor
public protocol FlowCoordinator: AnyObject {
  /// The type of the flow's output, which is `Void` if the flow just ends.
  associatedtype Output: Sendable = Void

  /// The wireframe that identifies this flow as the requester.
  ///
  /// A flow needs no other stored property.
  var wireframe: FlowWireframe<Output> { get }

  /// Shows the first screen, when the parent's `start` calls it.
  func start(from sender: any Screen)
}

/// The fate of a flow's screens when it finishes.
public enum FinishedScreens: Sendable, Hashable {
  /// The screens leave in one transition, except for root screens, which pass to the parent.
  case unwound
  /// The same, in one transition with whatever the parent's `onEnd` shows instead.
  case replaced
  /// The screens stay, and pass to the parent.
  case left
}

extension FlowCoordinator {
  /// Ends the flow with an output.
  ///
  /// Child flows end first, as cancelled. The parent's `onEnd` receives the outcome last.
  /// - Parameters:
  ///   - output: the flow's result.
  ///   - screens: the fate of its screens and those of its descendants.
  @discardableResult
  public func finish(
    _ output: Output, screens: FinishedScreens = .unwound
  ) -> RequestOutcome {
    let wireframe = wireframe
    let (stage, flow) = (wireframe.stage, wireframe.flow)
    guard stage.turn.phase == .working else {
      return stage.finish(flow, screens) { wireframe.deliver(.finished(output)) }
    }
    // The stage keeps waiting turns, and a wireframe holds the stage. The registry keeps the flow.
    return stage.finish(flow, screens) { [weak wireframe] in
      wireframe?.deliver(.finished(output))
    }
  }

  /// Ends the flow without an output.
  ///
  /// Child flows end first, and all their screens leave in one transition, as with `finish`. The
  /// parent's `onEnd` receives `.cancelled`.
  @discardableResult
  public func cancel() -> RequestOutcome { wireframe.stage.cancel(wireframe.flow, isAsked: true) }

  /// Starts a child flow, and delivers its outcome exactly once, even if it may not start.
  ///
  /// Without a sender, the child starts from the screen in front.
  ///
  /// A step delivers its outputs while it lives.
  func begin<Child: FlowCoordinator>(_ child: Child, _ start: ChildStart<Child.Output>) {
    let stage = wireframe.stage
    if stage.queue.isEndless {
      return stage.log.append(.ignored("start \(TypeNames.shared[child])", .endless))
    }
    let awaitsFront = start.sender == nil && stage.turn.phase == .working
    if stage.turn.isRecording || awaitsFront || start.root.map(stage.postponesStart) == true {
      return postpone(child, start)
    }
    // A title or a wireframe that starts a flow while the stage reads it does so afterwards.
    if stage.turn.isReadingApp { return stage.inTurn { self.begin(child, start) } }
    let flow = child.wireframe.flow
    let sender = start.sender ?? stage.frontScreen(for: wireframe.flow)
    let refusal = sender == nil ? .nothingOnStage : start.root.flatMap(stage.refusal(toOwn:))
    guard stage.begin(flow, of: child, under: wireframe.flow, unless: refusal), let sender else {
      return start.giveUp(on: stage)
    }
    child.wireframe.onEnd = start.deliver
    flow.deliverCancelled = { [weak wireframe = child.wireframe] in
      wireframe?.deliver(.cancelled)
    }
    stage.link.registry?.keep(child, of: flow, hearing: start.isSenderKept ? sender : nil)
    if let root = start.root { stage.pass(root, to: flow) }
    child.start(from: sender)
    stage.started(flow)
  }

  /// Queues a start without holding the stage.
  private func postpone<Child: FlowCoordinator>(_ child: Child, _ start: ChildStart<Child.Output>) {
    let (stage, link) = (wireframe.stage, wireframe.stage.link)
    link.registry?.keep(child, of: child.wireframe.flow)
    let later = FlowStart(
      name: TypeNames.shared[child], root: start.root, order: stage.time.nextNumber()
    ) { [weak self, weak child] canBegin in
      guard let child else { return }
      if !child.wireframe.flow.isAlive { link.registry?.release(child.wireframe.flow) }
      if canBegin, let self { begin(child, start) } else { start.giveUp(on: link.stage) }
    }
    stage.postponeStart(later, for: wireframe.flow)
  }
}

/// The way in which a child flow starts.
@MainActor
struct ChildStart<Output: Sendable> {
  /// The screen that the child's first screen comes from, or nil for the front.
  let sender: (any Screen)?
  /// The root screen that the child will own.
  var root: (any Screen)?
  /// True if the sender lives until the child ends.
  var isSenderKept = false
  let deliver: @MainActor (FlowOutcome<Output>) -> Void

  /// Reports that the child has not started.
  func giveUp(on stage: Stage?) {
    stage?.deliverSoon { withExtendedLifetime(sender) { deliver(.cancelled) } }
  }
}

extension FlowCoordinator where Output == Void {
  /// Ends the flow.
  @discardableResult
  public func finish(screens: FinishedScreens = .unwound) -> RequestOutcome {
    finish((), screens: screens)
  }
}

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
    begin(child, ChildStart(sender: sender, deliver: hearing(of: child, onEnd)))
  }

  /// Starts a child flow in front of the whole app, no matter which screen is visible.
  ///
  /// Use it for events from outside the app's screens: an expired session, a push message, an
  /// incoming call. The child starts from ``StageState/frontScreen`` at the start's turn. With nothing
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
    begin(child, ChildStart(sender: nil, deliver: hearing(of: child, onEnd)))
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
    let deliver = hearing(of: child) { [weak sender] flow, outcome in
      if let sender { onEnd(flow, sender, outcome) }
    }
    begin(child, ChildStart(sender: sender, isSenderKept: true, deliver: deliver))
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
    begin(child, ChildStart(sender: root, root: root, deliver: hearing(of: child, onEnd)))
  }

  /// Returns a closure that reports a child's outcome to this flow, which it holds weakly.
  private func hearing<Child: FlowCoordinator>(
    of child: Child, _ onEnd: (@MainActor (Self, FlowOutcome<Child.Output>) -> Void)?
  ) -> @MainActor (FlowOutcome<Child.Output>) -> Void {
    let link = wireframe.stage.link
    return { [weak self] outcome in
      guard let onEnd else { return }
      if let self { return onEnd(self, outcome) }
      link.stage?.log.append(.unheard(String(describing: Child.self)))
    }
  }
}

extension FlowCoordinator {
  /// Creates the closure that a coordinator passes to a screen.
  ///
  /// The closure holds the coordinator and the screen weakly. Once the flow has ended, it only logs
  /// the call.
  ///
  /// ```swift
  /// list.onProductRowPressed = wire(list) { flow, list, book in
  ///   flow.pushDetails(of: book, from: list)
  /// }
  /// ```
  @inlinable
  public func wire<S: Screen, each Value>(
    _ screen: S, _ body: @escaping @MainActor (Self, S, repeat each Value) -> Void
  ) -> @MainActor (repeat each Value) -> Void {
    let wire = Wire(self, screen, wireframe.flow)
    return { (value: repeat each Value) in
      guard let screen = wire.screen else { return }
      guard let flow = wire.flow, !wire.record.hasEnded else {
        return wire.record.noteLateCall(from: screen)
      }
      body(flow, screen, repeat each value)
    }
  }

  /// A closure with too few parameters, whose compiler error would otherwise be about packs.
  @available(
    *, unavailable,
    message: "the closure takes the screen's values as well: { flow, screen, value in ... }"
  )
  public func wire<S: Screen, First, each Value>(
    _ screen: S, _ body: @escaping @MainActor (Self, S) -> Void
  ) -> @MainActor (First, repeat each Value) -> Void {
    { (_: First, _: repeat each Value) in }
  }

  /// A closure with parameters for a screen without values.
  @available(
    *, unavailable, message: "the screen hands over no values: { flow, screen in ... }"
  )
  public func wire<S: Screen, First, each Value>(
    _ screen: S, _ body: @escaping @MainActor (Self, S, First, repeat each Value) -> Void
  ) -> @MainActor () -> Void {
    {}
  }
}

/// The two ends of a wire, held weakly in one object, which costs less than a box for each.
@MainActor
@usableFromInline
final class Wire<Flow: AnyObject, S: AnyObject> {
  @usableFromInline weak let flow: Flow?
  @usableFromInline weak let screen: S?
  @usableFromInline let record: FlowRecord

  @inlinable
  init(_ flow: Flow, _ screen: S, _ record: FlowRecord) {
    self.flow = flow
    self.screen = screen
    self.record = record
  }
}

extension FlowCoordinator {
  /// The wireframe that identifies this flow as the requester.
  var askingWireframe: any ApplicationWireframe { wireframe }

  /// The wireframe below this flow's, which handles the user's requests.
  var baseWireframe: any ApplicationWireframe { wireframe.base }
}

extension FlowRecord {
  /// The wireframe that identifies this flow as the requester, while its coordinator is alive.
  var wireframe: (any ApplicationWireframe)? { coordinator?.askingWireframe }

  /// Logs that a screen called back after the flow's end.
  ///
  /// An alert that closed because the flow ended is not the screen's call.
  @usableFromInline
  func noteLateCall(from screen: any Screen) {
    guard hasEnded, let stage = link.stage, stage.turn.unanswered !== self else { return }
    stage.log.append(.ignored("call from \(stage.name(of: screen))", .flowEnded(name)))
  }
}
