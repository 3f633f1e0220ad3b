/// The final outcome of a request, for the task that awaits it.
@MainActor
final class FinalOutcome {
  private(set) var outcome: RequestOutcome?
  private var continuation: CheckedContinuation<RequestOutcome, Never>?
  /// The flow's task that awaits it.
  private var waiting: FlowTask?
  /// Further waiters for the same outcome.
  private var others: [FinalOutcome] = []
  private let sleepers: Sleepers

  init(_ sleepers: Sleepers) {
    self.sleepers = sleepers
  }

  /// Reports an outcome, once, unless the request still waits.
  func tell(_ told: RequestOutcome) {
    if case .queued = told { return }
    guard outcome == nil else { return }
    outcome = told
    waiting?.wake()
    if let continuation {
      sleepers.wakingCount += 1
      continuation.resume(returning: told)
    }
    continuation = nil
    for other in others { other.tell(told) }
    others = []
  }

  /// Adds another waiter for the same outcome.
  func add(_ other: FinalOutcome) {
    others.append(other)
    if let outcome { other.tell(outcome) }
  }

  /// Waits for the outcome, or until the task is cancelled, as happens when the app goes.
  func value() async -> RequestOutcome {
    let (task, isCancelled) = (FlowTask.current, RequestOutcome.ignored(.declined("nobody waits")))
    let waits = outcome == nil
    defer { if waits { sleepers.arrive() } }
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
