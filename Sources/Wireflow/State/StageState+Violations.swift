#if DEBUG
/// A check of all that must fit together in a state, for tests to ask after each step.
extension StageState {
  /// The slots that a check has reached, and the findings.
  private struct Findings {
    var reached: Set<Index> = []
    var words: [String] = []

    mutating func expect(_ fits: Bool, _ rule: @autoclosure () -> String) {
      if !fits { words.append(rule()) }
    }
  }

  /// The findings in words, none while all fits together.
  func violations() -> [String] {
    var found = Findings()
    for (level, region) in tree.order.enumerated() { check(region, at: level, &found) }
    for slot in [tree.player?.slot, tree.player?.controls].compactMap(\.self) {
      check(tree.slots[slot].stack, of: .none, &found)
    }
    let (taken, reached) = (tree.slots.elements.count { $0.screen != nil }, found.reached)
    found.expect(taken == reached.count, "\(taken) slots taken, not \(reached.count)")
    found.expect(tree.table.count == taken, "\(tree.table.count) in the table, not \(taken)")
    found.expect(reached.isSuperset(of: tree.embedded.hosts), "embedded in what is gone")
    let ties = tree.order.count { tree.regions[$0].fate == .leaves }
    found.expect(tree.lists.tiedCount == ties, "\(tree.lists.tiedCount) ties, not \(ties)")
    let orphans = tree.order.filter {
      tree.regions[$0].fate == .leaves && tree.regions[$0].presenter == .none
    }
    found.expect(tree.lists.orphans == orphans.reversed(), "orphans are not \(orphans)")
    let walls = tree.order.filter { tree.regions[$0].style == .wall }
    found.expect(tree.lists.walls == walls, "walls are not \(walls)")
    let keepers = walls.map { tree.regions[$0].keeper }.filter { $0 != .none }
    found.expect(
      keepers.allSatisfy { ledger.parent(of: $0) == ledger.main }, "a wall is kept by no child")
    found.expect(tree.alert.map { reached.contains($0.sender) } ?? true, "alert of no one")
    for (flow, row) in ledger.rows.elements.enumerated() where row.record != nil {
      check(Index(flow), row, &found)
    }
    return found.words
  }

  private func check(_ region: Index, at level: Int, _ found: inout Findings) {
    let row = tree.regions[region]
    found.expect(
      tree.level(of: region) == level, "region \(region) at \(level) is not found there")
    found.expect(
      tree.lists.withRootItems.contains(region) == (row.container != nil),
      "region \(region) is unlisted")
    found.expect(level == 0 || !row.items.isEmpty, "modal \(region) is empty")
    found.expect(row.container != nil || row.items.count == 1, "modal \(region) has no container")
    found.expect(row.selected < max(row.items.count, 1), "region \(region) selects nothing")
    let isPresented = row.presenter == .none || tree.slots[row.presenter].presented == region
    found.expect(isPresented, "presenter of \(region) does not present it")
    for (place, item) in row.items.enumerated() {
      let entry = tree.items[item]
      found.expect(entry.place == place && entry.region == region, "item \(item) is misplaced")
      check(entry.list, of: item, &found)
      if entry.detail != .none { check(entry.detail, of: item, &found) }
    }
  }

  private func check(_ stack: Index, of item: Index, _ found: inout Findings) {
    found.expect(tree.stacks[stack].item == item, "stack \(stack) is not of item \(item)")
    found.expect(!tree.stacks[stack].slots.isEmpty, "stack \(stack) is empty")
    for (place, slot) in tree.stacks[stack].slots.enumerated() {
      check(slot, in: stack, at: Index(place), &found)
    }
  }

  private func check(_ slot: Index, in home: Index, at place: Index, _ found: inout Findings) {
    let row = tree.slots[slot]
    let isNew = found.reached.insert(slot).inserted
    found.expect(isNew, "slot \(slot) stands twice")
    found.expect(row.stack == home && row.position == place, "slot \(slot) is misplaced")
    found.expect(row.screen.map { tree.find($0) == slot } ?? false, "slot \(slot) is not found")
    let presents = row.presented == .none || tree.regions[row.presented].presenter == slot
    found.expect(presents, "slot \(slot) does not present \(row.presented)")
    var last: Index = 0
    for inner in tree.embedded[slot] {
      found.expect(tree.slots[inner].position < last, "slot \(inner) is not found in its host")
      last = tree.slots[inner].position
      check(inner, in: slot, at: last, &found)
    }
  }

  private func check(_ flow: Index, _ row: FlowLedger.Row, _ found: inout Findings) {
    let (screens, children) = (ledger.screens(of: flow), ledger.children(of: flow))
    found.expect(screens.count == row.screenCount, "flow \(flow) miscounts its screens")
    found.expect(children.count == row.childCount, "flow \(flow) miscounts its children")
    let lit = screens.count + children.count { ledger.rows[$0].lit > 0 }
    found.expect(lit == row.lit, "flow \(flow) miscounts what it is seen by")
    found.expect(screens.allSatisfy { ledger.owner($0) == flow }, "flow \(flow) owns no more")
    let isGone = !found.reached.isSuperset(of: screens)
    found.expect(!isGone, "flow \(flow) owns what is gone")
    found.expect(children.allSatisfy { ledger.parent(of: $0) == flow }, "flow \(flow) lost a child")
    found.expect(row.record?.id == flow, "flow \(flow) is another one's")
  }
}
#endif
