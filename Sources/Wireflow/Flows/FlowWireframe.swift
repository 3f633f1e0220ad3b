/// A wireframe that identifies the requesting flow.
///
/// Each coordinator creates its own.
///
/// A custom wireframe that changes a child's requests sits between the two. Create it from the
/// app's or the parent's wireframe, and pass it to the child's.
@MainActor
public final class FlowWireframe<Output: Sendable>: ApplicationWireframe,
  WireframeLayer
{
  /// The wireframe that requests go to.
  public let base: any ApplicationWireframe
  /// The stage that holds the state.
  public let stage: Stage

  var below: (any ApplicationWireframe)? { base }
  var requester: FlowRecord? { flow }
  @usableFromInline let flow: FlowRecord
  var onEnd: (@MainActor (FlowOutcome<Output>) -> Void)?

  /// Creates the wireframe of one coordinator from the app's, or from its parent's.
  public init(_ base: any ApplicationWireframe) {
    let layer = base as? any WireframeLayer
    self.base = layer?.requester == nil ? base : layer?.below ?? base
    stage = base.stage
    flow = FlowRecord(base.stage.link)
  }

  /// The policy of the wireframe below.
  public var policy: any WireframePolicy { base.policy }

  /// Runs work after a delay, unless the flow has ended by then.
  ///
  /// The work is cancelled when another party removes the flow's last screen, because the flow then
  /// ends.
  ///
  /// Capture the coordinator weakly, or use the coordinator's own `after(_:whileUnseen:_:)`, which
  /// does.
  /// - Parameters:
  ///   - delay: how long to wait.
  ///   - screen: a screen on stage. Once it has left, the work does not run.
  ///   - isUnseen: whether the work keeps the flow alive even if another party removes its last
  ///     screen.
  ///   - work: the work to run.
  /// - Returns: a handle to cancel the work.
  @discardableResult
  public func after(
    _ delay: Duration, on screen: (any Screen)? = nil, whileUnseen isUnseen: Bool = false,
    _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    stage.schedule(after: delay, for: flow, on: screen, isUnseen: isUnseen, work)
  }

  /// Runs asynchronous work, and cancels it when the flow ends.
  ///
  /// Use it if the flow has to wait before it shows a screen, for example for the network. Requests
  /// that the work makes after the flow's end are ignored. Capture the coordinator weakly, or use
  /// the coordinator's own `task(whileUnseen:_:)`, which does.
  ///
  /// - Parameters:
  ///   - screen: a screen on stage. The work is cancelled when it leaves.
  ///   - isUnseen: whether the work keeps the flow alive even if another party removes its last
  ///     screen.
  ///   - fileID: the file that the log names if the work does not return in time.
  ///   - line: the line in that file.
  ///   - work: the work to run. An error that it throws is presented if it is `ErrorDisplayable`,
  ///     and otherwise appears in the log.
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

  /// Closes the drawer and lets transitions end, while alerts stay.
  ///
  /// ``MainFlowCoordinator/flushAllUI()`` does so by default, and an override can, too:
  ///
  /// ```swift
  /// func flushAllUI() {
  ///   wireframe.flushKeepingAlerts()
  ///   archive.data = try? store.archive?.data
  /// }
  /// ```
  public func flushKeepingAlerts() { stage.flushKeepingAlerts(for: flow) }

  /// Makes this flow, which must be alive, the owner of a screen on stage.
  package func adopt(_ screen: any Screen) { stage.pass(screen, to: flow) }

  /// True while neither the flow nor a descendant has a screen on stage or awaits anything.
  package var isIdle: Bool { stage.isIdle(flow) }

  /// Keeps the flow alive for a layer, until each hold is dropped.
  package func hold() { _ = stage.hold(flow, isUnseen: true) }

  /// Drops a hold.
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

/// The end of a flow, with or without an output.
public enum FlowOutcome<Output: Sendable>: Sendable {
  /// The flow finished, with an output.
  case finished(Output)
  /// Its last screen left, or its parent ended.
  case cancelled

  /// The output, if it finished.
  public var output: Output? { if case .finished(let output) = self { output } else { nil } }
}

extension FlowOutcome: Equatable where Output: Equatable {}
extension FlowOutcome: Hashable where Output: Hashable {}

/// The owner of the coordinators of all child flows, and of their tasks.
///
/// The app therefore need not store its coordinators.
///
/// The registry belongs to the application controller. Releasing the controller releases all
/// coordinators, even if they refer to each other, and cancels their tasks.
@MainActor
final class CoordinatorRegistry {
  /// The coordinators in the order of their starts, in which the app's end releases them, with the
  /// senders that their parents receive with the outcomes.
  private var kept: [(flow: FlowRecord, coordinator: AnyObject, sender: (any Screen)?)?] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The delayed and asynchronous work of flows, by the numbers of its beginnings.
  var work: [Int: FlowWork] = [:]
  /// The closures that begin or refuse the work for screens that have yet to arrive.
  var awaitedWork = WorkByScreen<@MainActor () -> Void>()
  /// The wireframes of modals with root items, by the numbers of the modals' presentations.
  var regionWireframes: [UInt32: any ApplicationWireframe] = [:]

  /// The requests and other turns that wait on the stage.
  var queue = TurnQueue()

  deinit {
    for work in work.sorted(by: { $0.key < $1.key }) { work.value.task?.cancel() }
  }

  /// Keeps a coordinator, and the sender that its parent receives, until its flow has ended.
  func keep(_ coordinator: AnyObject, of flow: FlowRecord, hearing sender: (any Screen)? = nil) {
    let new = (flow: flow, coordinator: coordinator, sender: sender)
    if let place = places[ObjectIdentifier(flow)] {
      kept[place] = new
    } else {
      places[ObjectIdentifier(flow)] = kept.count
      kept.append(new)
    }
  }

  /// Releases a coordinator after removing it, because its `deinit` may start another flow.
  func release(_ flow: FlowRecord) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(flow)) else { return }
    let gone = exchange(&kept[place], with: nil)
    if kept.count > 2 * places.count {
      kept.removeAll { $0 == nil }
      for (place, kept) in kept.enumerated() {
        if let kept { places[ObjectIdentifier(kept.flow)] = place }
      }
    }
    withExtendedLifetime(gone) {}
  }
}
