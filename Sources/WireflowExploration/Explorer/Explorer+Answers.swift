import Wireflow

/// The search for answers that arrive late, wherever the user has gone in the meantime.
extension Explorer {
  /// A script that has begun work, and the state to which it leads.
  private struct Beginning {
    let script: [ExplorationStep]
    let state: Int
  }

  /// A step that begins work that outlasts the patience.
  private struct Request {
    /// The step and the waits that it implies.
    let steps: [ExplorationStep]
    /// The states that offer the step.
    let sources: Set<Int>
    /// The beginnings in each state where it does so, and those of later times, each by itself.
    let beginnings: [[Beginning]]
  }

  /// Waits in each place within reach for each late answer, and tries each step after it.
  ///
  /// Impatient users also make a request twice, or another one before the answer.
  func searchAnswers() async {
    guard let longest = options.waits.max() else { return }
    let wait = ExplorationStep.action(.wait(longest))
    let requests = await lateRequests(wait)
    for request in requests {
      for beginnings in request.beginnings {
        await awaitAnswers(wait, after: beginnings, within: 6)
      }
      for next in requests {
        for beginning in beginnings(of: next, after: request) {
          await awaitAnswers(wait, after: [beginning], within: 2)
        }
      }
    }
  }

  private func lateRequests(_ wait: ExplorationStep) async -> [Request] {
    let late = moves.arrivals.filter {
      states[$0.key.state].sight.isPending && !states[$0.from].sight.isPending
    }
    let groups = Dictionary(grouping: late, by: \.key.edge).sorted { $0.key < $1.key }
    var requests: [Request] = []
    for (_, arrivals) in groups where checkLimit() {
      let place = Whereabouts(states[arrivals[0].from].sight)
      let sources = moves.sources(of: arrivals[0].step.step)
        .filter { Whereabouts(states[$0].sight) == place }
      let first = arrivals.map { Beginning(script: $0.way + $0.steps, state: $0.key.state) }
      let later = await repeated(arrivals[0], from: sources, wait)
      requests.append(
        Request(
          steps: arrivals[0].steps, sources: sources, beginnings: [first] + later.map { [$0] }))
    }
    return requests
  }

  /// Makes a request again after each of its answers, and returns the beginning of the second time and
  /// of each later one with a new answer, because an app may count.
  private func repeated(
    _ arrival: MoveBook.OpenArrival, from sources: Set<Int>, _ wait: ExplorationStep
  ) async -> [Beginning] {
    let app = await replay(arrival.way + arrival.steps)
    var beginning: Beginning?
    var beginnings: [Beginning] = []
    var answers: Set<String> = []
    for _ in 0..<32 {
      await take([wait], in: app)
      let isNew = answers.insert(reader(app).sight().key).inserted
      if let beginning, isNew || beginnings.isEmpty { beginnings.append(beginning) }
      guard await goBack(to: sources, offering: arrival.step.step, in: app) else { break }
      await take(arrival.steps, in: app)
      let sight = reader(app).sight()
      guard sight.isPending else { break }
      beginning = Beginning(
        script: app.path, state: places[sight.key] ?? places[sight.calmKey] ?? arrival.key.state)
    }
    return beginnings
  }

  /// Answers alerts and goes back to one of the states that offer a step, and returns false if no way is
  /// known.
  private func goBack(
    to sources: Set<Int>, offering step: ExplorationStep, in app: LiveApp
  ) async -> Bool {
    for _ in 0..<4 {
      let sight = reader(app).sight()
      if sight.alert == nil, possible(step, in: app, sight, nil) != nil { return true }
      var way: [ExplorationStep]?
      visitWays(from: sight, within: 5) { state, steps in
        if sources.contains(state) { way = steps }
        return way == nil
      }
      if let way {
        await take(way, in: app)
        return true
      }
      guard sight.alert != nil, let answer = finder(app, sight).sampled.first else { return false }
      await take([answer.step], in: app)
    }
    return false
  }

  /// Returns the beginnings of a request after those of another one.
  private func beginnings(of next: Request, after request: Request) -> [Beginning] {
    var found: [Beginning] = []
    for beginning in request.beginnings.joined() {
      visitWays(from: states[beginning.state].sight, within: 6) { state, way in
        guard next.sources.contains(state) else { return true }
        let known = moves.knownStep(next.steps[0], in: state)
        let end = known?.moves[0].arrival.state ?? next.beginnings[0][0].state
        found.append(Beginning(script: beginning.script + way + next.steps, state: end))
        return false
      }
    }
    return found
  }

  /// A known way behind a beginning, and the whereabouts at its end.
  private struct Way {
    let script: [ExplorationStep]
    let steps: [ExplorationStep]
    let end: Whereabouts
  }

  /// Waits for an answer in each of the whereabouts within reach of its beginnings, the nearest first.
  private func awaitAnswers(
    _ wait: ExplorationStep, after beginnings: [Beginning], within depth: Int
  ) async {
    // A known way may lead elsewhere this time, because an answer is missing.
    let patience = 3
    var tries: [Whereabouts: Int] = [:]
    let ways = beginnings.flatMap { self.ways(after: $0, within: depth) }.enumerated()
      .sorted { ($0.element.steps.count, $0.offset) < ($1.element.steps.count, $1.offset) }
    for (_, way) in ways where checkLimit() && tries[way.end, default: 0] < patience {
      tries[way.end, default: 0] += 1
      tries[await awaitAnswer(wait, after: way.script, way.steps)] = patience
    }
  }

  /// Returns the way to each of the whereabouts that the user may reach before an answer.
  private func ways(after beginning: Beginning, within depth: Int) -> [Way] {
    var ways: [Way] = []
    var known: Set<Whereabouts> = []
    visitWays(from: states[beginning.state].sight, within: depth) { state, steps in
      let end = Whereabouts(states[state].sight)
      if known.insert(end).inserted {
        ways.append(Way(script: beginning.script, steps: steps, end: end))
      }
      return true
    }
    return ways
  }

  /// Visits the states within reach of a state with pending work, and then those within reach of the
  /// same state without it and without a fault, because most moves are known from there.
  private func visitWays(
    from sight: Sight, within depth: Int, _ body: (Int, [ExplorationStep]) -> Bool
  ) {
    var goesOn = true
    func visit(_ state: Int, _ way: [ExplorationStep]) -> Bool {
      goesOn = body(state, way)
      return goesOn
    }
    for start in [places[sight.key], places[sight.calmKey]].compactMap(\.self) where goesOn {
      moves.visitWays(from: start, within: depth, where: { !$0.isWait }, visit)
    }
  }

  /// Plays a script and a way, waits for the answer, and tries the steps after it.
  ///
  /// - Returns: the whereabouts during the wait.
  private func awaitAnswer(
    _ wait: ExplorationStep, after script: [ExplorationStep], _ way: [ExplorationStep]
  ) async -> Whereabouts {
    let app = await replay(script)
    await take(way, in: app)
    let before = reader(app).sight()
    let place = Whereabouts(before)
    guard before.isPending, let possible = possible(wait, in: app, before, nil),
      let outcome = await result(of: possible, from: before, in: app)
    else { return place }
    if isNew(outcome) || !knows(outcome.sight) {
      await noteFind(outcome, app, trail: [], isShort: true)
    }
    guard let state = places[outcome.sight.key] else { return place }
    let edge = moves.number(of: outcome, from: before)
    let start = Start(app: app, sight: outcome.sight)
    var session = PairSession(self, start, after: edge, to: .init(edge: edge, state: state))
    await session.run()
    return place
  }

  /// Takes a way as far as possible.
  ///
  /// Data may differ from those on the known way, so the first row replaces a row that is missing.
  private func take(_ way: [ExplorationStep], in app: LiveApp) async {
    let count = app.path.count
    for step in way {
      if step.isWait, app.path.count > count, app.path.last?.isWait == true { continue }
      if await app.takeEagerly(step) != nil { continue }
      if step.actsOnElement,
        let row = finder(app, reader(app).sight()).sampled.first(where: \.cause.isRow)
      {
        await app.takeEagerly(row.step)
      }
    }
    actionCount += app.path.count - count
  }
}
