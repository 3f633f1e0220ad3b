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
