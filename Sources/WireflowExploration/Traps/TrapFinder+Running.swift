import Wireflow
import WireflowInteraction

/// The traps that the finder detects by running scripts.
extension TrapFinder {
  /// Returns the flows that sleep again and again without showing anything.
  func sleepingFlows() async -> [NavigationTrap] {
    var traps: [NavigationTrap] = []
    for (flow, script) in explorer.flows.unseenAsleep where explorer.flows.unseen[flow] == nil {
      let app = await explorer.replay(script)
      // Work that still runs after a day never ends.
      for _ in 0..<24 { await app.take(.action(.wait(.seconds(3_600)))) }
      // A flow whose alert waits for its answer is seen.
      guard app.stage.snapshot.alert == nil else { continue }
      var seen = SeenFlows()
      seen.noteUnseen(explorer.reader(app), script, isAsleep: true)
      guard seen.unseenAsleep[flow] != nil else { continue }
      traps.append(
        NavigationTrap(
          kind: .endlessFlow, subject: flow,
          sentence: "\(flow) still lives after a day though nothing of it can be seen.",
          script: script))
    }
    return traps
  }

  /// Returns the root items that show another screen after the user has visited another root item.
  func forgetfulRoots() async -> [NavigationTrap] {
    var traps: [NavigationTrap] = []
    var tried: Set<SeenPlace> = []
    for state in explorer.states {
      let place = state.sight.front
      guard case .root = place.lane, !place.isRoot, state.sight.alert == nil,
        tried.insert(place.outline).inserted
      else { continue }
      for (away, home) in Self.selections(in: await explorer.replay(state.path)) {
        let app = await explorer.replay(state.path)
        let top = app.stage.visibleScreens.first
        let isThere = await app.take(away)
        guard isThere, explorer.reader(app).frontPlace.lane != place.lane, await app.take(home)
        else { continue }
        let now = explorer.reader(app).frontPlace
        guard app.stage.visibleScreens.first !== top, now.lane == place.lane else { continue }
        traps.append(
          NavigationTrap(
            kind: .forgetfulRoot, subject: place.screen,
            sentence: "\(place.screen) is gone after a look at another root item.",
            script: state.path + [away, home]))
      }
    }
    return traps
  }

  /// Returns the steps that select other root items, each with the step back to the current one.
  private static func selections(
    in app: LiveApp
  ) -> [(away: ExplorationStep, home: ExplorationStep)] {
    let selections = app.stage.possibleActions.filter {
      if case .select = $0 { true } else { false }
    }
    let roots = app.stage.state.rootScreens
    guard selections.count == roots.count, roots.count > 1,
      let here = roots.firstIndex(where: { $0 === app.stage.state.selectedRoot })
    else { return [] }
    return selections.indices.filter { $0 != here }
      .map { (.action(selections[$0]), .action(selections[here])) }
  }

  /// Returns the states that their own scripts do not reach again.
  func unsteady() async -> [NavigationTrap] {
    var traps: [NavigationTrap] = []
    for (index, state) in explorer.states.enumerated() where traps.isEmpty {
      if !explorer.verifiedStates.contains(index) {
        let app = await explorer.replay(state.path)
        guard explorer.reader(app).sight().key != state.sight.key else { continue }
      } else if !explorer.unsteadyStates.contains(index) {
        continue
      }
      traps.append(
        NavigationTrap(
          kind: .unsteady, subject: state.sight.front.screen,
          sentence:
            "The script leads to \(state.sight.front.screen) in one run and not in another\(await differing(state))",
          script: state.path))
    }
    return traps
  }

  /// Returns a description of the first step after which two runs differ, and of the difference.
  private func differing(_ state: Explorer.State) async -> String {
    let apps = [LiveApp(explorer.subject), LiveApp(explorer.subject)]
    for step in state.path {
      for app in apps { await app.take(step) }
      let keys = apps.map { explorer.reader($0).sight().key }
      guard keys[0] != keys[1] else { continue }
      let parts = keys.map { $0.split { "|(),>".contains($0) }.map(String.init) }
      let own = parts[0].first { !parts[1].contains($0) } ?? ""
      let other = parts[1].first { !parts[0].contains($0) } ?? ""
      let words = [own, other].filter { !$0.isEmpty }.map(\.literal)
      return ": they differ after \(step) in \(words.joined(separator: " and "))."
    }
    return "."
  }
}
