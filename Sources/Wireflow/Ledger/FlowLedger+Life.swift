/// The life of flows: by what each can be seen, and whether anything is left that it lives for.
extension FlowLedger {
  /// Counts something more that a flow and all above it can be seen by.
  @inline(__always)
  mutating func light(_ flow: Index) {
    rows[flow].lit += 1
    if rows[flow].lit == 1 { lightAbove(flow) }
  }

  private mutating func lightAbove(_ flow: Index) {
    var flow = rows[flow].parent
    while flow != .none {
      rows[flow].lit += 1
      guard rows[flow].lit == 1 else { return }
      flow = rows[flow].parent
    }
  }

  /// Counts something less that a flow and all above it can be seen by, and looks at those that
  /// cannot be seen any more.
  mutating func darken(_ flow: Index, isLeaving: Bool) {
    var flow = flow
    while flow != .none {
      rows[flow].lit -= 1
      guard rows[flow].lit == 0 else { return }
      if isLeaving, !isInAskersLine(flow) {
        moment += 1
        rows[flow].darkness = .byOthers(moment)
      } else {
        rows[flow].darkness = .byItself
      }
      keepToCheck(flow)
      flow = rows[flow].parent
    }
  }

  /// Returns true if a flow is the one that asks, or stands above it.
  private mutating func isInAskersLine(_ flow: Index) -> Bool {
    if asker == .none || asker == flow { return asker != .none }
    if let askersLine { return askersLine.contains(flow) }
    var line: Set<Index> = []
    var next = asker
    while next != .none {
      line.insert(next)
      next = rows[next].parent
    }
    askersLine = line
    return line.contains(flow)
  }

  /// Returns true if nothing is left that it or a descendant lives for.
  @inline(__always)
  func isLifeless(_ flow: Index) -> Bool {
    guard rows[flow].lit == 0, !rows[flow].isStarting, !rows[flow].isMain,
      let holds = rows[flow].record?.holds
    else { return false }
    guard case .byOthers(let moment) = rows[flow].darkness else {
      return rows[flow].childCount == 0 && holds.isEmpty
    }
    if holds.keeping > 0 || holds.reach(moment) { return false }
    return rows[flow].childCount == 0 || !isAnyBelow(flow, alive: moment)
  }

  /// Returns true if a flow below one has begun since a moment, or lives in any case.
  private func isAnyBelow(_ flow: Index, alive moment: Int) -> Bool {
    subtree(flow).dropLast().contains { below in
      guard rows[below].beginning < moment, let holds = rows[below].record?.holds else {
        return true
      }
      return holds.keeping > 0 || holds.reach(moment)
    }
  }
}
