/// The edits that requests consist of: pages arrive, leave and move.
extension Places {
  /// Puts a screen on top of a stack.
  @discardableResult
  func enter(_ screen: any Screen, on stack: Stack, owner: FlowRecord?) -> Page {
    let page = Page(screen, number: nextNumber())
    (page.stack, page.position) = (stack, stack.pages.count)
    stack.pages.append(page)
    undo({ stack.pages.removeLast() })
    arrive(page, owner)
    return page
  }

  /// Embeds a screen in a page.
  func enter(_ screen: any Screen, in host: Page, owner: FlowRecord?) -> Page {
    let page = Page(screen, number: nextNumber())
    (page.host, page.position) = (host, (host.embedded.last?.position ?? 0) + 1)
    host.embedded.append(page)
    undo({ host.embedded.removeLast() })
    arrive(page, owner)
    return page
  }

  /// Puts a screen in the position of a page, which the caller then removes.
  func enter(_ screen: any Screen, inPlaceOf old: Page, owner: FlowRecord?) -> Page {
    let page = Page(screen, number: nextNumber())
    (page.stack, page.host, page.position) = (old.stack, old.host, old.position)
    if let host = old.host {
      let place = placeInHost(of: old, host)
      host.embedded[place] = page
      undo({ host.embedded[place] = old })
    } else if let stack = old.stack {
      stack.pages[page.position] = page
      undo({ stack.pages[old.position] = old })
    }
    if let modal = old.presented {
      set(modal, \.presenter, page)
      set(old, \.presented, nil)
      page.presented = modal
    }
    arrive(page, owner)
    return page
  }

  private func arrive(_ page: Page, _ owner: FlowRecord?) {
    register(page)
    if let owner { adopt(page, by: owner) }
    effects.changes.append(.entered(page.screen))
  }

  /// Removes a page, whose place is already free, with the pages that are embedded in it.
  func leave(_ page: Page) {
    for inner in page.embedded.reversed() { leave(inner) }
    if let owner = page.owner { takeLeaving(page, from: owner) }
    unregister(page)
    loseSurroundings(of: page)
    effects.newestLeft = max(effects.newestLeft, page.number)
    effects.changes.append(.left(page.screen))
  }

  /// Clears a page's references to the places around it, before those may go.
  func loseSurroundings(of page: Page) {
    if page.stack != nil { set(page, \.stack, nil) }
    if page.host != nil { set(page, \.host, nil) }
    if let modal = page.presented {
      set(page, \.presented, nil)
      losePresenter(modal)
    }
  }

  /// Removes the pages of a stack from its top down to a number of pages that stay.
  func leaveAll(on stack: Stack, downTo count: Int = 0) {
    while stack.pages.count > count {
      let page = stack.pages.removeLast()
      undo({ stack.pages.append(page) })
      leave(page)
    }
  }

  /// Removes a root item, its detail first.
  func leaveAll(of item: Item) {
    for stack in item.stacks { leaveAll(on: stack) }
    set(item, \.region, nil)
  }

  /// Removes pages from any place in a stack, in O(n) of the pages above the lowest of them.
  func leave(_ pages: [Page], from stack: Stack) {
    let leaving = Set(pages.map { ObjectIdentifier($0) })
    let lowest = pages.map(\.position).min() ?? 0
    let above = Array(stack.pages[lowest...])
    let staying = above.filter { !leaving.contains(ObjectIdentifier($0)) }
    stack.pages.replaceSubrange(lowest..., with: staying)
    undo({ stack.pages.replaceSubrange(lowest..., with: above) })
    for position in lowest..<stack.pages.count { set(stack.pages[position], \.position, position) }
    for page in pages.reversed() { leave(page) }
  }

  /// Detaches an embedded page from its host.
  func detach(_ page: Page) {
    guard let host = page.host else { return }
    let place = placeInHost(of: page, host)
    host.embedded.remove(at: place)
    undo({ host.embedded.insert(page, at: place) })
    set(page, \.host, nil)
  }

  private func placeInHost(of page: Page, _ host: Page) -> Int {
    host.embedded.firstPlace { $0.position >= page.position }
  }
}

/// The moves of regions and root items.
extension Places {
  /// Puts a region in front of all others.
  func bringToFront(_ region: Region) {
    set(region, \.rank, nextNumber())
    order.append(region)
    undo({ self.order.remove(region) })
    if let presenter = region.presenter {
      set(presenter, \.presented, region)
    } else if region.modal.fate == .leaves {
      orphans.append(region)
    }
  }

  /// Removes a region from the order.
  func takeFromOrder(_ region: Region) {
    order.remove(region)
    undo({ self.order.insert(region) })
    if let presenter = region.presenter { set(presenter, \.presented, nil) }
  }

  /// Clears the presenter of a modal, which leaves with it or stays.
  private func losePresenter(_ modal: Region) {
    set(modal, \.presenter, nil)
    if modal.modal.fate == .leaves { orphans.append(modal) }
  }

  /// Makes a root item of a screen, which may be on stage without a place.
  func makeItem(_ screen: any Screen, in region: Region, owner: FlowRecord?) -> Item {
    let item = Item(in: region)
    guard let page = page(of: screen) else {
      enter(screen, on: item.list, owner: owner)
      return item
    }
    set(page, \.stack, item.list)
    set(page, \.position, 0)
    item.list.pages = [page]
    return item
  }

  func setItems(_ items: [Item], of region: Region) {
    set(region, \.items, items)
    for (position, item) in items.enumerated() { set(item, \.position, position) }
  }
}
