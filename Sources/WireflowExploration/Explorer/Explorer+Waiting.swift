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
        // The same request may wait twice.
        let counts = hasRequestsWaiting(after: event, in: index) ? 1...2 : 1...1
        for (way, count) in ways.flatMap({ way in counts.map { (way, $0) } }) where checkLimit() {
          let events = [ExplorationStep](repeating: event, count: count)
          await playOn(state.path + events + way, behind: state.path.count)
        }
      }
    }
  }

  /// Returns true if an event is known to wait in a state.
  private func hasRequestsWaiting(after event: ExplorationStep, in state: Int) -> Bool {
    guard let place = moves.places[state]?[event], let known = moves.knownSteps[state]?[place] else {
      return false
    }
    return known.moves.contains { states[$0.arrival.state].sight.hasRequestsWaiting }
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
