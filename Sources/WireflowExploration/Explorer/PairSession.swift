import Wireflow

/// A walk on one live app from one untried pair to the next.
///
/// A tour is a walk from one step to the next that it has not tried itself, after whatever edge. A
/// careful tour ends with its first step that may change data.
@MainActor
struct PairSession {
  /// A tour, whose number is in the place of each last edge.
  struct Tour {
    let number: Int
    let isCareful: Bool
  }

  let explorer: Explorer
  let app: LiveApp
  var sight: Sight
  var shown: Shown?
  /// The number of the last edge.
  var last: Int
  /// The tour, or nil for a walk over pairs.
  let tour: Tour?
  var target: MoveBook.Arrival?
  var trail: [Explorer.TrailPoint] = []
  var plan: [ExplorationStep] = []
  var avoided: Set<MoveBook.Arrival> = []
  /// True on a tour as long as anything is left to try that changes nothing for long.
  private var keepsSettings: Bool

  init(
    _ explorer: Explorer, _ start: Explorer.Start, after edge: Int,
    to target: MoveBook.Arrival? = nil, tour: Tour? = nil
  ) {
    (self.explorer, app, sight) = (explorer, start.app, start.sight)
    (last, self.target, self.tour) = (edge, target, tour)
    keepsSettings = tour?.isCareful == false
  }

  /// The number of the edge after which steps count as tried.
  private var edge: Int { tour?.number ?? last }

  /// The number of steps after which a session ends, so that no app gets too long a history.
  private static let limit = 400

  mutating func run() async {
    var reader: SightReader?
    for _ in 0..<Self.limit where explorer.checkLimit() {
      guard let state = explorer.places[sight.key] else { return }
      let steps = explorer.finder(app, sight, reader).sampled.filter { !explorer.isDeadly($0) }
      guard let step = choice(among: steps, in: state) else { return }
      // A reader would keep the screens that the step removes.
      reader = nil
      explorer.moves.cover(step, after: edge)
      guard
        let outcome = await explorer.result(of: step, from: sight, in: app, showing: shown)
      else {
        explorer.noteRefusal(of: step, in: app)
        plan = []
        continue
      }
      let path = app.path
      trail.append(.init(sight: sight, start: path.count - outcome.steps.count))
      var way = explorer.detour(trail, path)
      if explorer.isNew(outcome) || !explorer.knows(outcome.sight) {
        let short = await explorer.noteFind(
          outcome, app, trail: trail, isShort: tour?.isCareful == true)
        // A short script keeps the hidden state that the edge depends on.
        if let short, short.count < path.count, short.ends(with: outcome.steps) {
          way = short.dropLast(outcome.steps.count)
        }
      }
      guard let to = explorer.places[outcome.sight.key] else { return }
      explorer.moves.note(step, from: state, sight, outcome, to: to, way: way)
      last = explorer.moves.number(of: outcome, from: sight)
      if let target, plan.isEmpty, target != .init(edge: edge, state: to) { avoided.insert(target) }
      if tour?.isCareful == true, !outcome.keepsData { return }
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
