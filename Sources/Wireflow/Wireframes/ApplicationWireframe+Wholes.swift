/// The calls that combine several requests.
extension ApplicationWireframe {
  /// Merges the requests made inside into one transition.
  ///
  /// A batch is not a transaction. The stage evaluates each request on the current state, logs
  /// ignored ones, and carries out the others. Flows that lose their last screen end after the
  /// batch.
  ///
  /// ```swift
  /// wireframe.batch {
  ///   wireframe.select(discover)
  ///   wireframe.push(details, from: discover)
  /// }
  /// ```
  public func batch(_ requests: () throws -> Void) rethrows {
    try stage.batch(requests)
  }

  /// Carries out all requests made inside, or none of them.
  ///
  /// - The stage queues requests and starts of flows, each of which returns `.queued`. It then
  ///   evaluates the requests in order, each on the state that the earlier ones produce.
  /// - Guards decide once, about the whole transaction.
  /// - If nothing is refused, the stage commits everything in one transition. A step that is
  ///   already fulfilled does not fail the transaction.
  /// - Starts, alerts and `finish` run in their place, and the stage evaluates the steps after them
  ///   again.
  /// - While the transaction waits, for a guard or an alert, nothing has happened. The stage
  ///   evaluates it again afterwards.
  /// - A guard's redirect replaces the whole transaction.
  /// - If the closure throws an error, nothing happens.
  ///
  /// ```swift
  /// let outcome = wireframe.transaction {
  ///   wireframe.select(bookshelf)
  ///   wireframe.push(details, from: bookshelf)
  /// }
  /// ```
  ///
  /// - Returns: the outcome of the whole transaction.
  @discardableResult
  public func transaction(_ requests: () throws -> Void) rethrows -> RequestOutcome {
    try stage.transaction(through: self, requests)
  }

  /// Carries out all requests made inside or none of them, and returns the final outcome.
  ///
  /// ```swift
  /// let outcome = await wireframe.outcome {
  ///   wireframe.select(bookshelf)
  ///   wireframe.push(details, from: bookshelf)
  /// }
  /// ```
  public func outcome(_ requests: () throws -> Void) async rethrows -> RequestOutcome {
    try await stage.outcome(through: self, requests)
  }
}
