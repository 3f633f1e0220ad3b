/// A service that looks up the free times of trainers.
@MainActor
protocol TimetableService: AnyObject {
  /// Finds the times of a trainer that are still free.
  ///
  /// The method takes a callback instead of being asynchronous. `after` resumes the flow in the
  /// same place each time, so the log shows the answer right after the wait that brought it. A task
  /// would resume some turns of the main actor later.
  /// - Parameters:
  ///   - trainer: the trainer.
  ///   - later: the closure that delays the answer, which is the `after` of the flow that asks.
  ///   - onFound: receives the times, in order.
  func findFreeTimes(
    of trainer: Trainer, later: Later,
    onFound: @escaping @MainActor ([AppointmentTime]) -> Void)
}
