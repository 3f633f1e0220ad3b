/// The calls that do several things as a whole.
extension ApplicationWireframe {
  /// Merges what is asked inside into one transition.
  ///
  /// It is no transaction: each request is judged on the state as it then is, ignored ones are
  /// logged, and the rest go on. Flows that lost their last screen end after it.
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

  /// Does all that is asked inside, or nothing of it.
  ///
  /// Requests and starts of flows are kept, and each answers `.queued`. Then the requests are judged
  /// in order, each on the state that the earlier ones lead to, and guards are asked once about the
  /// whole. If nothing is refused all of it is committed in one transition. Starts, alerts and
  /// `finish` come in their place, and what stands behind them is judged once more. A request that
  /// is `.alreadyThere` refuses nothing. While the transaction waits, for a guard or behind an
  /// alert, nothing of it has happened, and it is judged anew afterwards. A guard's redirect replaces all of it. If an error comes out of the closure,
  /// nothing happens.
  ///
  /// ```swift
  /// let outcome = wireframe.transaction {
  ///   wireframe.select(bookshelf)
  ///   wireframe.push(details, from: bookshelf)
  /// }
  /// ```
  ///
  /// - Returns: the outcome of the whole.
  @discardableResult
  public func transaction(_ requests: () throws -> Void) rethrows -> RequestOutcome {
    try stage.transaction(through: self, requests)
  }

  /// Does all that is asked inside, or nothing of it, and returns what finally becomes of it.
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
