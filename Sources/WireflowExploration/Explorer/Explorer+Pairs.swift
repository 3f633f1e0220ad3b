import Wireflow

/// The search for state that an app remembers but does not show, by trying each step after each
/// edge.
extension Explorer {
  /// Tries all pairs of an edge and the step after it, on live apps.
  func searchPairs() async {
    while checkLimit(), let arrival = moves.nextOpen() {
      guard let start = await reach(arrival) else {
        moves.close(arrival.key)
        continue
      }
      var session = PairSession(self, start, after: arrival.key.edge, to: arrival.key)
      await session.run()
    }
  }

  /// An app in a state, from which a session goes on.
  struct Start {
    let app: LiveApp
    let sight: Sight
  }

  /// Returns a known way to one of the last states of a trail and the steps from there to its last
  /// state.
  ///
  /// A session's whole script would be long, and hardly any hidden state outlives a few steps of it.
  func detour(_ trail: [TrailPoint], _ path: [ExplorationStep]) -> [ExplorationStep] {
    guard let last = trail.last, let point = trail.suffix(4).first else { return path }
    let way = way(to: point.sight) ?? Array(path[..<point.start])
    return (way.count < point.start ? way : Array(path[..<point.start]))
      + path[point.start..<last.start]
  }

  /// Returns an app at an arrival, or nil if its script does not lead there this time.
  private func reach(_ arrival: MoveBook.OpenArrival) async -> Start? {
    let app = await replay(arrival.way)
    let before = reader(app).sight()
    guard let outcome = await result(of: arrival.step, from: before, in: app),
      places[outcome.sight.key] == arrival.key.state,
      moves.number(of: outcome, from: before) == arrival.key.edge
    else { return nil }
    return Start(app: app, sight: outcome.sight)
  }

  /// Plays the known ways again after each event that is possible at the launch, because an app may
  /// remember a link or a fault for a long time.
  func searchInsertions() async {
    guard let start = states.first else { return }
    let app = await replay(start.path)
    let events = finder(app, start.sight).sampled.filter { $0.cause.isEvent && !isDeadly($0) }
    for event in events {
      let ways = scripts.filter { $0.key.outline != nil }.values.sorted(by: NavigationMap.isShorter)
      var played: Set<[ExplorationStep]> = []
      for way in ways.reversed() where checkLimit() && !way.contains(event.step) {
        // A way that is the beginning of a longer one was already played with it.
        guard played.insert(way).inserted else { continue }
        for end in way.indices { played.insert(Array(way[...end])) }
        await playOn(Array(start.path + [event.step] + way.dropFirst(start.path.count)))
      }
    }
  }

  /// Plays a script as far as possible, and records each new edge behind its known beginning.
  func playOn(_ script: [ExplorationStep], behind count: Int = 1) async {
    // Each find ends a play, and the next one goes on to the find behind it.
    for _ in 0..<8 {
      var find: (outcome: Outcome, app: LiveApp)?
      await play(script, behind: count) { outcome, app in
        guard isNew(outcome) else { return true }
        find = (outcome, app)
        return false
      }
      guard let find else { return }
      await noteFind(find.outcome, find.app, trail: [])
      // Without a script that shows it, the find would end each play.
      guard !isNew(find.outcome) else { return }
    }
  }

  /// Records the new edge or state of an outcome, and returns a short script that shows it.
  ///
  /// - Parameter isShort: true if the app's own path counts as short, should no shorter one be known.
  @discardableResult
  func noteFind(
    _ outcome: Outcome, _ app: LiveApp, trail: [TrailPoint], isShort: Bool = false
  ) async -> [ExplorationStep]? {
    let path = app.path
    let known = outlines.count + eventOutlines.count
    let isNew = isNew(outcome)
    let hasNewPart = !knownParts.isSuperset(of: outcome.sight.parts)
    let shorter = await shortened(path, trail, outcome, mayShrink: isNew || hasNewPart)
    guard let short = shorter ?? (isShort ? path : nil) else { return nil }
    for edge in outcome.edges { record(edge, short) }
    note(app, short, outcome, isKept: false)
    await exploreQueue()
    if outlines.count + eventOutlines.count > known { witnesses.append(short) }
    // A new step that shows nothing may count.
    if isNew, outcome.edge.target == .stays, outcome.steps[0].actsOnElement {
      let rounds = [[ExplorationStep]](repeating: outcome.steps, count: 8)
      await playOn(short + rounds.joined(), behind: short.count)
    }
    return short
  }

  /// Returns true if an edge of an outcome is not known yet.
  func isNew(_ outcome: Outcome) -> Bool { outcome.edges.contains(where: isNew) }

  /// Returns true if an edge is not known yet.
  func isNew(_ edge: SeenEdge) -> Bool {
    if let outline = edge.outline { return !outlines.contains(outline) }
    return edge.eventOutline.map { !eventOutlines.contains($0) } ?? false
  }
}

extension Explorer {
  /// Returns the steps that had two outcomes in one state, each once for its screen.
  func makeAmbiguities() -> [NavigationMap.Ambiguity] {
    var found: [String: NavigationMap.Ambiguity] = [:]
    for (state, ambiguities) in moves.ambiguities.sorted(by: { $0.key < $1.key }) {
      let place = states[state].sight.front
      for ambiguity in ambiguities {
        let one = NavigationMap.Ambiguity(
          screen: place.screen, cause: ambiguity.cause, scripts: ambiguity.scripts)
        found[one.name] = found[one.name] ?? one
      }
    }
    return found.values.sorted { $0.name < $1.name }
  }
}

extension [ExplorationStep] {
  /// Returns true if the last steps are the given ones.
  func ends(with steps: Self) -> Bool { suffix(steps.count).elementsEqual(steps) }
}

extension ExplorationStep {
  /// True if the step selects a root item.
  var isSelection: Bool { if case .action(.select) = self { true } else { false } }
  /// True if the step is a wait.
  var isWait: Bool { if case .action(.wait) = self { true } else { false } }
}
