import Wireflow

/// The search for state that an app remembers but does not show, by trying each step after each
/// edge.
extension Explorer {
  /// Tries all pairs of an edge and the step after it, on live apps.
  func searchPairs() async {
    while checkLimit(), let arrival = moves.nextOpen() {
      let app = await replay(arrival.script)
      let reader = reader(app)
      let sight = reader.sight()
      guard places[sight.key] == arrival.key.state else {
        // This time the script led to a different state.
        moves.close(arrival.key)
        continue
      }
      var session = PairSession(self, app, reader, sight, arrival.script, arrival.key)
      await session.run()
    }
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

  /// Plays a script as far as possible, and records the first new edge.
  private func playOn(_ script: [ExplorationStep]) async {
    var finds: [(Outcome, LiveApp, [ExplorationStep])] = []
    await play(script) { outcome, app, path in
      if finds.isEmpty, isNew(outcome.edge) { finds.append((outcome, app, path)) }
    }
    for (outcome, app, path) in finds { await noteFind(outcome, app, path: path, trail: []) }
  }

  /// Records the new edge or state of an outcome, with a short script that shows it.
  func noteFind(
    _ outcome: Outcome, _ app: LiveApp, path: [ExplorationStep], trail: [TrailPoint]
  ) async {
    let known = outlines.count + eventOutlines.count
    let isNew = isNew(outcome.edge)
    guard let short = await shortened(path, trail, outcome, mayShrink: isNew) else { return }
    record(outcome.edge, short)
    note(app, short, outcome, isKept: false)
    await exploreQueue()
    if outlines.count + eventOutlines.count > known { witnesses.append(short) }
  }

  /// A state on the way, and the index in the script at which its steps begin.
  struct TrailPoint {
    let sight: Sight
    let start: Int
  }

  /// Returns a shorter script with the same outcome: a known way to an earlier state and the steps
  /// after it, or else the path without its needless steps.
  private func shortened(
    _ path: [ExplorationStep], _ trail: [TrailPoint], _ outcome: Outcome, mayShrink: Bool
  ) async -> [ExplorationStep]? {
    var count = 1
    while count <= trail.count, mayShrink || count < 4 {
      let point = trail[trail.count - count]
      count = count < 4 ? count + 1 : count * 2
      guard let way = way(to: point.sight) else { continue }
      let script = way + path[point.start...]
      if script.count >= path.count { break }
      if await leads(script, to: outcome) { return script }
    }
    // Only a new edge is worth a long search, so a new state without a known way nearby is dropped.
    guard mayShrink else { return nil }
    guard await leads(path, to: outcome) else { return path }
    return await shrink(path) { await self.leads($0, to: outcome) }
  }

  /// Returns true if a script's last step takes the wanted edge into the wanted state, whatever
  /// comes before it.
  private func leads(_ script: [ExplorationStep], to wanted: Outcome) async -> Bool {
    let patience = ExplorationStep.action(.wait(options.patience))
    var end = script.count - 1
    if wanted.edge.cause != .wait {
      while end > 0, script[end].isWait { end -= 1 }
    }
    guard end > 0 else { return false }
    let app = LiveApp(subject)
    var taken: [ExplorationStep] = []
    for step in script[..<end] {
      if step == patience, taken.count == 2 {
        taken = []
        continue
      }
      if step.isWait, !app.isPending { continue }
      guard let steps = await app.takeEagerly(step) else { return false }
      actionCount += steps.count
      taken = steps
    }
    let reader = reader(app)
    let sight = reader.sight()
    guard let possible = possible(script[end], in: app, sight, reader),
      let outcome = await result(of: possible, from: sight, in: app, showing: reader.shown)
    else { return false }
    return outcome.edge.plain == wanted.edge.plain && outcome.sight.key == wanted.sight.key
  }

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

extension ExplorationStep {
  /// True if the step is a wait.
  var isWait: Bool { if case .action(.wait) = self { true } else { false } }
}

/// A walk on one live app from one untried pair to the next.
@MainActor
private struct PairSession {
  let explorer: Explorer
  let app: LiveApp
  var reader: SightReader
  var sight: Sight
  var path: [ExplorationStep]
  var shown: Shown?
  /// The number of the last edge.
  var last: Int
  var target: MoveBook.Arrival?
  var trail: [Explorer.TrailPoint] = []
  var plan: [ExplorationStep] = []
  var avoided: Set<MoveBook.Arrival> = []

  init(
    _ explorer: Explorer, _ app: LiveApp, _ reader: SightReader, _ sight: Sight,
    _ script: [ExplorationStep], _ arrival: MoveBook.Arrival
  ) {
    (self.explorer, self.app, self.reader, self.sight) = (explorer, app, reader, sight)
    (path, last, target) = (script, arrival.edge, arrival)
  }

  /// The number of steps after which a session ends, so that no app gets too long a history.
  private static let limit = 400

  mutating func run() async {
    for _ in 0..<Self.limit where explorer.checkLimit() {
      guard let state = explorer.places[sight.key] else { return }
      let steps = explorer.finder(app, sight, reader).sampled.filter { !explorer.isDeadly($0) }
      guard let step = choice(among: steps, in: state) else { return }
      explorer.moves.cover(step, after: last)
      guard
        let outcome = await explorer.result(of: step, from: sight, in: app, showing: shown)
      else {
        explorer.noteRefusal(of: step, path)
        plan = []
        continue
      }
      trail.append(.init(sight: sight, start: path.count))
      path += outcome.steps
      if explorer.isNew(outcome.edge) || !explorer.knows(outcome.sight) {
        await explorer.noteFind(outcome, app, path: path, trail: trail)
      }
      guard let to = explorer.places[outcome.sight.key] else { return }
      explorer.moves.note(step, from: state, sight, outcome, to: to, path)
      last = explorer.moves.number(of: outcome.edge, from: sight)
      if let target, plan.isEmpty, target != .init(edge: last, state: to) { avoided.insert(target) }
      (sight, shown, reader) = (outcome.sight, outcome.shown, outcome.reader)
    }
  }

  /// Returns the next step: the plan's, an untried one, or the first of a way to an open arrival.
  private mutating func choice(among steps: [PossibleStep], in state: Int) -> PossibleStep? {
    if let next = plan.first {
      plan.removeFirst()
      if let step = steps.first(where: { $0.step == next }) { return step }
      if let target { avoided.insert(target) }
      plan = []
    }
    let open = steps.first { explorer.moves.isOpen($0, after: last, in: state) }
    if let open {
      target = nil
      return open
    }
    // The app may not offer the arrival's untried steps this time.
    if trail.isEmpty { explorer.moves.close(.init(edge: last, state: state)) }
    avoided.insert(.init(edge: last, state: state))
    for _ in 0..<8 {
      guard let way = explorer.moves.way(from: state, within: 5, avoiding: avoided) else {
        return nil
      }
      target = way.arrival
      plan = Array(way.steps.dropFirst())
      if let step = steps.first(where: { $0.step == way.steps[0] }) { return step }
      avoided.insert(way.arrival)
    }
    return nil
  }
}
