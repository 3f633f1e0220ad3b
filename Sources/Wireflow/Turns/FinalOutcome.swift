/// The final outcome of a request, for the one who awaits it.
@MainActor
final class FinalOutcome {
  private(set) var outcome: RequestOutcome?
  private var continuation: CheckedContinuation<RequestOutcome, Never>?
  /// The flow's task that waits.
  private var waiting: FlowTask?
  /// Others who await the same.
  private var others: [FinalOutcome] = []

  /// Tells an outcome, once, unless the request still waits.
  func tell(_ told: RequestOutcome) {
    if case .queued = told { return }
    guard outcome == nil else { return }
    outcome = told
    waiting?.wake()
    continuation?.resume(returning: told)
    continuation = nil
    for other in others { other.tell(told) }
    others = []
  }

  /// Adds one who awaits the same.
  func add(_ other: FinalOutcome) {
    others.append(other)
    if let outcome { other.tell(outcome) }
  }

  /// Waits until it is told, or until the task is cancelled, as a flow's is when its app goes.
  func value() async -> RequestOutcome {
    let (task, isCancelled) = (FlowTask.current, RequestOutcome.ignored(.declined("nobody waits")))
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let outcome { return continuation.resume(returning: outcome) }
        task?.rest()
        waiting = task
        self.continuation = continuation
        if Task.isCancelled { tell(isCancelled) }
      }
    } onCancel: {
      Task { @MainActor in self.tell(isCancelled) }
    }
  }
}
