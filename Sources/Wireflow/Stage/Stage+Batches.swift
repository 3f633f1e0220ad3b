/// Batches: several requests that are shown as one transition.
extension Stage {
  /// Merges the transitions of all that is asked inside into one.
  ///
  /// It is no transaction: each request is judged on the state as it then is.
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
    state.openBatches += 1
    defer {
      endBatch()
      turn.phase = outer
      if outer == .idle { finishTurn() }
    }
    try requests()
  }

  /// Keeps all that is asked inside for later, to be merged then.
  private func batchLater(_ requests: () throws -> Void) rethrows {
    let count = queue.count(in: .later)
    defer {
      let turns = queue.takeAll(in: .later, behind: count)
      queue.add(Turn(.batch(turns)), to: .later)
    }
    try requests()
  }

  func endBatch() {
    state.openBatches -= 1
    guard state.openBatches == 0 else { return }
    let outer = turn.phase
    turn.phase = .working
    tell(state.afterCommit())
    turn.phase = outer
  }
}
