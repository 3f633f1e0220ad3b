import Wireflow

/// The search for events that wait behind an alert or a wall.
extension Explorer {
  /// Lets each event occur while an alert or a wall is shown, and then ends the wait.
  func searchWaiting() async {
    var known: Set<[Whereabouts: Set<String>]> = []
    for (index, state) in states.enumerated() {
      let sight = state.sight
      guard sight.alert != nil || sight.hasWall else { continue }
      guard known.insert([Whereabouts(sight): sight.standing]).inserted else { continue }
      let ways = waysToEnd(index)
      for event in waitingEvents {
        for way in ways where checkLimit() {
          await playOn(state.path + [event] + way, behind: state.path.count)
        }
        // The same request may wait twice.
        guard hasRequestsWaiting(after: event, in: index) else { continue }
        for way in ways + answers(in: index, beside: ways) where checkLimit() {
          await playOn(state.path + [event, event] + way, behind: state.path.count)
        }
      }
    }
  }

  /// Returns true if requests are known to wait in a state once an event has occurred.
  private func hasRequestsWaiting(after event: ExplorationStep, in state: Int) -> Bool {
    let moves = moves.knownStep(event, in: state)?.moves ?? []
    return moves.contains { states[$0.arrival.state].sight.hasRequestsWaiting }
  }

  /// Returns the known steps of the user in a state that are not among some ways.
  private func answers(
    in state: Int, beside ways: [[ExplorationStep]]
  ) -> [[ExplorationStep]] {
    let steps = (moves.knownSteps[state] ?? []).filter { !$0.step.isEvent }
    return steps.map(\.moves[0].steps).filter { !ways.contains($0) }
  }

  /// Lets what arrived on the first page, behind a screen that an event can show anywhere, arrive in
  /// each other place.
  func searchArrivals() async {
    guard let first = states.first else { return }
    let beginnings = transitions.filter { $0.from == 0 }
    let arrivals = scripts.filter { edge, script in
      edge.cause == .wait && edge.from.outline == first.sight.front.outline && script.count > 2
    }
    .values.sorted(by: NavigationMap.isShorter)
    for arrival in arrivals {
      guard let shown = beginnings.first(where: { $0.steps[0] == arrival[1] })?.edge.target
      else { continue }
      let events = beginnings.filter { $0.edge.cause.isEvent && $0.edge.target == shown }
      for event in events.map({ $0.steps[0] }) {
        for place in firstStates(where: { $0.alert == nil }) where checkLimit() {
          await playOn(place.path + [event] + arrival.dropFirst(2), behind: place.path.count)
        }
      }
    }
  }

  /// Returns the user's ways from an alert or a wall to places without an alert.
  private func waysToEnd(_ index: Int) -> [[ExplorationStep]] {
    var (ways, known): ([[ExplorationStep]], Set<Whereabouts>) = ([], [])
    moves.visitUserWays(from: index, within: 3) { end, way in
      let sight = states[end].sight
      if sight.alert == nil, known.insert(Whereabouts(sight)).inserted { ways.append(way) }
      return true
    }
    return ways
  }

  /// The links and the custom actions.
  var waitingEvents: [ExplorationStep] {
    options.links.map { .action(.open($0)) } + options.customActions.map { .custom($0.name) }
  }
}
