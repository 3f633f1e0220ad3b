/// A request that a guard holds while it decides.
@MainActor
final class PendingDecision {
  let number: Int
  let guardian: FlowRecord
  /// The request that is held, and the guards that have let it pass, this one included.
  let held: WaitingAsk
  /// The decision that the guard came to, until the stage carries it out.
  var verdict: GuardDecision?

  init(number: Int, guardian: FlowRecord, held: Ask) {
    self.number = number
    self.guardian = guardian
    self.held = held.waiting
  }
}

/// The flows that have a guard, and what one of them decides now.
@MainActor
struct GuardList {
  typealias Decide = @MainActor (GuardedRequest) -> GuardDecision

  private(set) var entries: [(flow: FlowRecord, decide: Decide)] = []
  private(set) var decision: PendingDecision?

  @inline(__always)
  var isEmpty: Bool { entries.isEmpty }

  /// Adds a guard, which is asked before all others.
  mutating func add(_ flow: FlowRecord, _ decide: @escaping Decide) {
    entries.append((flow, decide))
  }

  /// Forgets a flow's guard, and returns false if it has none.
  mutating func remove(_ flow: FlowRecord) -> Bool {
    guard let place = entries.firstIndex(where: { $0.flow === flow }) else { return false }
    entries.remove(at: place)
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
