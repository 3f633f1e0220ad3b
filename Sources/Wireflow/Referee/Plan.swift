/// The changes that several requests come to as a whole, each on what the earlier ones come to.
@MainActor
struct Plan {
  /// The requests, as wireframes have translated them.
  var requests: [NavigationRequest] = []
  /// The changes, each with the flow that asks for it and the hint at how it is to be shown.
  var changes: [(change: TreeChange, asker: Index, style: TransitionStyle?)] = []
  var texts = ChangeTexts()
  /// The numbers of requests and changes behind each step of a transaction.
  var ends: [(requests: Int, changes: Int)] = []
  /// The places of the requests whose state is there already.
  var fulfilled: [Int] = []
  /// The request that is refused, and why: then nothing is done.
  var refusal: (request: NavigationRequest, why: Refusal)?
  /// The screens that would come on stage, in order.
  var arriving: [any Screen] = []
  /// The screens that would leave it, in order.
  var leaving: [any Screen] = []

  /// Forgets all but the first steps of a transaction.
  mutating func keep(_ steps: Int) {
    let end = steps == 0 ? (0, 0) : ends[steps - 1]
    requests.removeSubrange(end.0...)
    changes.removeSubrange(end.1...)
    fulfilled.removeAll { $0 >= end.0 }
  }

  /// True if no guard is asked about anything of it.
  var passesGuards: Bool { leaving.isEmpty && requests.allSatisfy(\.traits.passesGuards) }

  /// True if all is there already, so that nothing would change.
  var isFulfilled: Bool { changes.isEmpty && fulfilled.count == requests.count }

  /// Takes note of what came and went when the plan was tried out.
  mutating func note(_ events: [StageChange]) {
    for event in events {
      switch event {
      case .entered(let screen): arriving.append(screen)
      case .left(let screen): leaving.append(screen)
      case .started, .ended, .becameVisible, .hid: break
      }
    }
    let both = Set(arriving.map { ObjectIdentifier($0) })
      .intersection(leaving.map { ObjectIdentifier($0) })
    guard !both.isEmpty else { return }
    arriving.removeAll { both.contains(ObjectIdentifier($0)) }
    leaving.removeAll { both.contains(ObjectIdentifier($0)) }
  }
}
