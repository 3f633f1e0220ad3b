/// The screens and the family of a flow.
extension FlowLedger {
  /// The screens of a flow, the newest first.
  func screens(of flow: Index) -> [Index] {
    var slots: [Index] = []
    var slot = rows[flow].newestScreen
    while slot != .none {
      slots.append(slot)
      slot = links[slot].older
    }
    return slots
  }

  /// The children of a flow, the latest first.
  func children(of flow: Index) -> [Index] {
    var children: [Index] = []
    var child = rows[flow].newestChild
    while child != .none {
      children.append(child)
      child = rows[child].older
    }
    return children
  }

  /// A flow and all below it, each after its children, the latest child first.
  ///
  /// O(n) of those, and of the children that are excepted with all below them.
  func subtree(_ flow: Index, except excepted: Set<Index> = []) -> [Index] {
    if rows[flow].childCount == 0 { return [flow] }
    var ordered: [Index] = []
    var open = [flow]
    while let next = open.popLast() {
      ordered.append(next)
      open += children(of: next).filter { !excepted.contains($0) }
    }
    return ordered.reversed()
  }

  /// Returns true if a flow is that one or stands below it.
  func descends(_ flow: Index, from other: Index) -> Bool {
    var next = flow
    while next != .none {
      if next == other { return true }
      next = rows[next].parent
    }
    return false
  }
}
