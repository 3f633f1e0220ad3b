/// The states of an exploration as a graph.
@MainActor
struct StateGraph {
  private let edges: [[(to: Int, transition: Int)]]

  init(_ explorer: Explorer) {
    var edges: [[(to: Int, transition: Int)]] = Array(
      repeating: [], count: explorer.states.count)
    for (number, transition) in explorer.transitions.enumerated() {
      edges[transition.from].append((transition.to, number))
    }
    self.edges = edges
  }

  /// The sets of states that lead to each other and nowhere else.
  var terminalComponents: [[Int]] {
    var reach: [Int: Set<Int>] = [:]
    var components: [Set<Int>] = []
    for state in edges.indices where !components.contains(where: { $0.contains(state) }) {
      let reached = reachable(from: state)
      reach[state] = reached
      // A component is terminal if each state that it reaches leads back to it.
      guard !components.contains(where: { !$0.isDisjoint(with: reached) }) else { continue }
      let leadsBack = reached.allSatisfy { reachable(from: $0).contains(state) }
      if leadsBack { components.append(reached) }
    }
    return components.map { $0.sorted() }
  }

  private func reachable(from state: Int) -> Set<Int> {
    var reached: Set<Int> = [state]
    var queue = [state]
    while let next = queue.popLast() {
      for edge in edges[next] where reached.insert(edge.to).inserted { queue.append(edge.to) }
    }
    return reached
  }

  /// Returns the transitions that lead out of some states and that can be taken from one of them.
  func exits(from state: Int, whileIn isInside: (Int) -> Bool) -> [(from: Int, transition: Int)] {
    var reached: Set<Int> = [state]
    var (queue, exits): ([Int], [(from: Int, transition: Int)]) = ([state], [])
    while let next = queue.popLast() {
      for edge in edges[next] {
        if !isInside(edge.to) {
          exits.append((next, edge.transition))
        } else if reached.insert(edge.to).inserted {
          queue.append(edge.to)
        }
      }
    }
    return exits
  }

  /// Returns the transitions of a shortest way from one state to another, or nil if there is none.
  func way(from start: Int, to end: Int) -> [Int]? {
    if start == end { return [] }
    var arrivals: [Int: (from: Int, transition: Int)] = [:]
    var queue = [start]
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      for edge in edges[state] where edge.to != start && arrivals[edge.to] == nil {
        arrivals[edge.to] = (state, edge.transition)
        if edge.to == end { return Self.walkBack(arrivals, from: end, to: start) }
        queue.append(edge.to)
      }
    }
    return nil
  }

  private static func walkBack(
    _ arrivals: [Int: (from: Int, transition: Int)], from end: Int, to start: Int
  ) -> [Int] {
    var way: [Int] = []
    var state = end
    while state != start, let arrival = arrivals[state] {
      way.append(arrival.transition)
      state = arrival.from
    }
    return way.reversed()
  }
}
