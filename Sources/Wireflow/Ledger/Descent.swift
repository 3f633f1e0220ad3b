/// An answer to "does it descend from that flow?" for many flows, in O(flows) altogether.
@MainActor
struct Descent: ~Copyable {
  private let root: Index
  private var known: [Index: Bool] = [:]

  init(from root: Index) {
    self.root = root
  }

  mutating func contains(_ flow: Index, _ ledger: borrowing FlowLedger) -> Bool {
    var path: [Index] = []
    var next = flow
    var answer = false
    while next != .none {
      if next == root {
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
