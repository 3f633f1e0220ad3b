import Wireflow

/// The traps for those who come to the app or back to it: by a link, a login or a restart.
extension TrapFinder {
  /// Links that land elsewhere when the app has been ended and is started by them.
  func strayLinks() async -> [NavigationTrap] {
    var traps: [NavigationTrap] = []
    var tried: Set<String> = []
    for transition in explorer.transitions {
      let (before, after) = (explorer.states[transition.from], explorer.states[transition.to])
      guard case .open(let url) = transition.edge.cause, before.sight.alert == nil,
        after.sight.alert == nil
      else { continue }
      // Where a link lands alike, what comes of a cold start is alike too.
      let warm = Self.landing(after.sight.front)
      guard tried.insert("\(url) \(warm)").inserted else { continue }
      let cold = await coldLanding(after: before.path, link: url)
      guard cold != warm else { continue }
      // A link that leads nowhere leads nowhere from a cold start either.
      if transition.edge.target == .stays {
        guard await coldLanding(after: before.path, link: nil) != cold else { continue }
      }
      traps.append(
        NavigationTrap(
          kind: .strayLink, subject: url,
          sentence: "\(url) lands at \(warm), and at \(cold) if the app was ended before.",
          script: before.path + transition.steps))
    }
    return traps
  }

  /// Returns the place at which an app is that was ended after a script and starts anew.
  private func coldLanding(after path: [ExplorationStep], link: String?) async -> String {
    let app = await explorer.replay(path)
    await app.end()
    if let link { await app.take(.action(.open(link))) }
    _ = await app.takeEagerly(.action(.launch))
    return Self.landing(explorer.reader(app).frontPlace)
  }

  private static func landing(_ place: SeenPlace) -> String {
    "\(place.screen) in \(place.lane.description)"
  }

  /// Places that an app does not come back to from a restart, although it comes back to others.
  var lossyRestarts: [NavigationTrap] {
    let restarts = explorer.transitions.filter { transition in
      let sight = explorer.states[transition.from].sight
      return transition.isRestored != nil && sight.alert == nil && !sight.isPending
    }
    // An app that always begins anew has nothing to lose.
    let restores = restarts.contains { restart in
      let front = explorer.states[restart.from].sight.front
      return restart.isRestored == true && (!front.isRoot || front.lane.isModal)
    }
    guard restores else { return [] }
    return restarts.filter { $0.isRestored == false }.map { restart in
      let place = explorer.states[restart.from].sight.front
      return NavigationTrap(
        kind: .lossyRestart, subject: place.screen,
        sentence: "What was on stage at \(place.screen) is not what a restart brings back.",
        script: explorer.states[restart.from].path + restart.steps)
    }
  }

  /// Places over which a login comes, and which are gone once it has ended well.
  var forgetfulLogins: [NavigationTrap] {
    let graph = StateGraph(explorer)
    var traps: [NavigationTrap] = []
    var tried: Set<SeenPlace> = []
    for transition in explorer.transitions {
      let (before, login) = (sight(transition.from), sight(transition.to))
      let place = before.front
      guard explorer.logins.contains(login.front.outline), login.front.lane.isModal,
        login.front.lane != place.lane, login.standing.contains(place.name), before.alert == nil,
        !tried.contains(place.outline)
      else { continue }
      let exits = graph.exits(from: transition.to) { sight($0).front.lane == login.front.lane }
        .filter { explorer.transitions[$0.transition].edge.effects.contains(where: isFinish) }
      guard let first = exits.first else { continue }
      tried.insert(place.outline)
      let isKept = exits.contains {
        sight(explorer.transitions[$0.transition].to).standing.contains(place.name)
      }
      guard !isKept, let way = graph.way(from: transition.to, to: first.from) else { continue }
      let steps = (way + [first.transition]).flatMap { explorer.transitions[$0].steps }
      traps.append(
        NavigationTrap(
          kind: .forgetfulLogin, subject: place.screen,
          sentence: "Whoever logs in from \(place.screen) is not there afterwards.",
          script: explorer.states[transition.from].path + transition.steps + steps))
    }
    return traps
  }

  private func sight(_ state: Int) -> Sight { explorer.states[state].sight }

  private func isFinish(_ effect: String) -> Bool { effect.hasPrefix("finishes ") }
}

extension NavigationMap.Lane {
  /// True if it is a modal.
  var isModal: Bool { if case .modal = self { true } else { false } }
}
