import Wireflow

/// The traps that are found by running scripts.
extension TrapFinder {
  /// Cycles after each of whose eight rounds more screens are on stage.
  func growingCycles() async -> [NavigationTrap] {
    let graph = StateGraph(explorer)
    var traps: [NavigationTrap] = []
    var tried: Set<String> = []
    for transition in explorer.transitions where transition.grows {
      guard let way = graph.way(from: transition.to, to: transition.from) else { continue }
      let cycle = way.flatMap { explorer.transitions[$0].steps } + transition.steps
      let edges = way.map { explorer.transitions[$0].edge } + [transition.edge]
      let causes = Set(edges.map(\.cause.outline))
      let name = causes.map(\.description).sorted().joined(separator: ", ")
      let subject = "\(transition.edge.from.screen), \(name)"
      guard tried.insert(subject).inserted else { continue }
      let start = explorer.states[transition.to].path
      guard await keepsGrowing(start, cycle) else { continue }
      traps.append(
        NavigationTrap(
          kind: .growingCycle, subject: subject,
          sentence: "Each round of \(name) leaves more screens on stage.",
          script: start + cycle + cycle))
    }
    return traps
  }

  /// Returns true if more screens are on stage after each of eight rounds of a cycle.
  private func keepsGrowing(_ start: [ExplorationStep], _ cycle: [ExplorationStep]) async -> Bool {
    let app = await explorer.replay(start)
    var depth = explorer.reader(app).sight().depth
    for _ in 0..<8 {
      for step in cycle where await !app.take(step) { return false }
      let next = explorer.reader(app).sight().depth
      guard next > depth else { return false }
      depth = next
    }
    return true
  }

  /// Root items that show another screen after the user has been at another root item.
  func forgetfulRoots() async -> [NavigationTrap] {
    var traps: [NavigationTrap] = []
    var tried: Set<SeenPlace> = []
    for state in explorer.states {
      let place = state.sight.front
      guard case .root = place.lane, !place.isRoot, state.sight.alert == nil,
        tried.insert(place.outline).inserted
      else { continue }
      let app = await explorer.replay(state.path)
      guard let (away, home) = Self.selections(in: app) else { continue }
      let isThere = await app.take(away)
      guard isThere, explorer.reader(app).frontPlace.lane != place.lane, await app.take(home)
      else { continue }
      let now = explorer.reader(app).frontPlace
      guard now != place, now.lane == place.lane else { continue }
      traps.append(
        NavigationTrap(
          kind: .forgetfulRoot, subject: place.screen,
          sentence: "\(place.screen) is gone after a look at another root item.",
          script: state.path + [away, home]))
    }
    return traps
  }

  /// Returns the selection of another root item, and that of the present one.
  private static func selections(
    in app: LiveApp
  ) -> (away: ExplorationStep, home: ExplorationStep)? {
    let selections = app.stage.possibleActions.filter {
      if case .select = $0 { true } else { false }
    }
    let roots = app.stage.rootScreens
    guard selections.count == roots.count, roots.count > 1,
      let here = roots.firstIndex(where: { $0 === app.stage.selectedRoot })
    else { return nil }
    return (.action(selections[here == 0 ? 1 : 0]), .action(selections[here]))
  }

  /// Links that do not land at one place from all places and by a cold start.
  func strayLinks() async -> [NavigationTrap] {
    var traps: [NavigationTrap] = []
    for url in explorer.options.links {
      let link = ExplorationStep.action(.open(url))
      var landings: [String: [ExplorationStep]] = [:]
      let cold = await explorer.replay([link, .action(.launch)])
      landings[Self.landing(explorer.reader(cold).frontPlace)] = [link, .action(.launch)]
      for transition in explorer.transitions where transition.edge.cause == .open(url) {
        let place = explorer.states[transition.to].sight.front
        let path = explorer.states[transition.from].path + transition.steps
        let name = Self.landing(place)
        if (landings[name]?.count ?? .max) > path.count { landings[name] = path }
      }
      guard landings.count > 1, let worst = landings.max(by: { $0.value.count < $1.value.count })
      else { continue }
      traps.append(
        NavigationTrap(
          kind: .strayLink, subject: url,
          sentence: "\(url) lands at \(landings.keys.sorted().joined(separator: " or at ")).",
          script: worst.value))
    }
    return traps
  }

  private static func landing(_ place: SeenPlace) -> String {
    "\(place.screen) in \(place.lane.description)"
  }

  /// States whose script does not come to them again.
  func unsteady() async -> [NavigationTrap] {
    var traps: [NavigationTrap] = []
    for state in explorer.states where traps.isEmpty {
      let app = await explorer.replay(state.path)
      guard explorer.reader(app).sight().key != state.sight.key else { continue }
      traps.append(
        NavigationTrap(
          kind: .unsteady, subject: state.sight.front.screen,
          sentence:
            "The script comes to \(state.sight.front.screen) in one run and not in another.",
          script: state.path))
    }
    return traps
  }
}
