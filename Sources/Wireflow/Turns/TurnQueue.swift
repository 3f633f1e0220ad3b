/// The queue for turns that cannot be taken at once, with one rule: the oldest that may go is next.
///
/// The application controller owns the queue, so that a waiting request may hold its wireframe,
/// which owns the stage. Adding and taking a turn costs O(1) at the ends of its lane, as does the
/// question whether a waiting turn brings a screen.
@MainActor
final class TurnQueue {
  /// The lanes, in the order in which they are served.
  enum Lane: Int, CaseIterable {
    /// Answers and outcomes.
    case outcomes
    /// Turns that wait for something, oldest first.
    case waiting
    /// Requests from inside the stage's own work.
    case later
  }

  /// Turns in order.
  private struct Line {
    var turns: [Turn?] = []
    var head = 0

    var isEmpty: Bool { head == turns.count }
    var places: Range<Int> { head..<turns.count }

    mutating func remove(at place: Int) -> Turn? {
      guard place == head else { return turns.remove(at: place) }
      let turn = exchange(&turns[head], with: nil)
      head += 1
      if isEmpty { self = Line() }
      return turn
    }
  }

  private var lines = [Line](repeating: Line(), count: Lane.allCases.count)
  /// The number of waiting requests that bring each screen as a newcomer.
  private var newcomers: [ObjectIdentifier: Int] = [:]
  /// The number of requests that may bring each screen.
  private var arrivals: [ObjectIdentifier: Int] = [:]
  /// The number of waiting installs that bring each root screen.
  private var newRoots: [ObjectIdentifier: Int] = [:]
  private(set) var count = 0
  /// The number of waiting requests that wait for an alert's answer.
  private var inLineCount = 0
  /// The number of waiting turns, from the oldest, whose obstacles were still there at the last look.
  ///
  /// A turn need not be looked at again until something has gone.
  private var stuckCount = 0
  /// True if something waits for more than an alert's answer.
  var hasMoreThanALine: Bool { count(in: .waiting) > inLineCount }
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
  /// The listener that takes the turns that have waited.
  var listener: TurnListener?

  /// True while anything waits, or a guard is deciding.
  var isBusy: Bool { count > 0 || !guards.decisions.isEmpty }

  /// True while a turn or a guard's decision is available.
  var hasTurns: Bool { count > 0 || guards.decidedCount > 0 }

  /// Restarts the counts, once no available turn waits.
  func rest() { (generation, takenCount) = (0, 0) }

  func isEmpty(_ lane: Lane) -> Bool { lines[lane.rawValue].isEmpty }

  /// Returns the number of turns that a lane holds.
  func count(in lane: Lane) -> Int { lines[lane.rawValue].places.count }

  /// Adds a turn to the end of a lane, or, if it has waited before, in front of younger turns.
  func add(_ turn: Turn, to lane: Lane) {
    var turn = turn
    turn.generation = generation + 1
    var places = lines[lane.rawValue].places
    if lane == .waiting, let order = turn.order {
      while let last = places.last, lines[lane.rawValue].turns[last]?.order ?? 0 > order {
        places.removeLast()
      }
    }
    if lane == .waiting { stuckCount = min(stuckCount, places.count) }
    lines[lane.rawValue].turns.insert(turn, at: places.upperBound)
    count += 1
    count(turn, in: lane, by: 1)
  }

  /// Takes the first turn out of a lane.
  func next(in lane: Lane) -> Turn? {
    guard let place = lines[lane.rawValue].places.first else { return nil }
    takenCount += 1
    return remove(at: place, in: lane)
  }

  /// Takes the oldest waiting turn that may go.
  func nextWaiting(where mayGo: (Turn) -> Bool) -> Turn? {
    let line = lines[Lane.waiting.rawValue]
    let place = line.places.dropFirst(stuckCount).first { line.turns[$0].map(mayGo) ?? false }
    guard let place else {
      stuckCount = line.places.count
      return nil
    }
    takenCount += 1
    return remove(at: place, in: .waiting)
  }

  /// Looks at all waiting turns again, because an obstacle may have gone.
  func lookAgain() { stuckCount = 0 }

  /// Takes the turns out of a lane, except for the first ones.
  func takeAll(in lane: Lane, behind kept: Int) -> [Turn] {
    lines[lane.rawValue].places.dropFirst(kept).reversed()
      .compactMap { remove(at: $0, in: lane) }.reversed()
  }

  /// Takes the waiting alerts that fulfil a condition.
  func takeAlerts(where isMeant: (Submission, PresentedAlert?) -> Bool) -> [Turn] {
    let line = lines[Lane.waiting.rawValue]
    let places = line.places.filter { place in
      guard let sent = line.turns[place]?.sent, case .alert(_, _, let presented) = sent.request
      else { return false }
      return isMeant(sent, presented)
    }
    return places.reversed().compactMap { remove(at: $0, in: .waiting) }.reversed()
  }

  private func remove(at place: Int, in lane: Lane) -> Turn? {
    guard let turn = lines[lane.rawValue].remove(at: place) else { return nil }
    if lane == .waiting { lookAgain() }
    count -= 1
    count(turn, in: lane, by: -1)
    return turn
  }

  /// Returns the oldest waiting turn, older than a request if there is one, that is meant.
  func oldest(before sent: Submission? = nil, where isMeant: (Turn) -> Bool) -> Turn? {
    let line = lines[Lane.waiting.rawValue]
    for place in line.places {
      guard let turn = line.turns[place], turn.order ?? 0 < sent?.order ?? .max else { break }
      if isMeant(turn) { return turn }
    }
    return nil
  }

  /// Returns true if an older waiting request brings one of the screens as a newcomer.
  func bringsAny(
    of screens: [any Screen], before sent: Submission, waitingFor kind: Obstacle.Kind? = nil
  ) -> Bool {
    let brought = screens.filter { newcomers[ObjectIdentifier($0)] != nil }
    guard !brought.isEmpty else { return false }
    let bringer = oldest(before: sent) { turn in
      guard let older = turn.sent, kind == nil || older.obstacle?.kind == kind else { return false }
      return older.request.traits.newcomers.contains { new in brought.contains { $0 === new } }
    }
    return bringer != nil
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

  /// Counts the screens that a waiting turn would bring.
  private func count(_ turn: Turn, in lane: Lane, by step: Int) {
    Self.count(turn.arrivals, &arrivals, by: step)
    guard lane == .waiting, let request = turn.request else { return }
    if turn.sent?.obstacle?.kind == .alert { inLineCount += step }
    Self.count(request.traits.newcomers, &newcomers, by: step)
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

/// A listener that takes the turns that have waited since before some work, and the turns that they
/// bring about.
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
