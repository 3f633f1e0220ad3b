import Wireflow

/// The search for answers that arrive late, wherever the user has gone in the meantime.
extension Explorer {
  /// A step that begins work that outlasts the patience, in each state where it does so.
  private struct Request {
    let arrivals: [MoveBook.OpenArrival]
    /// The states that offer the step.
    let sources: Set<Int>
    /// The script that makes the request, takes the answer, and makes the request again.
    let again: [ExplorationStep]?
  }

  /// Waits in each place within reach for each late answer, and tries each step after it.
  ///
  /// Impatient users also make a request twice, or another one before the answer.
  func searchAnswers() async {
    guard let longest = options.waits.max() else { return }
    let wait = ExplorationStep.action(.wait(longest))
    let requests = lateRequests()
    for request in requests {
      for (arrival, way) in ways(after: request, within: 6) where checkLimit() {
        await awaitAnswer(wait, after: arrival.way + arrival.steps, way)
        if let again = request.again { await awaitAnswer(wait, after: again, way) }
      }
      for next in requests {
        for start in scripts(to: next, after: request) {
          for (_, way) in ways(after: next, within: 2) where checkLimit() {
            await awaitAnswer(wait, after: start, way)
          }
        }
      }
    }
  }

  private func lateRequests() -> [Request] {
    let late = moves.arrivals.filter {
      states[$0.key.state].sight.isPending && !states[$0.from].sight.isPending
    }
    let groups = Dictionary(grouping: late, by: \.key.edge).sorted { $0.key < $1.key }
    return groups.map { _, arrivals in
      let place = Whereabouts(states[arrivals[0].from].sight)
      let sources = moves.sources(of: arrivals[0].step.step)
        .filter { Whereabouts(states[$0].sight) == place }
      return Request(
        arrivals: arrivals, sources: sources, again: scriptToRepeat(arrivals[0], from: sources))
    }
  }

  /// Returns the script that makes a request for the second time, after the answer, or nil if no way
  /// back is known.
  private func scriptToRepeat(
    _ arrival: MoveBook.OpenArrival, from sources: Set<Int>
  ) -> [ExplorationStep]? {
    var script: [ExplorationStep]?
    moves.visitUserWays(from: arrival.key.state, within: 5) { state, way in
      if sources.contains(state), way.contains(where: \.isWait) {
        script = arrival.way + arrival.steps + way + arrival.steps
      }
      return script == nil
    }
    return script
  }

  /// Returns the scripts to where a request can be made after another one, with its steps.
  private func scripts(to next: Request, after request: Request) -> [[ExplorationStep]] {
    for arrival in request.arrivals {
      var rest: [ExplorationStep]?
      visitWays(from: arrival.key.state, within: 6) { state, way in
        if next.sources.contains(state) { rest = way + next.arrivals[0].steps }
        return rest == nil
      }
      guard let rest else { continue }
      return [arrival.way + arrival.steps + rest] + (request.again.map { [$0 + rest] } ?? [])
    }
    return []
  }

  /// Returns the way to each of the whereabouts that the user may reach before an answer.
  private func ways(
    after request: Request, within depth: Int
  ) -> [(MoveBook.OpenArrival, [ExplorationStep])] {
    var ways: [(MoveBook.OpenArrival, [ExplorationStep])] = []
    var known: Set<Whereabouts> = []
    for arrival in request.arrivals {
      visitWays(from: arrival.key.state, within: depth) { end, way in
        if known.insert(Whereabouts(states[end].sight)).inserted { ways.append((arrival, way)) }
        return true
      }
    }
    return ways
  }

  /// Visits the states within reach of a state with pending work, and then those within reach of the
  /// same state without it and without a fault, because most moves are known from there.
  private func visitWays(
    from state: Int, within depth: Int, _ body: (Int, [ExplorationStep]) -> Bool
  ) {
    let calm = places[states[state].sight.calmKey]
    for start in [state] + (calm.map { [$0] } ?? []) {
      moves.visitWays(from: start, within: depth, where: { !$0.isWait }, body)
    }
  }

  /// Plays a script and a way, waits for the answer, and tries the steps after it.
  private func awaitAnswer(
    _ wait: ExplorationStep, after script: [ExplorationStep], _ way: [ExplorationStep]
  ) async {
    let app = await replay(script)
    let script = script + (await take(way, in: app))
    let reader = reader(app)
    let before = reader.sight()
    guard before.isPending, let possible = possible(wait, in: app, before, reader),
      let outcome = await result(of: possible, from: before, in: app)
    else { return }
    let path = script + outcome.steps
    if isNew(outcome.edge) || !knows(outcome.sight) {
      await noteFind(outcome, app, path: path, trail: [])
    }
    guard let state = places[outcome.sight.key] else { return }
    let edge = moves.number(of: outcome.edge, from: before)
    let start = Start(app: app, reader: outcome.reader, sight: outcome.sight, path: path)
    var session = PairSession(self, start, after: edge, to: .init(edge: edge, state: state))
    await session.run()
  }

  /// Takes a way as far as possible, and returns the steps taken.
  ///
  /// Data may differ from those on the known way, so the first row replaces a row that is missing.
  private func take(_ way: [ExplorationStep], in app: LiveApp) async -> [ExplorationStep] {
    var path: [ExplorationStep] = []
    for step in way {
      if step.isWait, path.last?.isWait == true { continue }
      if let taken = await app.takeEagerly(step) {
        path += taken
      } else if step.actsOnElement,
        let row = finder(app, reader(app).sight()).sampled.first(where: \.cause.isRow)
      {
        path += await app.takeEagerly(row.step) ?? []
      }
    }
    actionCount += path.count
    return path
  }
}
