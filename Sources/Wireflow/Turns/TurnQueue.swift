/// The one queue of all that waits for its turn, in lanes with a gate each.
///
/// It stands apart from the state, because code of the app may ask for something while the referee
/// reads that. An entry costs O(1), and so does the question whether an entry names a screen.
@MainActor
struct TurnQueue {
  /// The gate that a turn waits for, in the order in which open lanes are served.
  enum Lane: Int, CaseIterable {
    /// Always open: answers and outcomes.
    case outcomes
    /// Open while no guard decides.
    case guarded
    /// Open while no alert is up.
    case alert
    /// Open once no request that is to bring the root screen waits any more.
    case starts
    /// Always open: what was asked from inside the stage's own work.
    case later
  }

  /// Turns in order, taken from the front.
  private struct Line {
    var turns: [Turn?] = []
    var head = 0
    var isEmpty: Bool { head == turns.count }
  }

  private var lines = [Line](repeating: Line(), count: Lane.allCases.count)
  /// The number of waiting requests behind the alert that each screen is a newcomer of.
  private var newcomers: [ObjectIdentifier: Int] = [:]
  /// The root screens that waiting starts of flows are about, in their order.
  private var awaitedRoots: [any Screen] = []
  private(set) var count = 0
  /// The guards, and what one of them decides now.
  var guards = GuardList()

  /// True while anything waits, or a guard decides.
  @inline(__always)
  var isBusy: Bool { count > 0 || guards.decision != nil }

  /// True while anything may have its turn.
  @inline(__always)
  var hasTurns: Bool { count > 0 || guards.decision?.verdict != nil }

  /// The facts that a request looks at before it has its turn, read at once.
  @inline(__always)
  var gates: (isBusy: Bool, hasGuards: Bool) { (isBusy, !guards.isEmpty) }

  func isEmpty(_ lane: Lane) -> Bool { lines[lane.rawValue].isEmpty }

  /// Returns the number of turns that a lane holds.
  func count(in lane: Lane) -> Int { lines[lane.rawValue].turns.count - lines[lane.rawValue].head }

  mutating func add(_ turn: Turn, to lane: Lane) {
    lines[lane.rawValue].turns.append(turn)
    count += 1
    if lane == .alert { count(turn, by: 1) }
  }

  mutating func next(in lane: Lane) -> Turn? {
    let row = lane.rawValue
    guard !lines[row].isEmpty, let turn = lines[row].turns[lines[row].head] else { return nil }
    lines[row].turns[lines[row].head] = nil
    lines[row].head += 1
    count -= 1
    if lines[row].isEmpty { lines[row] = Line() }
    if lane == .alert { count(turn, by: -1) }
    return turn
  }

  /// Takes out the turns from a place of a lane on.
  mutating func takeAll(in lane: Lane, behind kept: Int) -> [Turn] {
    let row = lane.rawValue
    let start = min(lines[row].head + kept, lines[row].turns.count)
    let taken = lines[row].turns[start...].compactMap(\.self)
    lines[row].turns.removeSubrange(start...)
    count -= taken.count
    return taken
  }

  /// Takes the alerts out that wait behind the one that is shown.
  mutating func takeAlerts() -> [Turn] {
    let row = Lane.alert.rawValue
    let waiting = lines[row].turns[lines[row].head...].compactMap(\.self)
    let alerts = waiting.filter { $0.request?.isAlert == true }
    guard !alerts.isEmpty else { return [] }
    for turn in alerts { count(turn, by: -1) }
    count -= alerts.count
    lines[row] = Line(turns: waiting.filter { $0.request?.isAlert != true })
    return alerts
  }

  /// Returns true if one of the screens is a newcomer of a request that waits behind the alert.
  func bringsAny(of screens: [any Screen]) -> Bool {
    screens.contains { newcomers[ObjectIdentifier($0)] != nil }
  }

  /// Returns true if a request that waits is to bring a root screen.
  func awaits(_ root: any Screen, or held: NavigationRequest?) -> Bool {
    if held?.brings(root) == true { return true }
    return [Lane.guarded, .alert].contains { lane in
      lines[lane.rawValue].turns[lines[lane.rawValue].head...].contains {
        $0?.request?.brings(root) == true
      }
    }
  }

  /// Keeps a start until its root screen has come or is not awaited any more.
  mutating func addStart(_ turn: Turn, awaiting root: any Screen) {
    awaitedRoots.append(root)
    add(turn, to: .starts)
  }

  /// Takes the first start whose root screen is not awaited.
  mutating func nextStart(while held: NavigationRequest?) -> Turn? {
    guard let place = awaitedRoots.firstIndex(where: { !awaits($0, or: held) }) else { return nil }
    awaitedRoots.remove(at: place)
    count -= 1
    return lines[Lane.starts.rawValue].turns.remove(at: place)
  }

  private mutating func count(_ turn: Turn, by step: Int) {
    for screen in turn.request?.traits.newcomers ?? [] {
      let id = ObjectIdentifier(screen)
      let count = newcomers[id, default: 0] + step
      newcomers[id] = count == 0 ? nil : count
    }
  }
}
