import Wireflow

/// The known moves between the states of an app, and the tried pairs of an edge and the step after
/// it.
///
/// Hidden memory shows in the step after the one that changed it. A search therefore tries each
/// step of a place after each edge that leads there.
struct MoveBook {
  /// A step as pairs count it, without the data of rows.
  private struct Out: Hashable {
    let place: SeenPlace
    let starter: String
    let cause: NavigationMap.Cause
    let step: ExplorationStep?
  }

  /// The edges of a step as pairs count them, together with the alert that was shown before it, and
  /// with whether requests waited behind one after it.
  private struct Entry: Hashable {
    let edges: [SeenEdge]
    let alert: String?
    let hasRequestsWaiting: Bool
  }

  private struct Pair: Hashable {
    let edge: Int
    let out: Int
  }

  /// A state, and the edge that led into it.
  struct Arrival: Hashable {
    let edge: Int
    let state: Int
  }

  /// An arrival with the step that first led to it.
  struct OpenArrival {
    let key: Arrival
    /// The state before the step.
    let from: Int
    let step: PossibleStep
    /// The script to the state before the step.
    let way: [ExplorationStep]
    /// The steps that were taken, including their waits.
    let steps: [ExplorationStep]
  }

  /// An arrival that may be open, with its place in the list and the length of its script.
  private struct Waiting {
    let key: Arrival
    let place: Int
    let length: Int
  }

  /// The number of rows of a place that count separately.
  private static let rowCount = 8

  private var outs: [Out: Int] = [:]
  private var rows: [SeenPlace: Set<ExplorationStep>] = [:]
  private var edges: [Entry: Int] = [:]
  private var covered: Set<Pair> = []
  private var closed: Set<Arrival> = []
  /// The possible steps of each state.
  private var steps: [Int: [Int]] = [:]
  /// The links and custom actions of each state in which the user has entered nothing.
  private var events: [Int: [Int]] = [:]
  /// The edges after which the app no longer shows the texts that the user has entered.
  private var farewells: Set<Int> = []
  /// The known steps of each state, in the order of their discovery.
  private(set) var knownSteps: [Int: [KnownStep]] = [:]
  /// The places of steps among the known ones of their states.
  private(set) var places: [Int: [ExplorationStep: Int]] = [:]
  /// The numbers of the edges that may change something for long.
  private(set) var settings: Set<Int> = []
  /// The numbers of the edges that may change data.
  private(set) var changes: Set<Int> = []
  /// The elements with setting edges.
  private var settingElements: Set<Explorer.TappedElement> = []
  private var firstEdges: [Int: Int] = [:]
  /// The arrivals in the order of their discovery.
  private(set) var arrivals: [OpenArrival] = []
  private var known: Set<Arrival> = []
  /// The arrivals that may be open, in the order of their discovery.
  private var waiting: [Waiting] = []
  /// The states in which a step had two outcomes.
  private(set) var ambiguities: [Int: [Ambiguity]] = [:]

  /// The number of tours so far.
  private var tourCount = 0

  /// The number of pairs that were tried.
  var triedCount: Int { covered.count }
}

// MARK: - Notes

extension MoveBook {
  private mutating func number(of possible: PossibleStep) -> Int {
    let place = possible.from.outline
    var step: ExplorationStep? = possible.step
    if case .row = possible.cause, !rows[place, default: []].contains(possible.step) {
      // The first rows of a place count separately, because their outcomes depend on data.
      if rows[place, default: []].count < Self.rowCount {
        rows[place, default: []].insert(possible.step)
      } else {
        step = nil
      }
    }
    let out = Out(
      place: place, starter: possible.starter, cause: possible.cause.outline, step: step)
    let number = outs[out] ?? outs.count
    outs[out] = number
    return number
  }

  /// Returns the number of a step's edge as pairs count it.
  @MainActor
  mutating func number(of outcome: Explorer.Outcome, from sight: Sight) -> Int {
    let entry = Entry(
      edges: outcome.edges.map(\.plain), alert: sight.alert.map { $0.id ?? $0.title.masked },
      hasRequestsWaiting: outcome.sight.hasRequestsWaiting)
    let number = edges[entry] ?? edges.count
    edges[entry] = number
    return number
  }

  /// Records the steps that are possible in a state.
  ///
  /// Events count only if they are links or custom actions, and only where the user has entered
  /// something, or has just left a place with such a text.
  mutating func note(_ possible: [PossibleStep], in state: Int, _ sight: Sight) {
    let own = possible.filter { !$0.cause.isEvent }.map { number(of: $0) }
    let events = possible.filter { $0.cause.isLink || $0.cause.isCustom }.map { number(of: $0) }
    steps[state] = own + (sight.hasEntries ? events : [])
    self.events[state] = sight.hasEntries ? [] : events
  }

  /// Returns the steps of a state that count after an edge, or nil if the state is not explored yet.
  private func steps(of state: Int, after edge: Int) -> [Int]? {
    guard let steps = steps[state] else { return nil }
    return farewells.contains(edge) ? steps + (events[state] ?? []) : steps
  }

  /// Records that a step was tried after an edge.
  mutating func cover(_ possible: PossibleStep, after edge: Int) {
    covered.insert(Pair(edge: edge, out: number(of: possible)))
  }

  /// Returns true if a step has not been tried after an edge.
  mutating func isOpen(
    _ possible: PossibleStep, after edge: Int, in state: Int
  ) -> Bool {
    let out = number(of: possible)
    if possible.cause.isEvent, steps(of: state, after: edge)?.contains(out) != true { return false }
    return !covered.contains(Pair(edge: edge, out: out))
  }

  /// Returns a tour with a number that no edge has.
  mutating func newTour(isCareful: Bool) -> PairSession.Tour {
    tourCount += 1
    return PairSession.Tour(number: -tourCount, isCareful: isCareful)
  }

  /// Returns true if a step is known to change something for long, whatever the state.
  func isSetting(_ possible: PossibleStep) -> Bool { settingElements.contains(possible.element) }

  /// Records a step from one state to another.
  @MainActor
  mutating func note(
    _ possible: PossibleStep, from: Int, _ before: Sight, _ outcome: Explorer.Outcome, to: Int,
    way: [ExplorationStep]
  ) {
    let arrival = Arrival(edge: number(of: outcome, from: before), state: to)
    if !outcome.keepsData { changes.insert(arrival.edge) }
    if outcome.edges.contains(where: \.isSetting) {
      settings.insert(arrival.edge)
      settingElements.insert(possible.element)
    }
    if before.hasEntries, !outcome.sight.hasEntries { farewells.insert(arrival.edge) }
    if let first = firstEdges[from] { cover(possible, after: first) }
    if firstEdges[to] == nil { firstEdges[to] = arrival.edge }
    if known.insert(arrival).inserted {
      waiting.append(Waiting(key: arrival, place: arrivals.count, length: way.count))
      arrivals.append(
        OpenArrival(
          key: arrival, from: from, step: possible, way: way, steps: outcome.steps))
    }
    let move = Move(steps: outcome.steps, arrival: arrival)
    guard let place = places[from]?[possible.step], let known = knownSteps[from]?[place] else {
      places[from, default: [:]][possible.step] = knownSteps[from]?.count ?? 0
      knownSteps[from, default: []].append(KnownStep(step: possible.step, moves: [move]))
      return
    }
    guard known.moves[0].arrival != arrival else { return }
    if !known.moves.contains(where: { $0.arrival.state == to }) {
      knownSteps[from]?[place].moves.append(move)
    }
    let isKnown = ambiguities[from]?.contains { $0.cause == possible.cause.outline } == true
    guard !isKnown, let first = arrivals.first(where: { $0.key == known.moves[0].arrival }) else {
      return
    }
    ambiguities[from, default: []].append(
      Ambiguity(
        cause: possible.cause.outline, scripts: [first.way + first.steps, way + outcome.steps]))
  }
}

// MARK: - Search

extension MoveBook {
  /// Closes an arrival whose steps can no longer be tried.
  mutating func close(_ arrival: Arrival) { closed.insert(arrival) }

  /// Returns true if some step of an arrival has not been tried after its edge.
  mutating func isOpen(_ arrival: Arrival) -> Bool {
    guard !closed.contains(arrival), let steps = steps(of: arrival.state, after: arrival.edge)
    else { return false }
    if steps.contains(where: { !covered.contains(Pair(edge: arrival.edge, out: $0)) }) {
      return true
    }
    closed.insert(arrival)
    return false
  }

  /// Returns the open arrival with the shortest script, or nil if there is none.
  mutating func nextOpen() -> OpenArrival? {
    var best: Waiting?
    waiting.removeAll { closed.contains($0.key) }
    for arrival in waiting {
      if let best, best.length <= arrival.length { continue }
      if isOpen(arrival.key) { best = arrival }
    }
    return best.map { arrivals[$0.place] }
  }
}
