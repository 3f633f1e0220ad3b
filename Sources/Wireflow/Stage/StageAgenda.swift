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

  /// Requests that wait behind an alert, in order.
  var line: [WaitingRequest] = []
  /// What a guard decides now, and the request that it holds.
  var decision: PendingDecision?
  /// Requests that wait until a guard has decided, in order.
  var guarded: [WaitingRequest] = []
  /// What was asked from inside the stage's own work, in order.
  var later: [LaterTurn] = []
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

  var isEmpty: Bool {
    deliveries.isEmpty && suspects.isEmpty && later.isEmpty && line.isEmpty && guarded.isEmpty
      && decision?.verdict == nil
      && settledWaiters.isEmpty
  }
}
