import Wireflow

/// The traps of alerts, elements and flows that do nothing.
extension TrapFinder {
  /// Alerts with several answers that all have the same outcome and change nothing.
  var idleAlerts: [NavigationTrap] {
    struct Question: Hashable {
      let name: String
      let state: Int
    }
    var results: [Question: Set<Int>] = [:]
    var answers: [String: Set<String>] = [:]
    var busy: Set<String> = []
    var scripts: [String: [ExplorationStep]] = [:]
    for transition in explorer.transitions {
      guard case .answer(let title, let option) = transition.edge.cause else { continue }
      let name = "\(title.literal) on \(transition.edge.from.screen)"
      answers[name, default: []].insert(option)
      results[Question(name: name, state: transition.from), default: []].insert(transition.to)
      let isIdle = transition.edge.effects.isEmpty && transition.edge.target == .stays
      if !isIdle || transition.hasEffect { busy.insert(name) }
      let path = explorer.states[transition.from].path
      if (scripts[name]?.count ?? .max) > path.count { scripts[name] = path }
    }
    // If answers lead to different states, their effect shows elsewhere.
    for (question, states) in results where states.count > 1 { busy.insert(question.name) }
    return answers.filter { $0.value.count > 1 && !busy.contains($0.key) }.map { name, _ in
      NavigationTrap(
        kind: .idleAlert, subject: name, sentence: "No answer to \(name) changes anything.",
        script: scripts[name] ?? [])
    }
  }

  /// Buttons and rows that changed nothing in any state.
  var idleElements: [NavigationTrap] {
    var scripts: [Explorer.TappedElement: [ExplorationStep]] = [:]
    for transition in explorer.transitions where transition.edge.cause.isTap {
      let edge = transition.edge
      let element = Explorer.TappedElement(screen: edge.from.screen, cause: edge.cause)
      let path = explorer.states[transition.from].path + transition.steps
      if (scripts[element]?.count ?? .max) > path.count { scripts[element] = path }
    }
    let busy = explorer.busyElements
    return scripts.filter { !busy.contains($0.key) }.map { element, script in
      let name = "\(element.cause) on \(element.screen)"
      return NavigationTrap(
        kind: .idleElement, subject: name, sentence: "\(name) does nothing.", script: script)
    }
  }

  /// Screens whose elements call an ended flow, one for each flow and screen.
  var endedFlows: [NavigationTrap] {
    explorer.transitions.compactMap { transition in
      guard let flow = transition.endedFlow else { return nil }
      let screen = transition.edge.from.screen
      return NavigationTrap(
        kind: .endedFlow, subject: "\(flow) on \(screen)",
        sentence: "\(transition.edge.cause.outline) on \(screen) calls \(flow), which has ended.",
        script: explorer.states[transition.from].path + transition.steps)
    }
  }
}

extension NavigationMap.Cause {
  /// True for a tap on a button or a row.
  var isTap: Bool {
    switch self {
    case .button, .row: true
    case .launch, .field, .submit, .toggle, .choice, .answer, .command, .back, .dismiss, .select,
      .next, .previous, .drawer, .player, .wait, .adapt, .background, .window,
      .open, .custom, .restart:
      false
    }
  }
}
