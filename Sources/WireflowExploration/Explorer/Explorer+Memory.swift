import Wireflow

/// The search for memory that shows its effect much later: settings, and changes of data.
extension Explorer {
  /// Tries each step of the app once more after each setting, because an app may remember it for
  /// long.
  ///
  /// A tour tries one step after the other, and puts off the other settings, which could undo the first
  /// one. Careful tours then try each step without any other one before it that may change data.
  func searchTours() async {
    for script in firstScripts(where: \.isSetting) {
      for isCareful in [false, true] {
        await searchTours(after: script, moves.newTour(isCareful: isCareful))
      }
    }
  }

  /// Returns the shortest script of each element with an edge for which a condition holds.
  func firstScripts(where holds: (SeenEdge) -> Bool) -> [[ExplorationStep]] {
    var known: Set<TappedElement> = []
    return scripts.filter { holds($0.key) }
      .sorted { NavigationMap.isShorter($0.value, $1.value) }
      .filter { edge, _ in
        known.insert(TappedElement(screen: edge.from.screen, cause: edge.cause.outline)).inserted
      }
      .map(\.value)
  }

  /// Goes on tours after a script until one of them tries nothing new.
  func searchTours(after script: [ExplorationStep], _ tour: PairSession.Tour) async {
    var count = -1
    while count < moves.triedCount, checkLimit() {
      count = moves.triedCount
      let app = await replay(script)
      let start = Start(app: app, sight: reader(app).sight())
      var session = PairSession(self, start, after: tour.number, tour: tour)
      await session.run()
    }
  }

  /// Changes data while each place is hidden behind another root item, goes back to it, and lets each
  /// event occur, because a place that is still there may lead elsewhere after the change.
  func searchReturns() async {
    let places = firstStates { !$0.front.isRoot && $0.alert == nil }
    let changes = firstScripts { !$0.cause.isEvent && !$0.keepsData }
      .compactMap { script in script.lastIndex(where: \.isSelection).map { script[$0...] } }
    for place in places {
      guard case .root(let name) = place.sight.front.lane,
        let back = transitions.first(where: { $0.edge.cause == .select(name) })?.steps[0]
      else { continue }
      for change in changes {
        let script = place.path + change + [back]
        for event in waitingEvents where checkLimit() {
          await playOn(script + [event], behind: script.count - 1)
        }
      }
    }
  }

  /// Goes to each place after each change of data that lets an event lead elsewhere, and lets the event
  /// occur there.
  func searchChanges() async {
    let places = firstStates { $0.alert == nil }
    for change in firstScripts(where: { !$0.cause.isEvent && !$0.keepsData }) {
      guard let start = await wayHome(behind: change) else { continue }
      for event in waitingEvents where await leadsElsewhere(event, behind: start) {
        for place in places where checkLimit() {
          let script = start + place.path.dropFirst() + [event]
          await playOn(script, behind: script.count - 1)
        }
      }
    }
  }

  /// Returns a script and the user's way from its end to the first root page, or nil if none is known.
  func wayHome(behind script: [ExplorationStep]) async -> [ExplorationStep]? {
    guard let end = places[reader(await replay(script)).sight().key] else { return nil }
    let home = roots.count > 1 ? NavigationMap.Lane.root(roots[0].name) : .window
    var way: [ExplorationStep]?
    moves.visitUserWays(from: end, within: 5) { state, steps in
      let sight = states[state].sight
      if sight.alert == nil, sight.front.isRoot, sight.front.lane == home { way = steps }
      return way == nil
    }
    return way.map { script + $0 }
  }

  /// Returns true if an event has another target behind a script than when it first occurred in the same
  /// place.
  private func leadsElsewhere(
    _ event: ExplorationStep, behind script: [ExplorationStep]
  ) async -> Bool {
    let edges = await play(script + [event], behind: script.count)
    guard let edge = edges.first,
      let first = transitions.first(where: {
        $0.steps[0] == event && $0.edge.from.outline == edge.from
          && states[$0.from].sight.alert == nil
      })
    else { return false }
    return first.edge.eventOutline?.target != edge.target
  }

  /// Returns the first state of each place for which a condition holds.
  func firstStates(where holds: (Sight) -> Bool) -> [State] {
    var known: Set<SeenPlace> = []
    return states.filter {
      holds($0.sight) && known.insert($0.sight.front.outline).inserted
    }
  }

  /// Restarts the app in each place over each hidden stack that a restart brings back.
  func searchRestarts() async {
    let kept = firstTransitions {
      $0.edge.cause == .restart && $0.edge.target == .stays && !$0.edge.from.isRoot
    }
    // The stack is hidden once an event covers it, or once the user selects another root item, which a
    // restart may bring back instead.
    let ends =
      firstTransitions { begins($0) { $0.isEvent && $0 != .restart } }
      + firstTransitions { begins($0, with: \.isSelection) }
    for hidden in kept {
      for end in ends where checkLimit() {
        let script = states[hidden.from].path + states[end.from].path.dropFirst()
        await playOn(script + [.restart], behind: script.count)
      }
    }
  }

  /// Returns the first transition from each place for which a condition holds.
  private func firstTransitions(where holds: (Transition) -> Bool) -> [Transition] {
    var known: Set<SeenPlace> = []
    return transitions.filter { transition in
      states[transition.from].sight.alert == nil && holds(transition)
        && known.insert(states[transition.from].sight.front.outline).inserted
    }
  }

  /// Returns true if a condition holds for the first step after the launch on the way to a transition.
  private func begins(
    _ transition: Transition, with holds: (ExplorationStep) -> Bool
  ) -> Bool {
    states[transition.from].path.dropFirst().first.map(holds) ?? false
  }
}
