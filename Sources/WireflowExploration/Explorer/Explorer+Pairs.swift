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
    let reader: SightReader
    let sight: Sight
    let path: [ExplorationStep]
  }

  /// Returns a known way to one of the last states of a trail and the steps from there to its last
  /// state.
  ///
  /// A session's whole script would be long, and hardly any hidden state outlives a few steps of it.
  fileprivate func detour(_ trail: [TrailPoint], _ path: [ExplorationStep]) -> [ExplorationStep] {
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
      moves.number(of: outcome.edge, from: before) == arrival.key.edge
    else { return nil }
    let path = arrival.way + outcome.steps
    return Start(app: app, reader: outcome.reader, sight: outcome.sight, path: path)
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
      var find: (outcome: Outcome, app: LiveApp, path: [ExplorationStep])?
      await play(script, behind: count) { outcome, app, path in
        guard isNew(outcome.edge) else { return true }
        find = (outcome, app, path)
        return false
      }
      guard let find else { return }
      await noteFind(find.outcome, find.app, path: find.path, trail: [])
      // Without a script that shows it, the find would end each play.
      guard !isNew(find.outcome.edge) else { return }
    }
  }

  /// Records the new edge or state of an outcome, and returns a short script that shows it.
  @discardableResult
  func noteFind(
    _ outcome: Outcome, _ app: LiveApp, path: [ExplorationStep], trail: [TrailPoint]
  ) async -> [ExplorationStep]? {
    let known = outlines.count + eventOutlines.count
    let isNew = isNew(outcome.edge)
    let hasNewPart = !knownParts.isSuperset(of: outcome.sight.parts)
    guard let short = await shortened(path, trail, outcome, mayShrink: isNew || hasNewPart)
    else { return nil }
    record(outcome.edge, short)
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
  fileprivate func ends(with steps: Self) -> Bool { suffix(steps.count).elementsEqual(steps) }
}

extension ExplorationStep {
  /// True if the step is a wait.
  var isWait: Bool { if case .action(.wait) = self { true } else { false } }
}

/// A walk on one live app from one untried pair to the next.
///
/// A tour is a walk from one step to the next that it has not tried itself, after whatever edge.
@MainActor
struct PairSession {
  let explorer: Explorer
  let app: LiveApp
  var reader: SightReader
  var sight: Sight
  var path: [ExplorationStep]
  var shown: Shown?
  /// The number of the last edge.
  var last: Int
  /// The number in the place of each last edge on a tour, or nil for a walk over pairs.
  let tour: Int?
  var target: MoveBook.Arrival?
  var trail: [Explorer.TrailPoint] = []
  var plan: [ExplorationStep] = []
  var avoided: Set<MoveBook.Arrival> = []
  /// True on a tour as long as anything is left to try that changes nothing for long.
  private var keepsSettings: Bool

  init(
    _ explorer: Explorer, _ start: Explorer.Start, after edge: Int,
    to target: MoveBook.Arrival? = nil, tour: Int? = nil
  ) {
    (self.explorer, app, reader, sight) = (explorer, start.app, start.reader, start.sight)
    (path, last, self.target, self.tour) = (start.path, edge, target, tour)
    keepsSettings = tour != nil
  }

  /// The number of the edge after which steps count as tried.
  private var edge: Int { tour ?? last }

  /// The number of steps after which a session ends, so that no app gets too long a history.
  private static let limit = 400

  mutating func run() async {
    for _ in 0..<Self.limit where explorer.checkLimit() {
      guard let state = explorer.places[sight.key] else { return }
      let steps = explorer.finder(app, sight, reader).sampled.filter { !explorer.isDeadly($0) }
      guard let step = choice(among: steps, in: state) else { return }
      explorer.moves.cover(step, after: edge)
      guard
        let outcome = await explorer.result(of: step, from: sight, in: app, showing: shown)
      else {
        explorer.noteRefusal(of: step, path)
        plan = []
        continue
      }
      trail.append(.init(sight: sight, start: path.count))
      path += outcome.steps
      var way = explorer.detour(trail, path)
      if explorer.isNew(outcome.edge) || !explorer.knows(outcome.sight) {
        let short = await explorer.noteFind(outcome, app, path: path, trail: trail)
        // A short script keeps the hidden state that the edge depends on.
        if let short, short.count < path.count, short.ends(with: outcome.steps) {
          way = short.dropLast(outcome.steps.count)
        }
      }
      guard let to = explorer.places[outcome.sight.key] else { return }
      explorer.moves.note(step, from: state, sight, outcome, to: to, way: way)
      last = explorer.moves.number(of: outcome.edge, from: sight)
      if let target, plan.isEmpty, target != .init(edge: edge, state: to) { avoided.insert(target) }
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
    if let step = untried(among: steps, in: state) { return step }
    // The app may not offer the arrival's untried steps this time.
    if trail.isEmpty { explorer.moves.close(.init(edge: edge, state: state)) }
    avoided.insert(.init(edge: edge, state: state))
    if let step = stepTowards(among: steps, from: state) { return step }
    guard keepsSettings else { return nil }
    (keepsSettings, avoided) = (false, [])
    return untried(among: steps, in: state) ?? stepTowards(among: steps, from: state)
  }

  /// Returns a step that has not been tried after the last edge.
  private mutating func untried(among steps: [PossibleStep], in state: Int) -> PossibleStep? {
    let open = steps.first {
      !(keepsSettings && explorer.moves.isSetting($0))
        && explorer.moves.isOpen($0, after: edge, in: state)
    }
    if open != nil { target = nil }
    return open
  }

  /// Returns the first step of a way to an open arrival, and plans the others.
  private mutating func stepTowards(
    among steps: [PossibleStep], from state: Int
  ) -> PossibleStep? {
    for _ in 0..<8 {
      guard
        let way = explorer.moves.way(
          from: state, within: 5, avoiding: avoided, on: tour, keepingSettings: keepsSettings)
      else { return nil }
      target = way.arrival
      plan = Array(way.steps.dropFirst())
      if let step = steps.first(where: { $0.step == way.steps[0] }) { return step }
      avoided.insert(way.arrival)
    }
    return nil
  }
}
