import Wireflow
import WireflowInteraction

extension TerminalBackend {
  /// The item that has the focus.
  var focusedItem: FocusItem? { currentRendering().item(viewpoint.focus) }

  /// Moves the focus to an item.
  func focus(_ item: FocusItem) {
    if item.target != viewpoint.focus { viewpoint.samplesTyped = 0 }
    moveFocus(to: FocusMemory(item))
    invalidate()
  }

  /// Moves the focus to an item that is or was drawn, and remembers it for its screen.
  func moveFocus(to item: FocusMemory) {
    viewpoint.focus = item.target
    viewpoint.followsFocus = true
    focusName = item.name
    if let page = item.target.page { memories[page] = item }
  }

  /// Finds the focused item among the drawn items, or moves the focus to a better one.
  ///
  /// When another screen comes to the front, the focus returns to its last item there.
  ///
  /// Returns true if the focus has moved.
  func settleFocus(on drawn: Rendering) -> Bool {
    let isElsewhere = frontPage != shown.frontPage?.id && viewpoint.editing == nil
    frontPage = shown.frontPage?.id
    let there = isElsewhere ? nil : same(viewpoint.focus, focusName, in: drawn.items)
    let found = there ?? home(in: drawn)
    guard found?.target != viewpoint.focus || viewpoint.focus == nil else {
      // The item may have another name now, such as a button that toggles between pause and play.
      focusName = found?.name ?? ""
      return false
    }
    guard let found else { return false }
    moveFocus(to: FocusMemory(found))
    return true
  }

  /// Returns the item at a target, or the only one with the same name if the target has another
  /// name now.
  func same(
    _ target: FocusTarget?, _ name: String, in items: [FocusItem]
  ) -> FocusItem? {
    guard let target else { return nil }
    let there = items.first { $0.target == target }
    if there?.name == name { return there }
    guard case .element(let page, _, let option) = target else { return there }
    let namesakes = items.filter { item in
      guard case .element(page, _, let other) = item.target else { return false }
      return (other == nil) == (option == nil) && item.name == name
    }
    return namesakes.count == 1 ? namesakes[0] : there
  }

  /// Returns the item that gets the focus on the screen in front: the remembered one, or the first.
  func home(in drawn: Rendering) -> FocusItem? {
    let memory = shown.frontPage.flatMap { memories[$0.id] }
    return memory.flatMap { same($0.target, $0.name, in: drawn.items) } ?? first(in: drawn.items)
  }

  /// Returns the first item of the content of the screen in front, or any item.
  private func first(in items: [FocusItem]) -> FocusItem? {
    switch shown.front {
    case .alert:
      let actions = shown.alert?.content.actions ?? []
      let harmless = actions.firstIndex { $0.role != .destructive } ?? 0
      return items.first(where: \.isEditable) ?? items.first { $0.target == .answer(harmless) }
        ?? items.first(where: \.isOfApp)
    case .drawer:
      return items.first { $0.target == .root(shown.drawer.selected) }
        ?? items.first(where: \.isOfApp)
    case .modal, .player, .base:
      let page = shown.frontPage?.id
      return items.first { $0.target.page == page && !$0.isHeader }
        ?? items.first { $0.target.page != nil && !$0.isHeader }
        ?? items.first(where: \.isOfApp)
    }
  }

  /// Moves the focus to the next item in a direction, or scrolls towards it.
  func move(_ direction: FocusDirection) {
    let drawn = currentRendering()
    guard let item = drawn.item(viewpoint.focus) else {
      if turnPage(direction) { return }
      if let first = drawn.items.first { focus(first) }
      return scroll(drawn.scrollers.last, direction == .up ? -1 : 1)
    }
    let scroller = drawn.scrollers.first { $0.zone == item.zone }
    if item.target.isPane, let scroller, canScroll(scroller, direction) {
      return scroll(scroller, direction.sign)
    }
    let next = drawn.items.near(item, direction)
    if let next, isWithinReach(next, direction, scroller) { return focus(next) }
    if let scroller, canScroll(scroller, direction) {
      return scroll(scroller, (next == nil ? 1 : scroller.viewport.rows) * direction.sign)
    }
    if next == nil, !item.target.isPane, turnPage(direction) { return }
    if let next = next ?? drawn.items.far(item, direction) { return focus(next) }
    // A screen without items scrolls while the focus is beside it.
    if let front = frontScroller(in: drawn), canScroll(front, direction) {
      scroll(front, direction.sign)
    }
  }

  /// Returns the scrolling part of the screen in front.
  private func frontScroller(in drawn: Rendering) -> Rendering.Scroller? {
    guard let page = shown.frontPage else { return nil }
    return drawn.scrollers.first { $0.target == .page(page.id) }
  }

  /// Returns true if the item is at most a page away, so that the focus may skip the text between.
  private func isWithinReach(
    _ item: FocusItem, _ direction: FocusDirection, _ scroller: Rendering.Scroller?
  ) -> Bool {
    guard let viewport = scroller?.viewport, !item.isHeader else { return true }
    return switch direction {
    case .up: item.frame.endRow > viewport.row - viewport.rows
    case .down: item.frame.row < viewport.endRow + viewport.rows
    case .left, .right: true
    }
  }

  private func canScroll(_ scroller: Rendering.Scroller, _ direction: FocusDirection) -> Bool {
    switch direction {
    case .up: scroller.offset > 0
    case .down: scroller.offset < scroller.limit
    case .left, .right: false
    }
  }

  /// Scrolls by lines, within limits.
  func scroll(_ scroller: Rendering.Scroller?, _ lines: Int) {
    guard let scroller else { return }
    let isLog = scroller.target == .log
    let present = viewpoint.scrolls[scroller.target] ?? 0
    let most = isLog ? scroller.offset + present : scroller.limit
    let down = max(-most, min(lines, most))
    let offset = max(0, min(present + (isLog ? -down : down), most))
    guard offset != present else { return }
    viewpoint.scrolls[scroller.target] = offset
    viewpoint.followsFocus = false
    invalidate()
  }

  /// Moves the focus to the next or previous item in reading order, and wraps around.
  func step(by count: Int) {
    var items = currentRendering().items
    guard !items.isEmpty else { return }
    let here = items.firstIndex { $0.target == viewpoint.focus }
    let next = here.map { ($0 + count + items.count) % items.count } ?? 0
    guard let here, next != here + count else { return focus(items[next]) }
    if count < 0 { readToEnd() }
    items = currentRendering().items
    if let item = count < 0 ? items.last : items.first { focus(item) }
  }

  /// Moves the focus to the first or last item of the same part of the screen.
  func leap(toEnd: Bool) {
    if toEnd { readToEnd() }
    let drawn = currentRendering()
    let zone = drawn.item(viewpoint.focus)?.zone
    let items = drawn.items.filter { $0.zone == zone && !$0.isHeader }
    if let item = toEnd ? items.last : items.first { focus(item) }
    let scroller = drawn.scrollers.first { $0.zone == zone } ?? drawn.scrollers.last
    if items.allSatisfy(\.target.isPane), let scroller {
      scroll(scroller, scroller.length * (toEnd ? 1 : -1))
    }
  }

  /// Scrolls by a page and moves the focus along.
  func page(_ direction: FocusDirection) {
    let drawn = currentRendering()
    let item = drawn.item(viewpoint.focus)
    let own = drawn.scrollers.first { $0.zone == item?.zone }
    let longer = [own, frontScroller(in: drawn)].compactMap { $0 }.first { $0.limit > 0 }
    guard let scroller = longer ?? own else { return }
    let lines = max(1, scroller.viewport.rows - 1)
    guard let item, item.zone == scroller.zone else {
      return scroll(scroller, lines * direction.sign)
    }
    let goal = item.frame.row + lines * direction.sign
    let nearest = drawn.items
      .filter { $0.zone == item.zone && !$0.isHeader }
      .min { abs($0.frame.row - goal) < abs($1.frame.row - goal) }
    scroll(scroller, lines * direction.sign)
    if let nearest, nearest.target != item.target { focus(nearest) }
  }
}

extension FocusItem {
  fileprivate var isOfApp: Bool { !target.isPane }
}
