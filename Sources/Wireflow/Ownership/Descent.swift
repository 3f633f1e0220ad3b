/// The descent of flows from any of several flows, determined in O(flows) altogether.
///
/// A nil flow counts as a descendant of any flow, and every flow as a descendant of nil.
@MainActor
struct Descent {
  /// The ancestor flows, or none if the answer is always true.
  private var roots: [ObjectIdentifier: FlowRecord] = [:]
  private var known: [ObjectIdentifier: Bool] = [:]

  init(from roots: FlowRecord?...) {
    for case let root? in roots { self.roots[ObjectIdentifier(root)] = root }
  }

  /// Adds another ancestor.
  ///
  /// If it is new, earlier answers that were false are forgotten.
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
