import Wireflow

/// A finder of traps, in an explorer's findings and by running scripts of its own.
@MainActor
struct TrapFinder {
  let explorer: Explorer
  let map: NavigationMap

  /// Returns all traps, sorted by kind and subject, each once with its shortest script.
  func traps() async -> [NavigationTrap] {
    var traps = deadEnds + unreached + refused + endlessFlows + lockedModals
    traps += namelessElements + lossyRestarts + forgetfulLogins + endedFlows
    // After a limit has ended the exploration, run no more scripts.
    if explorer.checkLimit() {
      traps += await idleAlerts()
      traps += await idleElements()
      traps += await sleepingFlows()
      traps += await growingCycles()
      traps += await forgetfulRoots()
      traps += await strayLinks()
      traps += await unsteady()
    }
    var found: [String: NavigationTrap] = [:]
    for trap in traps {
      guard let known = found[trap.name] else {
        found[trap.name] = trap
        continue
      }
      if NavigationMap.isShorter(trap.script, known.script) { found[trap.name] = trap }
    }
    return found.values.sorted { $0.name < $1.name }
  }

  /// Returns false for a screen on which a limit has left steps untried, one of which may show that
  /// something is no trap.
  func isFinished(_ screen: String) -> Bool {
    !explorer.unexploredStates.contains { $0.sight.front.screen == screen }
  }

  private var unreached: [NavigationTrap] {
    // After a limit has ended the exploration, nobody knows.
    guard explorer.stop == nil else { return [] }
    return map.unreached.map {
      NavigationTrap(
        kind: .unreached, subject: $0, sentence: "No action leads to \($0).", script: [])
    }
  }

  private var refused: [NavigationTrap] {
    explorer.lastingRefusals.filter { $0.value.screens.allSatisfy(isFinished) }.map {
      name, refusal in
      let places = refusal.screens.sorted()
      let sentence =
        places.count == 1
        ? "\(name) is offered and refused."
        : "\(name) is refused on \(places.count) screens: \(places.joined(separator: ", "))."
      return NavigationTrap(
        kind: .refused, subject: name, sentence: sentence, script: refusal.script)
    }
  }

  private var endlessFlows: [NavigationTrap] {
    explorer.flows.unseen.map { flow, script in
      NavigationTrap(
        kind: .endlessFlow, subject: flow,
        sentence: "\(flow) lives on though nothing of it can be seen and nothing is under way.",
        script: script)
    }
  }

  private var namelessElements: [NavigationTrap] {
    explorer.spokenFaults.scripts.map { fault, script in
      NavigationTrap(
        kind: .namelessElement, subject: fault.subject, sentence: fault.sentence, script: script)
    }
  }
}
