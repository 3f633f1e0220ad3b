/// The one queue for waiting turns, in lanes with a gate each.
///
/// The application controller owns the queue, so that a waiting request may hold its wireframe,
/// which owns the stage. Adding and taking a turn costs O(1), as does the question whether a turn
/// names a screen.
@MainActor
final class TurnQueue {
  /// The gate that a turn waits for, in the order in which open lanes are served.
  enum Lane: Int, CaseIterable {
    /// Always open: answers and outcomes.
    case outcomes
    /// Open while no guard is deciding about an earlier request.
    case guarded
    /// Open for a request once no wall is in front of it.
    case walled
    /// Open while no alert is up.
    case alert
    /// Open for a request once no page or modal of other code is in its way.
    case foreign
    /// Open for a start once no request that brings its root screen waits.
    case starts
    /// Always open: requests from inside the stage's own work.
    case later
  }

  /// Turns in order, taken from the front.
  private struct Line {
    var turns: [Turn?] = []
    var head = 0
    var isEmpty: Bool { head == turns.count }
  }

  private var lines = [Line](repeating: Line(), count: Lane.allCases.count)
  /// The number of requests behind an alert, a wall or other code that bring each screen as a newcomer.
  private var newcomers: [ObjectIdentifier: Int] = [:]
  /// The number of waiting installs that bring each root screen.
  private var newRoots: [ObjectIdentifier: Int] = [:]
  /// The number of waiting requests that may bring each screen.
  private var arrivals: [ObjectIdentifier: Int] = [:]
  private(set) var count = 0
  /// The number of layers that are about to request screens which only they know.
  var expectationCount = 0
  /// The number of turns in the chain that led to the current one.
  var generation = 0
  /// The number of turns taken since the queue was last at rest.
  private var takenCount = 0
  /// True once the turns would go on forever, in a circle or in ever greater numbers.
  var isEndless: Bool { generation > 10_000 || (generation > 10 && takenCount > 20_000) }
  /// The guards, and their pending decisions.
  var guards = GuardList()
  /// The pages and modals of other code that the requests in their lane have been compared with.
  var foreign: [[ObjectIdentifier]] = []
  /// The listener that takes the turns that have waited behind an alert or a guard.
  var listener: TurnListener?

  /// True while anything waits, or a guard is deciding.
  var isBusy: Bool { count > 0 || !guards.decisions.isEmpty }

  /// True while a turn or a guard's decision is available.
  var hasTurns: Bool { count > 0 || guards.decidedCount > 0 }

  /// Restarts the counts, once no available turn waits.
  func rest() { (generation, takenCount) = (0, 0) }

  func isEmpty(_ lane: Lane) -> Bool { lines[lane.rawValue].isEmpty }

  /// Returns the number of turns that a lane holds.
  func count(in lane: Lane) -> Int { lines[lane.rawValue].turns.count - lines[lane.rawValue].head }

  func add(_ turn: Turn, to lane: Lane) {
    var turn = turn
    turn.generation = generation + 1
    lines[lane.rawValue].turns.append(turn)
    count += 1
    count(turn, in: lane, by: 1)
  }

  /// Returns the turn at the front of a lane.
  func first(in lane: Lane) -> Turn? {
    isEmpty(lane) ? nil : lines[lane.rawValue].turns[lines[lane.rawValue].head]
  }

  func next(in lane: Lane) -> Turn? {
    let row = lane.rawValue
    guard count > 0, !lines[row].isEmpty, let turn = lines[row].turns[lines[row].head] else {
      return nil
    }
    lines[row].turns[lines[row].head] = nil
    lines[row].head += 1
    count -= 1
    takenCount += 1
    if lines[row].isEmpty { lines[row] = Line() }
    count(turn, in: lane, by: -1)
    return turn
  }

  /// Takes the turns out of a lane, except for the first ones.
  func takeAll(in lane: Lane, behind kept: Int) -> [Turn] {
    let row = lane.rawValue
    let start = min(lines[row].head + kept, lines[row].turns.count)
    let taken = lines[row].turns[start...].compactMap(\.self)
    lines[row].turns.removeSubrange(start...)
    count -= taken.count
    for turn in taken { count(turn, in: lane, by: -1) }
    return taken
  }

  /// Takes the first turn out of a lane that fulfils a condition.
  func next(in lane: Lane, where mayGo: (Turn) -> Bool) -> Turn? {
    let row = lane.rawValue
    let place = lines[row].turns.indices.dropFirst(lines[row].head).first {
      lines[row].turns[$0].map(mayGo) ?? false
    }
    guard let place, let turn = lines[row].turns.remove(at: place) else { return nil }
    count -= 1
    takenCount += 1
    count(turn, in: lane, by: -1)
    return turn
  }

  /// Takes the turns of one waiting alert.
  func take(_ meant: PresentedAlert) -> [Turn] {
    [Lane.alert, .walled, .foreign].flatMap { takeAlerts(meant, in: $0) }
  }

  /// Takes all alerts out of a lane, or a certain one.
  func takeAlerts(_ meant: PresentedAlert? = nil, in lane: Lane) -> [Turn] {
    let row = lane.rawValue
    let waiting = lines[row].turns[lines[row].head...].compactMap(\.self)
    func isMeant(_ turn: Turn) -> Bool {
      guard case .alert(_, _, let presented)? = turn.request else { return false }
      return meant == nil || presented === meant
    }
    let alerts = waiting.filter(isMeant)
    guard !alerts.isEmpty else { return [] }
    for turn in alerts { count(turn, in: lane, by: -1) }
    count -= alerts.count
    lines[row] = Line(turns: waiting.filter { !isMeant($0) })
    return alerts
  }

  /// Returns true if a request that waits behind an alert, a wall or other code brings one of the
  /// screens as a newcomer.
  func bringsAny(of screens: [any Screen]) -> Bool {
    screens.contains { newcomers[ObjectIdentifier($0)] != nil }
  }

  /// Returns true if a waiting or held request brings a root screen.
  func awaits(_ root: any Screen) -> Bool {
    let id = ObjectIdentifier(root)
    return newRoots[id] != nil || guards.decisions.contains { $0.newRoots.contains(id) }
  }

  /// Returns true if a waiting or held request may bring a screen on stage.
  func mayBring(_ screen: ObjectIdentifier) -> Bool {
    expectationCount > 0 || arrivals[screen] != nil
      || guards.decisions.contains { $0.arrivals.contains(screen) }
  }

  /// Takes the first start whose root screen has arrived or is no longer awaited.
  func nextStart() -> Turn? {
    let row = Lane.starts.rawValue
    // Usually all starts can proceed.
    if newRoots.isEmpty, guards.decisions.allSatisfy(\.newRoots.isEmpty) {
      return next(in: .starts)
    }
    let place = lines[row].turns.indices.dropFirst(lines[row].head).first {
      guard case .start(let start)? = lines[row].turns[$0]?.act, let root = start.root else {
        return false
      }
      return !awaits(root)
    }
    guard let place else { return nil }
    count -= 1
    return lines[row].turns.remove(at: place)
  }

  /// Counts the screens that a waiting turn would bring.
  private func count(_ turn: Turn, in lane: Lane, by step: Int) {
    Self.count(turn.arrivals, &arrivals, by: step)
    guard [.alert, .walled, .foreign, .guarded].contains(lane), let request = turn.request else {
      return
    }
    if lane != .guarded { Self.count(request.traits.newcomers, &newcomers, by: step) }
    Self.count(request.traits.roots, &newRoots, by: step)
  }

  private static func count(
    _ screens: [any Screen], _ counts: inout [ObjectIdentifier: Int], by step: Int
  ) {
    for screen in screens {
      let id = ObjectIdentifier(screen)
      let count = counts[id, default: 0] + step
      counts[id] = count == 0 ? nil : count
    }
  }
}

/// A listener that takes the turns that have waited behind an alert or a guard since before some work,
/// and the turns that they bring about.
@MainActor
struct TurnListener {
  /// Takes a turn.
  let take: (() -> Void) -> Void
  /// The order numbers of the turns that it takes.
  private var orders: [ClosedRange<Int>]

  /// Creates a listener for the turns up to an order number.
  init(upTo last: Int, _ take: @escaping (() -> Void) -> Void) {
    (self.take, orders) = (take, [0...last])
  }

  func hears(_ order: Int) -> Bool { orders.contains { $0.contains(order) } }

  /// Hears the turns behind an order number, up to another one, too.
  mutating func hear(behind first: Int, upTo last: Int) {
    if last > first { orders.append(first + 1...last) }
  }
}
