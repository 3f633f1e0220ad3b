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
    let forward = edges.map { $0.map(\.to) }
    var backward: [[Int]] = Array(repeating: [], count: edges.count)
    for (state, ends) in forward.enumerated() { for end in ends { backward[end].append(state) } }
    // The states that lead to a known component, and are therefore in no other terminal one.
    var isDone = Array(repeating: false, count: edges.count)
    var components: [[Int]] = []
    while var state = isDone.firstIndex(of: false) {
      var reached = Self.reached(from: state, along: forward)
      var leading = Self.reached(from: state, along: backward)
      // Any state on the way that does not lead back is nearer to a terminal component.
      while let next = reached.indices.first(where: { reached[$0] && !leading[$0] }) {
        state = next
        reached = Self.reached(from: state, along: forward)
        leading = Self.reached(from: state, along: backward)
      }
      components.append(reached.indices.filter { reached[$0] })
      for place in leading.indices where leading[place] { isDone[place] = true }
    }
    return components
  }

  /// Returns for each state whether it can be reached from another one.
  private static func reached(from state: Int, along edges: [[Int]]) -> [Bool] {
    var isReached = Array(repeating: false, count: edges.count)
    isReached[state] = true
    var queue = [state]
    while let next = queue.popLast() {
      for end in edges[next] where !isReached[end] {
        isReached[end] = true
        queue.append(end)
      }
    }
    return isReached
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
