import Wireflow
import WireflowInteraction

/// The cycles that add more and more screens.
extension TrapFinder {
  /// Returns the cycles of places that add screens to the stage in each of eight rounds.
  func growingCycles() async -> [NavigationTrap] {
    let graph = GrowthGraph(explorer)
    var cycles: [Set<NavigationMap.Cause>: NavigationTrap] = [:]
    // The ends of the first steps of cycles, whatever the user has typed.
    var seen: [NavigationMap.Cause: Set<[GrowthGraph.Node]>] = [:]
    for (number, transition) in explorer.transitions.enumerated() where transition.growth > 0 {
      let ends = [transition.from, transition.to].map { graph.nodes[$0] }
      guard seen[transition.edge.cause.outline, default: []].insert(ends).inserted,
        let way = graph.way(behind: number)
      else { continue }
      let parts = [transition] + way.map { explorer.transitions[$0] }
      let round = parts.flatMap(\.steps)
      let start = explorer.states[transition.from].path
      let causes = Set(parts.map(\.edge.cause.outline))
      if let known = cycles[causes],
        !NavigationMap.isShorter(start + round + round, known.script)
      {
        continue
      }
      guard let script = await growingScript(start, parts) else { continue }
      let name = causes.map(\.description).sorted().joined(separator: ", ")
      let screen = parts[parts.count - 1].edge.from.screen
      cycles[causes] = NavigationTrap(
        kind: .growingCycle, subject: "\(screen), \(name)",
        sentence: "Each round of \(name) leaves more screens on stage.", script: script)
    }
    // A cycle that contains a smaller growing one grows because of it.
    return cycles.filter { causes, _ in
      !cycles.keys.contains { $0.isStrictSubset(of: causes) }
    }
    .map(\.value)
  }

  /// Returns a script with two rounds of a cycle if each of eight rounds adds a modal, or another copy of
  /// one screen.
  ///
  /// A stack that grows by different screens leads into data, and ends where the data ends.
  private func growingScript(
    _ start: [ExplorationStep], _ cycle: [Explorer.Transition]
  ) async -> [ExplorationStep]? {
    let app = await explorer.replay(start)
    var (size, script) = (0, start)
    for round in 0...8 {
      for transition in cycle where await !take(transition, in: app) { return nil }
      if round == 1 { script = app.path }
      let next = explorer.reader(app).repetition
      // The first round may start from a different screen than all later ones.
      guard next > size || round == 0 else { return nil }
      size = next
    }
    return script
  }

  /// Takes the steps of a transition, and returns false if the app refuses one.
  ///
  /// The data of another round may have other rows, so any step with the same cause will do.
  private func take(_ transition: Explorer.Transition, in app: LiveApp) async -> Bool {
    if await !app.take(transition.steps[0]) {
      let cause = transition.edge.cause.outline
      let finder = explorer.finder(app, explorer.reader(app).sight())
      let steps = finder.all(like: transition.steps[0])
      guard
        let other = steps.first(where: { $0.cause.outline == cause && !explorer.isDeadly($0) }),
        await app.take(other.step)
      else { return false }
    }
    for step in transition.steps.dropFirst() where await !app.take(step) { return false }
    return true
  }
}

/// The places of an exploration as a graph of the steps that take no screen away.
///
/// A growing cycle leads to the same place again, but not to the same state, because texts and options
/// on the screens below may differ in each round.
@MainActor
private struct GrowthGraph {
  struct Node: Hashable {
    let place: SeenPlace
    let alert: String?
  }

  private let transitions: [Explorer.Transition]
  private(set) var nodes: [Node] = []
  /// The first transition from each place to each other one.
  private var edges: [Node: [(to: Node, transition: Int)]] = [:]

  init(_ explorer: Explorer) {
    transitions = explorer.transitions
    nodes = explorer.states.map { state in
      Node(
        place: state.sight.front.outline,
        alert: state.sight.alert.map { $0.id ?? $0.title.masked })
    }
    for (number, transition) in transitions.enumerated() where transition.growth >= 0 {
      let (from, to) = (nodes[transition.from], nodes[transition.to])
      if edges[from]?.contains(where: { $0.to == to }) == true { continue }
      edges[from, default: []].append((to, number))
    }
  }

  /// Returns the transitions of a shortest way from the end of a transition to its beginning, or nil
  /// if there is none.
  func way(behind number: Int) -> [Int]? {
    let (start, end) = (nodes[transitions[number].to], nodes[transitions[number].from])
    if start == end { return [] }
    var ways: [Node: [Int]] = [start: []]
    var queue = [start]
    var head = 0
    while head < queue.count {
      let now = queue[head]
      head += 1
      for edge in edges[now] ?? [] where ways[edge.to] == nil {
        let way = (ways[now] ?? []) + [edge.transition]
        if edge.to == end { return way }
        ways[edge.to] = way
        queue.append(edge.to)
      }
    }
    return nil
  }
}

extension SightReader {
  /// The number of modals, and the largest number of copies of one screen on stage.
  fileprivate var repetition: Int {
    var counts: [String: Int] = [:]
    let regions = [snapshot.base] + snapshot.modals.map(\.region)
    for screen in regions.flatMap(\.roots).flatMap({ $0.screens + $0.detail }) {
      let name = "\(stage.name(of: screen).typeName) \(screen.placeID ?? "") \(screen.title)"
      counts[name, default: 0] += 1
    }
    return snapshot.modals.count + (counts.values.max() ?? 0)
  }
}
