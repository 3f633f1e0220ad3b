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

  /// A try of a step at random, by which the least tried step is chosen.
  struct Attempt: Hashable {
    /// The last edge, or the last one that may have changed data.
    let edge: SeenEdge?
    let place: SeenPlace
    let cause: NavigationMap.Cause
  }

  let explorer: Explorer
  var random: SplitMix
  /// The shortest scripts of the edges and states that were known before, and behind them those that
  /// showed something new or unexpected.
  private var entries: [Entry] = []
  /// The number of entries that were known before.
  private let originCount: Int
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
    for (edge, script) in edges { retries.add(edge, script) }
    for script in (Array(shortest.values) + paths).sorted(by: NavigationMap.isShorter)
    where known.insert(script).inserted {
      entries.append(Entry(script: script))
    }
    originCount = entries.count
  }

  /// The scripts that showed something new or unexpected.
  var finds: [[ExplorationStep]] { entries[originCount...].map(\.script) }

  /// Plays changed scripts for the length that the options set.
  mutating func run() async {
    start = (explorer.actionCount, explorer.duration)
    while goesOn, !entries.isEmpty {
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
    let entry = pick()
    let (script, count) = (entries[entry].script, explorer.facts.count)
    await play(mutated(script), like: script)
    entries[entry].picks += 1
    if explorer.facts.count > count { entries[entry].finds += 1 }
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

  /// Returns a script that began few plays or led to finds.
  mutating func pickedScript() -> [ExplorationStep] { entries[pick()].script }

  /// Returns the place of the best of a few random entries.
  private mutating func pick() -> Int {
    let draws = (0..<Self.draws).map { _ in
      let isFind = entries.count > originCount && random.isOnce(in: 2)
      return isFind
        ? originCount + random.below(entries.count - originCount) : random.below(originCount)
    }
    return draws.reduce(draws[0]) { entries[$0].energy < entries[$1].energy ? $1 : $0 }
  }

  /// Adds a script with its last edge to the entries, unless it is one of them.
  mutating func keep(_ script: [ExplorationStep], _ edge: SeenEdge? = nil) {
    if let edge { retries.add(edge, script) }
    guard known.insert(script).inserted else { return }
    entries.append(Entry(script: script))
  }
}
