import Wireflow

/// The finder of traps in what an explorer has seen, and by running scripts of its own.
@MainActor
struct TrapFinder {
  let explorer: Explorer
  let map: NavigationMap

  /// Returns all traps, sorted by kind and subject, each once with its shortest script.
  func traps() async -> [NavigationTrap] {
    var traps = deadEnds + unreached + refused + endlessFlows + idleAlerts + lockedModals
    traps += idleElements + namelessElements + lossyRestarts + forgetfulLogins
    traps += await growingCycles()
    traps += await forgetfulRoots()
    traps += await strayLinks()
    traps += await unsteady()
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

  private var unreached: [NavigationTrap] {
    map.unreached.map {
      NavigationTrap(
        kind: .unreached, subject: $0, sentence: "No action leads to \($0).", script: [])
    }
  }

  private var refused: [NavigationTrap] {
    explorer.refusals.map { name, script in
      NavigationTrap(
        kind: .refused, subject: name, sentence: "\(name) is offered and refused.", script: script)
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

  /// Places in components of states that nothing leads out of, unless all states are one.
  private var deadEnds: [NavigationTrap] {
    var exits = StateGraph(explorer).terminalComponents
    exits.removeAll { $0.count == explorer.states.count || $0.contains(0) }
    return exits.compactMap { component in
      let places = Set(component.map { explorer.states[$0].sight.front })
      let isPartial = component.contains { explorer.partialStates.contains($0) }
      guard places.count <= 2, !isPartial,
        let first = component.min(by: { isShorter($0, $1) })
      else { return nil }
      let place = explorer.states[first].sight.front
      return NavigationTrap(
        kind: .deadEnd, subject: place.screen,
        sentence: "Nothing leads out of \(place.screen) but quitting the app.",
        script: explorer.states[first].path)
    }
  }

  private func isShorter(_ one: Int, _ other: Int) -> Bool {
    explorer.states[one].path.count < explorer.states[other].path.count
  }

  /// Modals from whose places nothing leads to another part of the app.
  private var lockedModals: [NavigationTrap] {
    let lanes = Set(explorer.states.map(\.sight.front.lane))
    return lanes.compactMap { lane in
      guard case .modal(let name) = lane else { return nil }
      let inside = explorer.states.indices.filter { explorer.states[$0].sight.front.lane == lane }
      let isInside = Set(inside)
      let leaves = explorer.transitions.contains {
        isInside.contains($0.from) && !isInside.contains($0.to)
      }
      guard !leaves, inside.count < explorer.states.count,
        let first = inside.min(by: { isShorter($0, $1) })
      else { return nil }
      return NavigationTrap(
        kind: .lockedModal, subject: name, sentence: "No action leads out of the modal \(name).",
        script: explorer.states[first].path)
    }
  }

  /// Alerts with several answers that all come to the same and change nothing.
  private var idleAlerts: [NavigationTrap] {
    var results: [String: Set<String>] = [:]
    var answers: [String: Set<String>] = [:]
    var scripts: [String: [ExplorationStep]] = [:]
    for transition in explorer.transitions {
      guard case .answer(let title, let option) = transition.edge.cause else { continue }
      let name = "\(title.literal) on \(transition.edge.from.screen)"
      answers[name, default: []].insert(option)
      let isIdle = transition.edge.effects.isEmpty && transition.edge.target == .stays
      results[name, default: []].insert(
        isIdle && !transition.changesContent ? "" : "\(transition.to) \(transition.edge.effects)")
      let path = explorer.states[transition.from].path
      if (scripts[name]?.count ?? .max) > path.count { scripts[name] = path }
    }
    return results.compactMap { name, results in
      guard results == [""], (answers[name]?.count ?? 0) > 1 else { return nil }
      return NavigationTrap(
        kind: .idleAlert, subject: name, sentence: "No answer to \(name) changes anything.",
        script: scripts[name] ?? [])
    }
  }

  /// Buttons and rows that changed nothing in any state.
  private var idleElements: [NavigationTrap] {
    struct Element: Hashable {
      let screen: String
      let cause: NavigationMap.Cause
    }
    var scripts: [Element: [ExplorationStep]] = [:]
    var busy: Set<Element> = []
    for transition in explorer.transitions where transition.edge.cause.isTap {
      let element = Element(screen: transition.edge.from.screen, cause: transition.edge.cause)
      let isIdle =
        transition.from == transition.to && transition.edge.effects.isEmpty
        && transition.edge.target == .stays && !transition.changesContent
      if !isIdle { busy.insert(element) }
      let path = explorer.states[transition.from].path + transition.steps
      if (scripts[element]?.count ?? .max) > path.count { scripts[element] = path }
    }
    return scripts.filter { !busy.contains($0.key) }.map { element, script in
      let name = "\(element.cause) on \(element.screen)"
      return NavigationTrap(
        kind: .idleElement, subject: name, sentence: "\(name) does nothing.", script: script)
    }
  }
}

extension NavigationMap.Cause {
  /// True for a tap on a button or a row.
  fileprivate var isTap: Bool {
    switch self {
    case .button, .row: true
    case .launch, .field, .submit, .toggle, .choice, .answer, .command, .back, .dismiss, .select,
      .drawer, .player, .wait, .adapt, .background, .window,
      .open, .custom, .restart:
      false
    }
  }
}
