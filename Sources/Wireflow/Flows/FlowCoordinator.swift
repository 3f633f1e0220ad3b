/// The one who decides when: it makes screens through factories, wires closures between them, and
/// asks its wireframe to present them.
///
/// A flow ends with what the user saw of it. It lives while it or a descendant has a screen on
/// stage. When others take its last screen away (back, a swipe, a dismissal, another flow, its
/// parent), it ends as cancelled at once, whatever it waits for. A flow that has shown nothing yet,
/// or took its last screen away itself, lives while a request of its own waits or it works. An
/// alert keeps its flow until it is closed. Nobody keeps an array of children and nobody observes a
/// back button (Gornostaeva, "Flow Coordinators IRL"; Holubieva, "Coordinator").
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
  /// The type of what the flow finishes with, which is `Void` if it just ends.
  associatedtype Output: Sendable = Void

  /// The wireframe that knows that this flow asks: the one stored property that a flow needs.
  var wireframe: FlowWireframe<Output> { get }

  /// Shows the first screen, when the parent's `start` calls it.
  func start(from sender: any Screen)
}

/// The fate of a flow's screens when it finishes.
public enum FinishedScreens: Sendable, Hashable {
  /// They leave in one transition, save for root screens, which pass to the parent.
  case unwound
  /// They stay, and pass to the parent.
  case left
}

extension FlowCoordinator {
  /// Ends the flow with an output.
  ///
  /// Child flows end first, as cancelled. The outcome is delivered last, to the parent's `onEnd`.
  /// - Parameters:
  ///   - output: what the flow came to.
  ///   - screens: what becomes of its screens and its descendants'.
  @discardableResult
  public func finish(
    _ output: Output, screens: FinishedScreens = .unwound
  ) -> RequestOutcome {
    let wireframe = wireframe
    let (stage, flow) = (wireframe.stage, wireframe.flow)
    if screens == .left, let handOver = wireframe.handOver {
      return stage.handOver(from: flow) { handOver(output) }
    }
    guard stage.turn.phase == .working else {
      return stage.finish(flow, screens) { wireframe.deliver(.finished(output)) }
    }
    // What waits is held by the stage, which the wireframe holds; the application keeps the flow.
    return stage.finish(flow, screens) { [weak wireframe] in
      wireframe?.deliver(.finished(output))
    }
  }

  /// Ends the flow without an output.
  ///
  /// Child flows end first, and all their screens leave in one transition, as with `finish`. The
  /// parent's `onEnd` hears that it was cancelled.
  @discardableResult
  public func cancel() -> RequestOutcome {
    wireframe.stage.cancel(wireframe.flow, isAsked: true)
  }

  /// Starts a child flow, and delivers its outcome exactly once, also if it may not start.
  ///
  /// Without a sender it starts from the screen in front.
  ///
  /// A step hands its outputs over while it lives.
  func begin<Child: FlowCoordinator>(
    _ child: Child, from sender: (any Screen)?, owning root: (any Screen)?,
    isSenderKept: Bool = false, handOver: (@MainActor (Child.Output) -> Void)? = nil,
    deliver: @escaping @MainActor (FlowOutcome<Child.Output>) -> Void
  ) {
    let stage = wireframe.stage
    if stage.queue.isEndless {
      return stage.log.append(.ignored("start \(TypeNames.shared[child])", .endless))
    }
    let awaitsFront = sender == nil && stage.turn.phase == .working
    if stage.turn.isRecording || awaitsFront || root.map(stage.postponesStart) == true {
      return postpone(
        child, from: sender, owning: root, isSenderKept: isSenderKept, handOver: handOver,
        deliver: deliver)
    }
    if stage.turn.isReadingApp {
      return stage.inTurn {
        self.begin(
          child, from: sender, owning: root, isSenderKept: isSenderKept, handOver: handOver,
          deliver: deliver)
      }
    }
    let flow = child.wireframe.flow
    let sender = sender ?? stage.frontScreen(for: wireframe.flow)
    let refusal = sender == nil ? .nothingOnStage : root.flatMap(stage.refusal(toOwn:))
    guard stage.begin(flow, of: child, under: wireframe.flow, unless: refusal), let sender else {
      return stage.deliverSoon { withExtendedLifetime(sender) { deliver(.cancelled) } }
    }
    child.wireframe.onEnd = deliver
    child.wireframe.handOver = handOver
    flow.deliverCancelled = { deliver(.cancelled) }
    stage.link.registry?.keep(child, of: flow, hearing: isSenderKept ? sender : nil)
    if let root { stage.pass(root, to: flow) }
    child.start(from: sender)
    stage.started(flow)
  }

  /// Keeps a start until its turn comes, by nothing that keeps the stage.
  private func postpone<Child: FlowCoordinator>(
    _ child: Child, from sender: (any Screen)?, owning root: (any Screen)?, isSenderKept: Bool,
    handOver: (@MainActor (Child.Output) -> Void)?,
    deliver: @escaping @MainActor (FlowOutcome<Child.Output>) -> Void
  ) {
    let (stage, link) = (wireframe.stage, wireframe.stage.link)
    link.registry?.keep(child, of: child.wireframe.flow)
    let start = FlowStart(
      name: TypeNames.shared[child], root: root, order: stage.time.nextNumber()
    ) { [weak self, weak child] canBegin in
      guard let child else { return }
      if !child.wireframe.flow.isAlive {
        link.registry?.release(child.wireframe.flow)
      }
      if canBegin, let self {
        begin(
          child, from: sender, owning: root, isSenderKept: isSenderKept, handOver: handOver,
          deliver: deliver)
      } else {
        link.stage?.deliverSoon { withExtendedLifetime(sender) { deliver(.cancelled) } }
      }
    }
    stage.postponeStart(start, for: wireframe.flow)
  }
}

extension FlowCoordinator where Output == Void {
  /// Ends the flow.
  @discardableResult
  public func finish(screens: FinishedScreens = .unwound) -> RequestOutcome {
    finish((), screens: screens)
  }
}
