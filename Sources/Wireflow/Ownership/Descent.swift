/// An answer to "does it descend from one of those flows?" for many flows, in O(flows) altogether.
///
/// What belongs to no flow goes with anything, and everything goes with what belongs to no flow.
@MainActor
struct Descent {
  /// The flows, or none if the answer is always yes.
  private var roots: [ObjectIdentifier: FlowRecord] = [:]
  private var known: [ObjectIdentifier: Bool] = [:]

  init(from roots: FlowRecord?...) {
    for case let root? in roots { self.roots[ObjectIdentifier(root)] = root }
  }

  /// Adds another flow, in O(flows) that were asked about if it is a new one.
  mutating func add(_ root: FlowRecord?) {
    guard let root else {
      roots = [:]
      return
    }
    guard !roots.isEmpty, roots.updateValue(root, forKey: ObjectIdentifier(root)) == nil else {
      return
    }
    known = known.filter(\.value)
  }

  mutating func contains(_ flow: FlowRecord?) -> Bool {
    guard let flow, !roots.isEmpty else { return true }
    var path: [ObjectIdentifier] = []
    var (next, answer): (FlowRecord?, Bool) = (flow, false)
    while let flow = next {
      let id = ObjectIdentifier(flow)
      if let earlier = roots[id] == nil ? known[id] : true {
        answer = earlier
        break
      }
      path.append(id)
      next = flow.parent
    }
    for flow in path { known[flow] = answer }
    return answer
  }
}
