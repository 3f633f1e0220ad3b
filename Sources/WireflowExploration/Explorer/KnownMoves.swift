import Wireflow

/// The known moves between the states of an app, which tell of hidden state: a step that has two
/// outcomes in one state.
struct KnownMoves {
  private typealias Move = (to: Int, edges: [SeenEdge], script: [ExplorationStep])

  private var moves: [Int: [ExplorationStep: [Move]]] = [:]
  /// The steps that had two outcomes, by their states.
  private var found: [Int: [(cause: NavigationMap.Cause, scripts: [[ExplorationStep]])]] = [:]

  /// Records a step from one state to another.
  /// - Parameter script: the script that shows the step.
  @MainActor
  mutating func add(
    _ possible: PossibleStep, from: Int, _ outcome: Explorer.Outcome, to: Int,
    script: [ExplorationStep]
  ) {
    let move: Move = (to, outcome.edges.map(\.plain), script)
    guard let known = moves[from]?[possible.step] else {
      moves[from, default: [:]][possible.step] = [move]
      return
    }
    if known.allSatisfy({ $0.to != to }) { moves[from]?[possible.step]?.append(move) }
    guard known[0].to != to || known[0].edges != move.edges else { return }
    let cause = possible.cause.outline
    guard found[from]?.contains(where: { $0.cause == cause }) != true else { return }
    found[from, default: []].append((cause, [known[0].script, script]))
  }

  /// Returns true if a known step of a state leads to another one than before.
  func isSurprise(_ step: ExplorationStep, from: Int, to: Int) -> Bool {
    moves[from]?[step].map { $0.allSatisfy { $0.to != to } } ?? false
  }

  /// Returns the steps that had two outcomes in one state, each once for its screen.
  func ambiguities(in states: [Explorer.State]) -> [NavigationMap.Ambiguity] {
    var ambiguities: [String: NavigationMap.Ambiguity] = [:]
    for (state, all) in found.sorted(by: { $0.key < $1.key }) {
      for (cause, scripts) in all {
        let one = NavigationMap.Ambiguity(
          screen: states[state].sight.front.screen, cause: cause, scripts: scripts)
        ambiguities[one.name] = ambiguities[one.name] ?? one
      }
    }
    return ambiguities.values.sorted { $0.name < $1.name }
  }
}
