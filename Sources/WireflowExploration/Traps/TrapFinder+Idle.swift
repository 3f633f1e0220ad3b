import Wireflow

/// The traps of alerts, elements and flows that do nothing.
extension TrapFinder {
  /// Returns the alerts whose several answers have one outcome, and change no data anywhere.
  func idleAlerts() async -> [NavigationTrap] {
    var traps: [NavigationTrap] = []
    let graph = StateGraph(explorer)
    for (name, questions) in idleQuestions.sorted(by: { $0.key < $1.key }) {
      var differ = false
      for answers in questions where !differ {
        differ = await differAnywhere(answers.map(script), graph, behind: answers[0])
      }
      // After a limit has ended the search, nobody knows.
      guard !differ, explorer.checkLimit() else { continue }
      let paths = questions.joined().map { explorer.states[$0.from].path }
      traps.append(
        NavigationTrap(
          kind: .idleAlert, subject: name, sentence: "No answer to \(name) changes anything.",
          script: paths.min(by: NavigationMap.isShorter) ?? []))
    }
    return traps
  }

  /// The answers of alerts without an effect at the moment of the answer, for each state in which an
  /// alert has been answered.
  private var idleQuestions: [String: [[Explorer.Transition]]] {
    var questions: [String: [Int: [Explorer.Transition]]] = [:]
    for transition in explorer.transitions {
      guard case .answer(let title, _) = transition.edge.cause else { continue }
      let name = "\(title.literal) on \(transition.edge.from.screen)"
      questions[name, default: [:]][transition.from, default: []].append(transition)
    }
    return questions.compactMapValues { questions in
      let isIdle = questions.values.allSatisfy { answers in
        // If answers lead to different states, their effect shows elsewhere.
        answers.allSatisfy { $0.isIdle && $0.to == answers[0].to }
      }
      let options = Set(questions.values.joined().map(\.edge.cause))
      guard isIdle, options.count > 1 else { return nil }
      return questions.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// Returns the buttons and rows that changed no data anywhere, in any state.
  func idleElements() async -> [NavigationTrap] {
    var taps: [Explorer.TappedElement: [Explorer.Transition]] = [:]
    let busy = explorer.busyElements.union(explorer.effectiveElements)
    for tap in explorer.transitions where tap.edge.cause.isTap {
      let element = Explorer.TappedElement(screen: tap.edge.from.screen, cause: tap.edge.cause)
      if !busy.contains(element) { taps[element, default: []].append(tap) }
    }
    var traps: [NavigationTrap] = []
    let graph = StateGraph(explorer)
    for (element, taps) in taps.sorted(by: { $0.value[0].from < $1.value[0].from }) {
      var differ = false
      for tap in taps where !differ {
        let scripts = [explorer.states[tap.from].path, script(tap)]
        differ = await differAnywhere(scripts, graph, behind: tap)
      }
      guard !differ, explorer.checkLimit() else { continue }
      let name = "\(element.cause) on \(element.screen)"
      traps.append(
        NavigationTrap(
          kind: .idleElement, subject: name, sentence: "\(name) does nothing.",
          script: taps.map(script).min(by: NavigationMap.isShorter) ?? []))
    }
    return traps
  }

  private func script(_ transition: Explorer.Transition) -> [ExplorationStep] {
    explorer.states[transition.from].path + transition.steps
  }

  /// Returns true if a place that the user can reach behind a transition shows something else after
  /// one of several scripts.
  private func differAnywhere(
    _ scripts: [[ExplorationStep]], _ graph: StateGraph, behind transition: Explorer.Transition
  ) async -> Bool {
    guard scripts.count > 1 else { return false }
    for way in ways(from: transition.to, graph) where explorer.checkLimit() {
      var seen: Set<[Int]> = []
      for script in scripts { seen.insert(await data(on: way, behind: script)) }
      if seen.count > 1 { return true }
    }
    return false
  }

  /// Returns the shortest way from a state to each place, unless it is the beginning of another one.
  private func ways(from state: Int, _ graph: StateGraph) -> [[ExplorationStep]] {
    var known: Set<SeenPlace> = []
    var ways: [[Int]] = []
    for (end, other) in explorer.states.enumerated() where other.sight.alert == nil {
      guard !known.contains(other.sight.front.outline), let way = graph.way(from: state, to: end)
      else { continue }
      known.insert(other.sight.front.outline)
      ways.append(way)
    }
    let longest = ways.filter { way in
      !ways.contains { $0.count > way.count && $0.starts(with: way) }
    }
    return longest.map { way in way.flatMap { explorer.transitions[$0].steps } }
  }

  /// Returns the data of the app after each step of a way behind a script.
  private func data(on way: [ExplorationStep], behind script: [ExplorationStep]) async -> [Int] {
    let app = await explorer.replay(script)
    var data: [Int] = []
    for step in way {
      guard await app.take(step) else { break }
      data.append(explorer.reader(app).data)
    }
    return data
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

extension Explorer.Transition {
  /// True for a step without any outcome.
  fileprivate var isIdle: Bool { edge.effects.isEmpty && edge.target == .stays && !hasEffect }
}

extension NavigationMap.Cause {
  /// True for a tap on a button or a row.
  var isTap: Bool { if case .button = self { true } else { isRow } }
}
