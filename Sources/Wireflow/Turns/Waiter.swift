/// A task that awaits an answer: the outcome of a request or a flow, the end of a sleep, or rest.
@MainActor
final class Waiter<Answer: Sendable> {
  private(set) var answer: Answer?
  private var continuation: CheckedContinuation<Answer, Never>?
  /// The flow's task that waits.
  private let task = FlowTask.current
  /// Further waiters for the same answer.
  private var others: [Waiter] = []
  private let sleepers: Sleepers

  init(_ sleepers: Sleepers) { self.sleepers = sleepers }

  /// Gives the answer, once.
  func give(_ given: Answer) {
    guard answer == nil else { return }
    answer = given
    resume()
    for other in exchange(&others, with: []) { other.give(given) }
  }

  private func resume() {
    guard let answer, let continuation = exchange(&continuation, with: nil) else { return }
    task?.wake()
    sleepers.wakingCount += 1
    continuation.resume(returning: answer)
  }

  /// Adds another waiter for the same answer.
  func add(_ other: Waiter) { if let answer { other.give(answer) } else { others.append(other) } }

  /// Begins something, and waits for the answer.
  ///
  /// - Parameter cancel: called if the task is cancelled, as happens when the app goes. It has to
  ///   see to an answer.
  func value(
    onCancel cancel: @escaping @MainActor () -> Void, beginning begin: @MainActor () -> Void = {}
  ) async -> Answer {
    if let answer { return answer }
    defer { sleepers.arrive() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        task?.rest()
        self.continuation = continuation
        // Its cancellation may have come first.
        if answer == nil { begin() }
        if Task.isCancelled { cancel() }
        resume()
      }
    } onCancel: {
      Task { @MainActor in cancel() }
    }
  }
}

extension Waiter<RequestOutcome> {
  /// Reports an outcome, unless the request still waits.
  func tell(_ outcome: RequestOutcome) { if case .queued = outcome {} else { give(outcome) } }

  /// Waits for the outcome, or until the task is cancelled.
  func value() async -> RequestOutcome {
    await value { self.give(.ignored(.declined("nobody waits"))) }
  }
}
