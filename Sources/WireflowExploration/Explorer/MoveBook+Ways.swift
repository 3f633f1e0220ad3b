import Wireflow

/// The ways over known moves.
extension MoveBook {
  /// Returns the short rounds of the user's steps that lead back to their own beginning, each once for
  /// its last edge, with a script that shows this edge.
  ///
  /// - Parameters:
  ///   - depth: the number of steps on the way back to the beginning.
  ///   - count: the number of earlier arrivals, whose edges do not count.
  func rounds(
    within depth: Int, behind count: Int
  ) -> [(script: [ExplorationStep], steps: [ExplorationStep])] {
    // After some states without a way back, an edge counts as one without any.
    let patience = 3
    var tries: [Int: Int] = [:]
    for arrival in arrivals[..<count] { tries[arrival.key.edge] = patience }
    var rounds: [(script: [ExplorationStep], steps: [ExplorationStep])] = []
    for arrival in arrivals[count...] where arrival.step.step.actsOnElement {
      let edge = arrival.key.edge
      guard tries[edge, default: 0] < patience else { continue }
      let way = way(from: arrival.key.state, to: arrival.from, within: depth) { !$0.isEvent }
      tries[edge, default: 0] += way == nil ? 1 : patience
      if let way { rounds.append((arrival.way + arrival.steps, way + arrival.steps)) }
    }
    return rounds
  }

  /// Calls a closure with each state that the user's own moves lead to, the nearest first, until it returns
  /// false.
  func visitUserWays(
    from start: Int, within depth: Int, _ body: (Int, [ExplorationStep]) -> Bool
  ) {
    visitWays(from: start, within: depth, where: { !$0.isEvent }, body)
  }

  private func outcomes(of step: ExplorationStep, in state: Int) -> [Move] {
    (moves[state]?[step].map { [$0] } ?? []) + (alternatives[state]?[step] ?? [])
  }

  /// Returns the states in which a step was taken.
  func sources(of step: ExplorationStep) -> Set<Int> {
    Set(moves.filter { $0.value[step] != nil }.keys)
  }

  /// Returns the shortest script from one state to another over known moves, or nil if there is
  /// none.
  func way(
    from start: Int, to end: Int, within depth: Int,
    where isAllowed: (ExplorationStep) -> Bool = { _ in true }
  ) -> [ExplorationStep]? {
    var way: [ExplorationStep]?
    visitWays(from: start, within: depth, where: isAllowed) { state, script in
      if state == end { way = script }
      return way == nil
    }
    return way
  }

  /// Calls a closure with each state that known moves lead to, the nearest first, and with the shortest
  /// script to it, until the closure returns false.
  func visitWays(
    from start: Int, within depth: Int,
    where isAllowed: (ExplorationStep) -> Bool = { _ in true },
    _ body: (Int, [ExplorationStep]) -> Bool
  ) {
    guard body(start, []) else { return }
    var scripts: [Int: [ExplorationStep]] = [start: []]
    var level = [start]
    for _ in 0..<depth where !level.isEmpty {
      var next: [Int] = []
      for state in level {
        for step in order[state] ?? [] where isAllowed(step) {
          for move in outcomes(of: step, in: state) where scripts[move.arrival.state] == nil {
            let script = (scripts[state] ?? []) + move.steps
            guard body(move.arrival.state, script) else { return }
            scripts[move.arrival.state] = script
            next.append(move.arrival.state)
          }
        }
      }
      level = next
    }
  }

  /// Returns the shortest way over known moves to an open arrival, and that arrival.
  ///
  /// - Parameters:
  ///   - tour: the tour, or nil for a walk over pairs.
  ///   - keepsSettings: true for no move that may change something for long.
  mutating func way(
    from state: Int, within depth: Int, avoiding avoided: Set<Arrival>, on tour: PairSession.Tour?,
    keepingSettings keepsSettings: Bool
  ) -> (steps: [ExplorationStep], arrival: Arrival)? {
    var queue: [(state: Int, parent: Int, step: ExplorationStep?, depth: Int)] = [
      (state, -1, nil, 0)
    ]
    var seen: Set<Int> = [state]
    var head = 0
    while head < queue.count {
      let now = queue[head]
      for step in order[now.state] ?? [] {
        guard let move = moves[now.state]?[step] else { continue }
        let edge = move.arrival.edge
        if keepsSettings, settings.contains(edge) { continue }
        if tour?.isCareful == true, changes.contains(edge) { continue }
        let arrival = Arrival(edge: tour?.number ?? edge, state: move.arrival.state)
        if !avoided.contains(arrival), isOpen(arrival) {
          var (way, place) = ([step], head)
          while let step = queue[place].step {
            way.append(step)
            place = queue[place].parent
          }
          return (way.reversed(), arrival)
        }
        if now.depth + 1 < depth, seen.insert(move.arrival.state).inserted {
          queue.append((move.arrival.state, head, step, now.depth + 1))
        }
      }
      head += 1
    }
    return nil
  }
}
