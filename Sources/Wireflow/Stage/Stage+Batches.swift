/// Batches: several requests that appear as one transition.
extension Stage {
  /// Merges the transitions of all requests inside into one.
  ///
  /// A batch is not a transaction: the stage evaluates each request on the state at its turn.
  ///
  /// ```swift
  /// stage.batch {
  ///   wireframe.popToRoot(of: list)
  ///   wireframe.push(details, from: list)
  /// }
  /// ```
  public func batch(_ requests: () throws -> Void) rethrows {
    if turn.phase == .working { return try batchLater(requests) }
    let outer = turn.phase
    turn.phase = .open
    pending.openBatches += 1
    defer {
      endBatch()
      turn.phase = outer
      if outer == .idle { finishTurn() }
    }
    try requests()
  }

  /// Queues all requests inside, to merge them at their turn.
  private func batchLater(_ requests: () throws -> Void) rethrows {
    let count = queue.count(in: .later)
    defer {
      let turns = queue.takeAll(in: .later, behind: count)
      queue.add(Turn(.batch(turns)), to: .later)
    }
    try requests()
  }

  func endBatch() {
    pending.openBatches -= 1
    if pending.openBatches == 0 { working { reportBatch() } }
  }
}
