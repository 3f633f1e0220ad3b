/// An answer to "does it descend from one of those flows?" for many flows, in O(flows) altogether.
///
/// What belongs to no flow goes with anything, and all goes with what belongs to no flow.
@MainActor
struct Descent: ~Copyable {
  /// The flows, or none if all goes.
  private var roots: Set<Index>
  private var known: [Index: Bool] = [:]

  /// Creates one with those of some flows that there are.
  init(from roots: Index...) {
    self.roots = Set(roots.filter { $0 != .none })
  }

  /// Adds another flow, in O(flows) that were asked about if it is a new one.
  mutating func add(_ root: Index) {
    if root == .none {
      roots = []
    } else if !roots.isEmpty, roots.insert(root).inserted {
      known = known.filter(\.value)
    }
  }

  mutating func contains(_ flow: Index, _ ledger: borrowing FlowLedger) -> Bool {
    guard flow != .none, !roots.isEmpty else { return true }
    var path: [Index] = []
    var next = flow
    var answer = false
    while next != .none {
      if roots.contains(next) {
        answer = true
        break
      }
      if let earlier = known[next] {
        answer = earlier
        break
      }
      path.append(next)
      next = ledger.parent(of: next)
    }
    for flow in path { known[flow] = answer }
    return answer
  }
}
