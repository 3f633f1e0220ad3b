import Wireflow

/// The traps on the way into the app or back to it: by a link, a login or a restart.
extension TrapFinder {
  /// Returns the links that land elsewhere when they launch the app.
  func strayLinks() async -> [NavigationTrap] {
    var traps: [NavigationTrap] = []
    var tried: Set<String> = []
    for transition in explorer.transitions {
      let (before, after) = (explorer.states[transition.from], explorer.states[transition.to])
      guard case .open(let url) = transition.edge.cause, before.sight.alert == nil,
        after.sight.alert == nil
      else { continue }
      // One cold start is enough for all states in which a link lands at the same place.
      let warm = Self.landing(after.sight.front)
      guard tried.insert("\(url) \(warm)").inserted else { continue }
      // A session that is lost with the app is not the link's fault. For comparison, the link also
      // opens after a launch.
      let link = ExplorationStep.action(.open(url))
      let control = await landing(after: before.path, [.action(.launch), link])
      let cold = await landing(after: before.path, [link, .action(.launch)])
      guard cold != control else { continue }
      traps.append(
        NavigationTrap(
          kind: .strayLink, subject: url,
          sentence:
            "\(url) lands at \(control) in a running app, and at \(cold) if it starts the app.",
          script: before.path + transition.steps))
    }
    return traps
  }

  /// Returns the place of an app that was ended after a script and then took some steps.
  private func landing(after path: [ExplorationStep], _ steps: [ExplorationStep]) async -> String {
    let app = await explorer.replay(path)
    await app.end()
    for step in steps { _ = await app.takeEagerly(step) }
    return Self.landing(explorer.reader(app).frontPlace)
  }

  private static func landing(_ place: SeenPlace) -> String {
    "\(place.screen) in \(place.lane.description)"
  }

  /// Flows of which a restart restores some screens and not others.
  ///
  /// A flow that a restart never restores is not a trap.
  var lossyRestarts: [NavigationTrap] {
    var lost: [String: [NavigationTrap]] = [:]
    var restored: Set<String> = []
    for transition in explorer.transitions where transition.edge.cause == .restart {
      let sight = explorer.states[transition.from].sight
      let front = sight.front
      guard sight.alert == nil, !sight.isPending, !front.isRoot || front.lane.isModal,
        let flow = front.flow
      else { continue }
      if transition.edge.target == .stays {
        restored.insert(flow)
      } else {
        lost[flow, default: []].append(
          NavigationTrap(
            kind: .lossyRestart, subject: flow,
            sentence: "A restart brings other screens of \(flow) back, but not \(front.screen).",
            script: explorer.states[transition.from].path + transition.steps))
      }
    }
    return lost.filter { restored.contains($0.key) }.flatMap(\.value)
  }

  /// Places that a login covers, and that are gone after the login has succeeded.
  var forgetfulLogins: [NavigationTrap] {
    let graph = StateGraph(explorer)
    var traps: [NavigationTrap] = []
    var tried: Set<SeenPlace> = []
    for transition in explorer.transitions {
      let (before, login) = (sight(transition.from), sight(transition.to))
      let place = before.front
      // A link leaves the place with or without a login.
      guard !transition.edge.cause.isLink, transition.edge.cause != .restart,
        transition.edge.from.outline == place.outline,
        explorer.logins.contains(login.front.outline), login.front.lane.isModal,
        login.front.lane != place.lane, login.standing.contains(place.name), before.alert == nil,
        !tried.contains(place.outline), isFinished(login.front.screen)
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
