/// A request that a guard holds while it decides.
@MainActor
final class PendingDecision {
  let number: Int
  let guardian: FlowRecord
  /// The request that is held, and the guards that have let it pass, this one included.
  let held: WaitingAsk
  /// The request that the guard decides about, as the wireframe translated it.
  let request: WaitingRequest
  /// The hold on the flow that asks.
  let hold: FlowHold?
  /// The guard's decision, until the stage carries it out.
  var verdict: GuardDecision?
  /// The root screens that it is to install.
  let newRoots: Set<ObjectIdentifier>

  init(
    number: Int, guardian: FlowRecord, held: WaitingAsk, about request: NavigationRequest,
    holding hold: FlowHold?
  ) {
    self.number = number
    self.guardian = guardian
    self.held = held
    self.request = WaitingRequest(request)
    self.hold = hold
    newRoots = Set(held.request.newRoots.map { ObjectIdentifier($0) })
  }
}

/// The flows that have a guard, and what one of them decides now.
@MainActor
struct GuardList {
  typealias Decide = @MainActor (GuardedRequest) -> GuardDecision

  /// They hold what they decide by themselves, because one may change while others are asked.
  private(set) var flows: [FlowRecord] = []
  private var added = 0
  private(set) var decision: PendingDecision?

  @inline(__always)
  var isEmpty: Bool { flows.isEmpty }

  /// Adds a guard, which is asked before all others.
  mutating func add(_ flow: FlowRecord, _ decide: @escaping Decide) {
    flow.decide = decide
    added += 1
    flow.guardNumber = added
    flows.append(flow)
  }

  /// Forgets a flow's guard, and returns false if it has none.
  mutating func remove(_ flow: FlowRecord) -> Bool {
    guard flow.decide != nil else { return false }
    flow.decide = nil
    flows.remove(at: flows.firstPlace { $0.guardNumber >= flow.guardNumber })
    return true
  }

  mutating func begin(_ decision: PendingDecision) { self.decision = decision }

  /// Takes the decision if the guard has come to one.
  mutating func takeDecided() -> PendingDecision? {
    guard let decided = decision, decided.verdict != nil else { return nil }
    decision = nil
    return decided
  }
}
