/// What the stage has yet to do before its turn is over.
@MainActor
final class StageAgenda {
  /// A request that waits behind an alert.
  struct WaitingRequest {
    let request: NavigationRequest
    /// Whether a wireframe has performed it already, so that it is to be judged and no more.
    let isPerformed: Bool
    /// The wireframe that performs it in its turn, held weakly, because it holds the stage.
    weak var wireframe: (any ApplicationWireframe)?
    let flow: FlowRecord?
    let isByUser: Bool

    init(
      request: NavigationRequest, wireframe: (any ApplicationWireframe)?, flow: FlowRecord?,
      isByUser: Bool
    ) {
      self.request = request
      isPerformed = wireframe == nil
      self.wireframe = wireframe
      self.flow = flow
      self.isByUser = isByUser
    }
  }

  /// What was asked from inside the stage's own work.
  struct LaterTurn {
    let flow: FlowRecord?
    let take: @MainActor (Stage) -> Void
  }

  /// A flow's start that waits until the request which brings its root screen has had its turn.
  struct WaitingStart {
    let root: any Screen
    let turn: LaterTurn
  }

  /// Requests that wait behind an alert, in order.
  var line: [WaitingRequest] = []
  /// What a guard decides now, and the request that it holds.
  var decision: PendingDecision?
  /// Requests that wait until a guard has decided, in order.
  var guarded: [WaitingRequest] = []
  /// What was asked from inside the stage's own work, in order.
  var later: [LaterTurn] = []
  /// Starts of flows whose root screens are awaited, in order.
  var starts: [WaitingStart] = []
  /// Answers and outcomes that have yet to be delivered, in order.
  var deliveries: [@MainActor () -> Void] = []
  /// Flows that may have nothing left to live for, in order.
  var suspects: [FlowRecord] = []
  /// Who waits until all is at rest.
  var settledWaiters: [CheckedContinuation<Void, Never>] = []
  /// How many requests were judged or kept for later so far, by which the stage sees when a
  /// wireframe hands on none.
  var takenCount = 0

  /// Whether any request waits for an alert or a guard.
  var hasWaitingRequests: Bool { !line.isEmpty || decision != nil || !guarded.isEmpty }

  /// Whether an install that waits is to bring a root screen.
  func awaits(_ root: any Screen) -> Bool {
    let waiting = line + guarded + (decision.map { [$0.held] } ?? [])
    return waiting.contains {
      guard case .install(let items, _) = $0.request else { return false }
      return items.contains { $0 === root }
    }
  }

  var isEmpty: Bool {
    deliveries.isEmpty && starts.isEmpty && suspects.isEmpty && later.isEmpty && line.isEmpty
      && guarded.isEmpty
      && decision?.verdict == nil
      && settledWaiters.isEmpty
  }
}
