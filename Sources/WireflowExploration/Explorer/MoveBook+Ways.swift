import Wireflow

/// The ways over known moves.
extension MoveBook {
  /// The steps of the user that lead back to their own states, each once for its edge.
  var loops: [(state: Int, steps: [ExplorationStep])] {
    var known: Set<Int> = []
    var loops: [(state: Int, steps: [ExplorationStep])] = []
    for arrival in arrivals where !arrival.step.cause.isEvent {
      let state = arrival.key.state
      guard moves[state]?[arrival.step.step]?.arrival.state == state,
        known.insert(arrival.key.edge).inserted
      else { continue }
      loops.append((state, arrival.steps))
    }
    return loops
  }

  /// Returns the shortest script from one state to another over known moves, or nil if there is
  /// none.
  func way(from start: Int, to end: Int, within depth: Int) -> [ExplorationStep]? {
    if start == end { return [] }
    var scripts: [Int: [ExplorationStep]] = [start: []]
    var level = [start]
    for _ in 0..<depth where !level.isEmpty {
      var next: [Int] = []
      for state in level {
        for step in order[state] ?? [] {
          guard let move = moves[state]?[step], scripts[move.arrival.state] == nil else { continue }
          let script = (scripts[state] ?? []) + move.steps
          if move.arrival.state == end { return script }
          scripts[move.arrival.state] = script
          next.append(move.arrival.state)
        }
      }
      level = next
    }
    return nil
  }
}
