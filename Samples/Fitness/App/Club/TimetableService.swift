/// A service that says when trainers have time, after a while.
@MainActor
protocol TimetableService: AnyObject {
  /// Finds the times of a trainer that nobody has booked.
  ///
  /// It calls back and is not asynchronous, because what a flow is handed by `after` stands in the
  /// log behind the wait that brought it, in the same place each time; a resumed task comes back
  /// some turns of the main actor later.
  /// - Parameters:
  ///   - trainer: the trainer.
  ///   - later: what the answer comes by, which is the `after` of the flow that asks.
  ///   - onFound: takes the times, in order.
  func findFreeTimes(
    of trainer: Trainer, later: Later,
    onFound: @escaping @MainActor ([AppointmentTime]) -> Void)
}
