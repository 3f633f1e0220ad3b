/// One route on its way through the coordinators, with the steps that have not completed.
@MainActor
final class RouteTransit {
  /// A step that a coordinator has not completed.
  struct Call {
    let caller: (any RoutedCoordinator)?
    let callee: any RoutedCoordinator
    let step: RouteStep
  }

  let route: Route
  let arrival: RouteArrival
  private(set) var isOver = false
  private var calls: [(id: Int, call: Call)] = []
  private var callCount = 0

  init(_ route: Route, arriving arrival: RouteArrival) {
    self.route = route
    self.arrival = arrival
  }

  func begin(_ call: Call) -> Int {
    callCount += 1
    calls.append((callCount, call))
    return callCount
  }

  /// Ends a step, and returns false if the step or the whole transit has already ended.
  func end(_ id: Int) -> Bool {
    guard !isOver, let place = calls.lastIndex(where: { $0.id == id }) else { return false }
    calls.remove(at: place)
    return true
  }

  func finish() { isOver = true }

  /// The steps that block all others.
  var culprits: [Call] {
    let callers = calls.compactMap(\.call.caller)
    return calls.map(\.call).filter { call in !callers.contains { $0 === call.callee } }
  }
}
