/// A wireframe that knows which flow asks.
///
/// Each coordinator makes one of its own.
///
/// A wireframe of one's own that is to change a child's requests stands between the two: it is
/// made on the app's wireframe or on the parent's, and given to the child's.
@MainActor
public final class FlowWireframe<Output: Sendable>: ApplicationWireframe {
  /// The wireframe that requests go to.
  public let base: any ApplicationWireframe
  /// The stage that holds the state.
  public let stage: Stage

  private let asking: FlowLink
  var onEnd: (@MainActor (FlowOutcome<Output>) -> Void)?
  /// Takes the outputs of a flow that was started as a step and lives on.
  var handOver: (@MainActor (Output) -> Void)?

  /// The link that tells the stage which flow asks.
  public var next: (any ApplicationWireframe)? { asking }

  @usableFromInline var flow: FlowRecord { asking.flow }

  /// Creates the wireframe of one coordinator from the app's, or from its parent's.
  public init(_ base: any ApplicationWireframe) {
    self.base = (base.next as? FlowLink)?.next ?? base
    stage = base.stage
    asking = FlowLink(self.base)
  }

  /// Returns the translation of the wireframe below: the stage knows that the request is this
  /// flow's.
  public func translate(_ request: NavigationRequest) -> Translation {
    if asking.standsOnCircle { return .declined(.circularWireframe("\(type(of: base))")) }
    return base.translate(request)
  }

  /// Runs work after a delay, unless the flow has ended by then.
  ///
  /// The work goes when others take the flow's last screen away, since the flow ends with it.
  ///
  /// Capture the coordinator weakly, or use the coordinator's own `after(_:whileUnseen:_:)`, which does.
  /// - Parameters:
  ///   - delay: how long to wait.
  ///   - screen: a screen on stage that the work goes with: once it has left, nothing happens.
  ///   - isUnseen: whether the work keeps the flow also when others take its last screen away.
  ///   - work: what to do then.
  /// - Returns: a handle to cancel the work.
  @discardableResult
  public func after(
    _ delay: Duration, on screen: (any Screen)? = nil, whileUnseen isUnseen: Bool = false,
    _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    stage.schedule(after: delay, for: flow, on: screen, isUnseen: isUnseen, work)
  }

  /// Runs asynchronous work, which is cancelled when the flow ends.
  ///
  /// A flow that first waits, for the network, say, does so here before it shows something. What
  /// the work asks for once the flow has ended is ignored. Capture the coordinator weakly, or use
  /// the coordinator's own `task(whileUnseen:_:)`, which does.
  ///
  /// - Parameters:
  ///   - screen: a screen on stage that the work goes with: it is cancelled when that leaves.
  ///   - isUnseen: whether the work keeps the flow also when others take its last screen away.
  ///   - fileID: the file by which the work is named if it stays away for too long.
  ///   - line: the line in that file.
  ///   - work: what to do. An error that comes out of it is presented if it is `ErrorDisplayable`,
  ///     and written to the log if not.
  /// - Returns: a handle to cancel the work.
  @discardableResult
  public func task(
    on screen: (any Screen)? = nil, whileUnseen isUnseen: Bool = false,
    fileID: String = #fileID, line: Int = #line,
    _ work: @escaping @MainActor () async throws -> Void
  ) -> ScheduledWork {
    defer { stage.finishTurnIfIdle() }
    return stage.runTask(
      for: flow, on: screen, isUnseen: isUnseen, origin: "\(fileID):\(line)", work)
  }

  /// Makes this flow, which must live, the owner of a screen on stage, whoever owned it before.
  package func adopt(_ screen: any Screen) {
    stage.pass(screen, to: flow)
  }

  /// True while neither the flow nor a descendant has a screen on stage, or waits for anything.
  package var isIdle: Bool { stage.isIdle(flow) }

  /// Keeps the flow alive, until as many holds are dropped, for what a layer has yet to do in it.
  package func hold() {
    _ = stage.hold(flow, isUnseen: true)
  }

  /// Gives up a hold.
  package func dropHold() {
    stage.drop(.keeping(flow))
    stage.finishTurnIfIdle()
  }

  func deliver(_ outcome: FlowOutcome<Output>) {
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?(outcome)
  }
}
