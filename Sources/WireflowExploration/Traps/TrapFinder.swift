import Wireflow

/// A finder of traps, in an explorer's findings and by running scripts of its own.
@MainActor
struct TrapFinder {
  let explorer: Explorer
  let map: NavigationMap

  /// Returns all traps, sorted by kind and subject, each once with its shortest script.
  func traps() async -> [NavigationTrap] {
    var traps = deadEnds + unreached + refused + endlessFlows + lockedModals
    traps += explorer.namelessElements.values + lossyRestarts + forgetfulLogins + endedFlows
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
}

/// The traps that users cannot leave.
extension TrapFinder {
  /// Places in components of states without an exit, unless all states are one component.
  var deadEnds: [NavigationTrap] {
    var exits = StateGraph(explorer).terminalComponents
    let locked = Set(lockedModals.map(\.subject))
    exits.removeAll { $0.count == explorer.states.count || $0.contains(0) }
    return exits.compactMap { component in
      let places = Set(component.map { explorer.states[$0].sight.front })
      let isWhole = component.allSatisfy(explorer.isWhole)
      // A modal that cannot be left is a trap of its own.
      let isLocked = places.contains { place in
        if case .modal(let name) = place.lane { locked.contains(name) } else { false }
      }
      guard places.count <= 2, isWhole, !isLocked,
        let first = component.min(by: { isShorter($0, $1) })
      else { return nil }
      let place = explorer.states[first].sight.front
      return NavigationTrap(
        kind: .deadEnd, subject: place.screen,
        sentence: "Nothing leads out of \(place.screen) but quitting the app."
          + missingSamples(where: { $0.screen == place.screen }),
        script: explorer.states[first].path)
    }
  }

  private func isShorter(_ one: Int, _ other: Int) -> Bool {
    explorer.states[one].path.count < explorer.states[other].path.count
  }

  /// Modals whose places lead to no other part of the app.
  var lockedModals: [NavigationTrap] {
    let lanes = Set(explorer.states.map(\.sight.front.lane))
    return lanes.compactMap { lane in
      guard case .modal(let name) = lane else { return nil }
      let inside = explorer.states.indices.filter { explorer.states[$0].sight.front.lane == lane }
      let isInside = Set(inside)
      let leaves = explorer.transitions.contains {
        isInside.contains($0.from) && !isInside.contains($0.to)
      }
      // Where a limit has left steps untried, one of them may lead out.
      let isCut = inside.contains { $0 >= explorer.states.count - explorer.unexploredCount }
      guard !leaves, !isCut, inside.count < explorer.states.count,
        let first = inside.min(by: { isShorter($0, $1) })
      else { return nil }
      return NavigationTrap(
        kind: .lockedModal, subject: name,
        sentence: "No action leads out of the modal \(name)."
          + missingSamples(where: { $0.lane == lane }),
        script: explorer.states[first].path)
    }
  }

  /// Returns the advice to add samples to the fields of some places that have none.
  private func missingSamples(where isMeant: (SeenPlace) -> Bool) -> String {
    let fields = explorer.fieldsWithoutSamples.filter { isMeant($0.key) }.flatMap(\.value)
    guard !fields.isEmpty else { return "" }
    let names = Set(fields).sorted().map(\.literal).joined(separator: ", ")
    return " Perhaps a good value opens the way: give samples to the field \(names)."
  }
}
