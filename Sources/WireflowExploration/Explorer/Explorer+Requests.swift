import Wireflow

/// The requests whose answers arrive late, and the scripts that make one after another.
extension Explorer {
  /// A script that has begun work, and the state to which it leads.
  struct Beginning {
    let script: [ExplorationStep]
    let state: Int
    /// True if data differs from those on the known ways.
    var isCounted = false
  }

  /// A step that begins work that outlasts the patience.
  struct Request {
    /// The step and the waits that it implies.
    let steps: [ExplorationStep]
    /// The states that offer the step.
    let sources: Set<Int>
    /// The beginnings in each state where it does so, and those of later times, each by itself.
    var beginnings: [[Beginning]]
    /// The scripts after which the answer differs from earlier ones, because the app counts.
    var counters: [Beginning] = []
  }

  /// Returns the steps that begin work that outlasts the patience.
  func lateRequests(_ wait: ExplorationStep) async -> [Request] {
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
      var request = Request(steps: arrivals[0].steps, sources: sources, beginnings: [first])
      await repeatRequest(&request, arrivals[0], wait)
      requests.append(request)
    }
    return requests
  }

  /// Makes a request again after each of its answers, and records the beginning of the second time and
  /// of each later one with a new answer, because an app may count.
  private func repeatRequest(
    _ request: inout Request, _ arrival: MoveBook.OpenArrival, _ wait: ExplorationStep
  ) async {
    let app = await replay(arrival.way + arrival.steps)
    var beginning: Beginning?
    var answers: Set<String> = []
    for _ in 0..<32 {
      await take([wait], in: app)
      let isNew = answers.insert(reader(app).sight().key).inserted
      if let beginning, isNew || request.beginnings.count == 1 {
        request.beginnings.append([beginning])
      }
      guard await goBack(to: request.sources, offering: arrival.step.step, in: app) else { break }
      if isNew, answers.count > 1, let counter = self.beginning(in: app) {
        request.counters.append(counter)
      }
      await take(arrival.steps, in: app)
      guard reader(app).sight().isPending else { break }
      beginning = self.beginning(in: app, or: arrival.key.state)
    }
  }

  /// Returns the beginning whose script an app has played, or nil if its state is unknown.
  private func beginning(in app: LiveApp, or state: Int? = nil) -> Beginning? {
    let sight = reader(app).sight()
    return (places[sight.key] ?? places[sight.calmKey] ?? state).map {
      Beginning(script: app.path, state: $0, isCounted: true)
    }
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

  /// Returns the beginnings of a request after another beginning, each with other rows if data differs.
  ///
  /// - Parameter pause: the waits between the two requests.
  func beginnings(
    of request: Request, after beginning: Beginning, pausing pause: [ExplorationStep] = []
  ) async -> [Beginning] {
    var way: [ExplorationStep]?
    visitWays(from: states[beginning.state].sight, within: 6) { state, steps in
      if request.sources.contains(state) { way = steps }
      return way == nil
    }
    guard let way else { return [] }
    var found: [Beginning] = []
    for part in 0..<(beginning.isCounted ? Self.rowParts : 1) {
      let app = await replay(beginning.script + pause)
      await take(way + request.steps, in: app, skipping: part)
      guard reader(app).sight().isPending,
        let next = self.beginning(in: app, or: request.beginnings[0][0].state),
        !found.contains(where: { $0.script == next.script })
      else { continue }
      found.append(next)
    }
    return found
  }
}
