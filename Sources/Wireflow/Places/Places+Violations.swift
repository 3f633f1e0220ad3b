#if DEBUG
/// A consistency check, for tests to call after each step.
extension Places {
  private struct Findings {
    var reached: Set<ObjectIdentifier> = []
    var words: [String] = []

    mutating func expect(_ fits: Bool, _ rule: @autoclosure () -> String) {
      if !fits { words.append(rule()) }
    }
  }

  /// Returns the violations in words, or an empty array if everything is consistent.
  func violations() -> [String] {
    var found = Findings()
    for (level, region) in order.all.enumerated() { check(region, at: level, &found) }
    for page in [player?.page, player?.controls].compactMap(\.self) {
      found.expect(page.stack?.pages.count == 1, "the player is not alone")
      check(page, at: 0, &found)
    }
    found.expect(pages.count == found.reached.count, "\(pages.count) pages, not as many reached")
    found.expect(orphans.isEmpty && !isTrying, "a request is not at its end")
    found.expect(effects.steps.isEmpty && effects.changes.isEmpty, "effects are not reported")
    found.expect(order.walls.elementsEqual(order.all.filter(\.isWall), by: ===), "walls differ")
    let keepers = order.walls.compactMap(\.modal.keeper)
    found.expect(keepers.allSatisfy { $0.parent === flows.main }, "a wall is kept by no child")
    found.expect(
      alert.map { page(of: $0.sender.screen) === $0.sender } ?? true, "alert of no one")
    for flow in flows.main?.subtree ?? [] { check(flow, &found) }
    return found.words
  }

  private func check(_ region: Region, at level: Int, _ found: inout Findings) {
    let words = "region \(region.number)"
    found.expect(order.level(of: region) == level, "\(words) is not found at \(level)")
    let isListed = order.withRootItems.contains { $0 === region }
    found.expect(isListed == (region.container != nil), "\(words) is unlisted")
    found.expect(level == 0 || !region.items.isEmpty, "\(words) is empty")
    found.expect(region.container != nil || region.items.count == 1, "\(words) has no container")
    found.expect(region.selected < max(region.items.count, 1), "\(words) selects nothing")
    found.expect(
      region.presenter.map { $0.presented === region } ?? true, "\(words) is not presented")
    for (position, item) in region.items.enumerated() {
      found.expect(item.position == position && item.region === region, "an item is misplaced")
      for stack in item.stacks { check(stack, of: item, &found) }
    }
  }

  private func check(_ stack: Stack, of item: Item, _ found: inout Findings) {
    found.expect(stack.item === item && !stack.pages.isEmpty, "a stack is empty or misplaced")
    for (position, page) in stack.pages.enumerated() {
      found.expect(
        page.stack === stack && page.host == nil, "page \(page.number) is on another stack")
      check(page, at: position, &found)
    }
  }

  private func check(_ page: Page, at position: Int, _ found: inout Findings) {
    // A title is code of the app, which may navigate.
    let name = "page \(page.number)"
    found.expect(found.reached.insert(ObjectIdentifier(page)).inserted, "\(name) is there twice")
    found.expect(page.position == position, "\(name) is misplaced")
    found.expect(self.page(of: page.screen) === page, "\(name) is not found")
    found.expect(page.presented.map { $0.presenter === page } ?? true, "\(name) presents nothing")
    found.expect(page.owner.map { $0.isAlive } ?? true, "\(name) belongs to a flow that has ended")
    var last = 0
    for inner in page.embedded {
      found.expect(inner.host === page && inner.position > last, "\(name) hosts no one")
      last = inner.position
      check(inner, at: last, &found)
    }
  }

  private func check(_ flow: FlowRecord, _ found: inout Findings) {
    found.expect(!isLifeless(flow) || flows.isAnyToCheck, "\(flow.name) is due, but has not ended")
    let (own, children) = (flow.pages, flow.children)
    let visible = own.count + children.values.count { $0.record.life.visibleCount > 0 }
    found.expect(visible == flow.life.visibleCount, "\(flow.name) miscounts what it is seen by")
    found.expect(own.allSatisfy { $0.owner === flow }, "\(flow.name) owns no more")
    found.expect(own.allSatisfy { page(of: $0.screen) === $0 }, "\(flow.name) owns what is gone")
    found.expect(
      children.allSatisfy { $0.value.record.parent === flow && flow.isAlive },
      "\(flow.name) lost a child")
  }
}
#endif
