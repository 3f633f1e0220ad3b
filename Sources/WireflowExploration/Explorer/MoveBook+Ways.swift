import Wireflow

/// The ways over known moves.
extension MoveBook {
  /// A short round of the user's steps, which leads back to its own beginning.
  struct Round {
    /// The element of the last step.
    let element: Explorer.TappedElement
    /// A script to the beginning.
    let script: [ExplorationStep]
    let steps: [ExplorationStep]
  }

  /// Returns the short rounds, each once for its last edge, with a script that shows this edge.
  ///
  /// - Parameters:
  ///   - depth: the number of steps on the way back to the beginning.
  ///   - count: the number of earlier arrivals, whose edges do not count.
  func rounds(within depth: Int, behind count: Int) -> [Round] {
    // After some states without a way back, an edge counts as one without any.
    let patience = 3
    var tries: [Int: Int] = [:]
    for arrival in arrivals[..<count] { tries[arrival.key.edge] = patience }
    var rounds: [Round] = []
    for arrival in arrivals[count...] where arrival.step.step.actsOnElement {
      let edge = arrival.key.edge
      guard tries[edge, default: 0] < patience else { continue }
      let way = way(from: arrival.key.state, to: arrival.from, within: depth) { !$0.isEvent }
      tries[edge, default: 0] += way == nil ? 1 : patience
      guard let way else { continue }
      rounds.append(
        Round(
          element: arrival.step.element, script: arrival.way + arrival.steps,
          steps: way + arrival.steps))
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

  /// Returns a known step of a state, or nil if it was not taken there.
  func knownStep(_ step: ExplorationStep, in state: Int) -> KnownStep? {
    places[state]?[step].flatMap { knownSteps[state]?[$0] }
  }

  /// Returns the states in which a step was taken.
  func sources(of step: ExplorationStep) -> Set<Int> {
    Set(places.filter { $0.value[step] != nil }.keys)
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
        for known in knownSteps[state] ?? [] where isAllowed(known.step) {
          for move in known.moves where scripts[move.arrival.state] == nil {
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
    // Each state of the queue has the place of the one before it there, and that of the step between
    // them among the known ones.
    var queue = [(state: state, parent: -1, place: 0, depth: 0)]
    var seen: Set<Int> = [state]
    var head = 0
    while head < queue.count {
      let now = queue[head]
      let steps = knownSteps[now.state] ?? []
      for place in steps.indices {
        let (edge, end) = (steps[place].moves[0].arrival.edge, steps[place].moves[0].arrival.state)
        if keepsSettings, settings.contains(edge) { continue }
        if tour?.isCareful == true, changes.contains(edge) { continue }
        let arrival = Arrival(edge: tour?.number ?? edge, state: end)
        // Nearly all arrivals are closed, so that comes first.
        if isOpen(arrival), !avoided.contains(arrival) {
          var (way, last) = ([steps[place].step], now)
          while last.parent >= 0 {
            let before = queue[last.parent]
            way += knownSteps[before.state].map { [$0[last.place].step] } ?? []
            last = before
          }
          return (way.reversed(), arrival)
        }
        if now.depth + 1 < depth, seen.insert(end).inserted {
          queue.append((end, head, place, now.depth + 1))
        }
      }
      head += 1
    }
    return nil
  }
}
