import Wireflow

/// The search for behaviour that depends on hidden state, which no screen shows.
///
/// The hunt works like a coverage-guided fuzzer. It chooses a known script, changes it by a few random
/// operators, and plays it. If the script shows an edge, an effect or a part of a state that was
/// unknown, the hunt shortens it and may choose it later on.
@MainActor
struct Hunt {
  /// A script to start from, and its record so far.
  struct Entry {
    let script: [ExplorationStep]
    /// The number of times that it was chosen.
    var picks = 0
    /// The number of plays with a find that began with it.
    var finds = 0

    /// The preference for scripts that are short, were rarely chosen and led to finds.
    var energy: Double { Double(1 + 4 * finds) / (Double(1 + picks) * Double(8 + script.count)) }
  }

  /// The index of an entry.
  struct Source: Hashable {
    let isFind: Bool
    let place: Int
  }

  /// A try of a step at random, by which the least tried step is chosen.
  struct Attempt: Hashable {
    /// The last edge, or the last one that may have changed data.
    let edge: SeenEdge?
    let place: SeenPlace
    let cause: NavigationMap.Cause
  }

  let explorer: Explorer
  var random: SplitMix
  /// The shortest scripts of the edges and states that were known before.
  private var origins: [Entry] = []
  /// The scripts that showed something new or unexpected.
  private var findings: [Entry] = []
  private var known: Set<[ExplorationStep]> = []
  private var retries = Retries()
  /// The number of times that each step was taken at random.
  var tries: [Attempt: Int] = [:]
  /// The elements whose outcome in a known state was another one than before.
  var surprises: Set<Explorer.TappedElement> = []
  /// The shortest ways to the places without an alert.
  private(set) var placeWays: [[ExplorationStep]] = []
  private var stateCount = 0
  /// The number of scripts for each place that showed nothing new but a state.
  var stateFinds: [SeenPlace: Int] = [:]
  private var start = (actions: 0, time: Duration.zero)
  /// The names of the root items, by the steps that select them.
  let rootNames: [ExplorationStep: String]

  init(_ explorer: Explorer) {
    (self.explorer, random) = (explorer, SplitMix(seed: explorer.options.seed))
    let selections = explorer.transitions.compactMap { transition in
      if case .select(let name) = transition.edge.cause { (transition.steps[0], name) } else { nil }
    }
    rootNames = Dictionary(selections) { first, _ in first }
    let outlined = explorer.scripts.filter { $0.key.anyOutline != nil }
    let shortest = Dictionary(outlined.map { ($0.key.plain, $0.value) }) {
      NavigationMap.isShorter($0, $1) ? $0 : $1
    }
    let paths = explorer.states.map(\.path)
    let edges = shortest.sorted {
      $0.value == $1.value
        ? "\($0.key)" < "\($1.key)" : NavigationMap.isShorter($0.value, $1.value)
    }
    for (edge, script) in edges { retries.note(edge, script) }
    for script in (Array(shortest.values) + paths).sorted(by: NavigationMap.isShorter)
    where known.insert(script).inserted {
      origins.append(Entry(script: script))
    }
  }

  /// The scripts that showed something new or unexpected.
  var finds: [[ExplorationStep]] { findings.map(\.script) }

  /// Plays changed scripts for the length that the options set.
  mutating func run() async {
    start = (explorer.actionCount, explorer.duration)
    while goesOn, !origins.isEmpty {
      notePlaces()
      if random.isOnce(in: Self.retryShare), let (setting, refusal) = retries.next(&random) {
        await play(retry(refusal, after: setting), like: setting)
      } else {
        await playChange()
      }
    }
  }

  /// False once the length or a limit is reached.
  var goesOn: Bool {
    guard explorer.checkLimit() else { return false }
    return switch explorer.options.huntLength {
    case .actions(let count): explorer.actionCount - start.actions < count
    case .time(let duration): explorer.duration - start.time < duration
    }
  }

  /// The number of plays of which one retries a refused step.
  private static let retryShare = 4
  /// The number of random entries of which the best is chosen.
  private static let draws = 3

  private mutating func playChange() async {
    let source = pick()
    let count = explorer.coverage.count
    await play(mutated(self[source].script), like: self[source].script)
    self[source].picks += 1
    if explorer.coverage.count > count { self[source].finds += 1 }
  }

  private mutating func notePlaces() {
    guard stateCount < explorer.states.count else { return }
    stateCount = explorer.states.count
    var seen: Set<SeenPlace> = []
    let first = explorer.states.filter {
      $0.sight.alert == nil && seen.insert($0.sight.front.outline).inserted
    }
    placeWays = first.map(\.path)
  }

  subscript(_ source: Source) -> Entry {
    get { source.isFind ? findings[source.place] : origins[source.place] }
    set {
      if source.isFind {
        findings[source.place] = newValue
      } else {
        origins[source.place] = newValue
      }
    }
  }

  /// Returns the best of a few random entries.
  mutating func pick() -> Source {
    var best: Source?
    for _ in 0..<Self.draws {
      let isFind = !findings.isEmpty && random.isOnce(in: 2)
      let source = Source(
        isFind: isFind, place: random.below(isFind ? findings.count : origins.count))
      if best.map({ self[$0].energy < self[source].energy }) ?? true { best = source }
    }
    return best ?? Source(isFind: false, place: 0)
  }

  /// Adds a script with its last edge to the entries, unless it is one of them.
  mutating func keep(_ script: [ExplorationStep], _ edge: SeenEdge? = nil) {
    if let edge { retries.note(edge, script) }
    guard known.insert(script).inserted else { return }
    findings.append(Entry(script: script))
  }
}
