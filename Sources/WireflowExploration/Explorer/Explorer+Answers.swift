import Wireflow

/// The search for answers that arrive late, wherever the user has gone in the meantime.
extension Explorer {
  /// The waits for late answers.
  private struct Waits {
    /// The wait for each answer.
    let whole: ExplorationStep
    /// A wait that lets another request follow long before the answer.
    let half: ExplorationStep

    init(_ longest: Duration) {
      (whole, half) = (.action(.wait(longest)), .action(.wait(longest / 2)))
    }
  }

  /// Waits in each place within reach for each late answer, and tries each step after it.
  ///
  /// Impatient users also make a request twice, or another one before the answer, at once or halfway to
  /// the answer. Once a request has used something up, they make two others.
  func searchAnswers() async {
    guard let longest = options.waits.max() else { return }
    let waits = Waits(longest)
    let requests = await lateRequests(waits.whole)
    for request in requests {
      for beginnings in request.beginnings {
        await awaitAnswers(waits.whole, after: beginnings, within: 6)
      }
      for beginning in request.beginnings.joined() {
        await awaitSecondAnswers(waits, of: requests, after: beginning, within: 2)
      }
    }
    for counter in requests.flatMap(\.counters) {
      for request in requests {
        for beginning in await beginnings(of: request, after: counter) {
          await awaitAnswers(waits.whole, after: [beginning], within: 0)
          await awaitSecondAnswers(waits, of: requests, after: beginning, within: 0)
        }
      }
    }
  }

  /// Makes each request after a beginning, and waits for the answers.
  private func awaitSecondAnswers(
    _ waits: Waits, of requests: [Request], after beginning: Beginning, within depth: Int
  ) async {
    for request in requests where checkLimit() {
      for second in await beginnings(of: request, after: beginning) {
        await awaitAnswers(waits.whole, after: [second], within: depth)
      }
      for second in await beginnings(of: request, after: beginning, pausing: [waits.half]) {
        await awaitAnswers(waits.half, after: [second], within: 0)
      }
    }
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
}
