/// The flows that live, and those that may have nothing left to live for.
@MainActor
struct FlowLives {
  private(set) var main: FlowRecord?
  /// The flows that live, by the numbers of their starts.
  ///
  /// The dictionary owns their records.
  private var alive: [Int: FlowRecord] = [:]
  /// The number of times that another party removed a flow's last page.
  var moment = 0
  /// The flows that may have nothing left to live for, in order.
  private var toCheck: [FlowRecord] = []
  private var checkedCount = 0
  /// The flows to check once no attempt is under way.
  var toCheckAfterAttempt: [FlowRecord] = []

  var isAnyToCheck: Bool { checkedCount < toCheck.count }

  /// Adds a flow that starts.
  ///
  /// The main flow has no parent.
  mutating func begin(_ flow: FlowRecord) {
    if flow.parent == nil { main = flow }
    alive[flow.number] = flow
  }

  mutating func end(_ flow: FlowRecord) { alive[flow.number] = nil }
  mutating func revive(_ flow: FlowRecord) { alive[flow.number] = flow }

  /// Adds a flow to those that may have nothing left to live for.
  mutating func keepToCheck(_ flow: FlowRecord) { toCheck.append(flow) }
  mutating func forgetLastToCheck() { toCheck.removeLast() }

  /// Takes the next flow to check.
  mutating func next() -> FlowRecord? {
    guard isAnyToCheck else { return nil }
    let flow = toCheck[checkedCount]
    checkedCount += 1
    if !isAnyToCheck { (toCheck, checkedCount) = ([], 0) }
    flow.life.isToCheck = false
    return flow
  }
}
