/// The steps that changes are made of.
///
/// The state says what they mean to flows.
extension StageTree {
  /// Puts a screen on top of a stack.
  @inline(__always)
  mutating func add(_ screen: any Screen, onto stack: Index) -> Index {
    let slot = slots.insert(
      Slot(
        screen: screen, stack: stack, position: Index(stacks[stack].slots.count),
        arrival: nextArrival()))
    stacks[stack].slots.append(slot)
    table.insert(ObjectIdentifier(screen), slot)
    return slot
  }

  /// Puts a screen into another one.
  mutating func embed(_ screen: any Screen, in host: Index) -> Index {
    let last = embedded[host].last.map { slots[$0].position } ?? 0
    let slot = slots.insert(
      Slot(screen: screen, stack: host, position: last - 1, arrival: nextArrival()))
    embedded[host].append(slot)
    table.insert(ObjectIdentifier(screen), slot)
    return slot
  }

  /// Puts a screen in the place of another one, which keeps its slot until it is taken out.
  mutating func put(_ screen: any Screen, inPlaceOf slot: Index) -> Index {
    var entry = slots[slot]
    entry.screen = screen
    entry.arrival = nextArrival()
    let new = slots.insert(entry)
    table.insert(ObjectIdentifier(screen), new)
    if entry.presented != .none {
      regions[entry.presented].presenter = new
      slots[slot].presented = .none
    }
    if entry.position < 0 {
      let place = placeInHost(slot)
      embedded[entry.stack][place] = new
    } else {
      stacks[entry.stack].slots[Int(entry.position)] = new
    }
    return new
  }

  /// Takes a screen out whose place on its stack, or in its host, is gone already.
  @inline(__always)
  mutating func takeOut(_ slot: Index) -> any Screen {
    let screen = screen(slot)
    let presented = slots[slot].presented
    if presented != .none { takePresenter(of: presented) }
    table.remove(ObjectIdentifier(screen))
    slots.remove(slot, leaving: Slot())
    return screen
  }

  /// Takes an embedded screen off its host.
  mutating func detach(_ slot: Index) {
    let (host, place) = (slots[slot].stack, placeInHost(slot))
    embedded[host].remove(at: place)
    if embedded[host].isEmpty { embedded.remove(host) }
  }

  /// The place of an embedded screen among those of its host.
  private func placeInHost(_ slot: Index) -> Int {
    let position = slots[slot].position
    return embedded[slots[slot].stack].firstPlace { slots[$0].position <= position }
  }

  /// Takes slots off a stack, whatever stands above them.
  mutating func drop(_ doomed: [Index], from stack: Index) {
    let gone = Set(doomed)
    // What stands below the lowest of them keeps its place.
    let lowest = doomed.map { Int(slots[$0].position) }.min() ?? 0
    let staying = stacks[stack].slots[lowest...].filter { !gone.contains($0) }
    stacks[stack].slots.replaceSubrange(lowest..., with: staying)
    for (place, slot) in staying.enumerated() { slots[slot].position = Index(lowest + place) }
  }

  /// Puts a slot, which stays on stage, on a new stack.
  mutating func move(_ slot: Index, onto stack: Index) {
    slots[slot].stack = stack
    slots[slot].position = 0
    slots[slot].presented = .none
    stacks[stack].slots = [slot]
  }

  /// The place of a region among all, counted from the base.
  func level(of region: Index) -> Int { place(of: region, in: order) }

  /// The place of a region among some that are sorted as they stand in front of each other.
  private func place(of region: Index, in order: [Index]) -> Int {
    let rank = regions[region].rank
    return order.firstPlace { regions[$0].rank >= rank }
  }

  /// Puts a region in front of all others.
  mutating func bringToFront(_ region: Index) {
    regions[region].rank = nextArrival()
    order.append(region)
    if regions[region].container != nil { lists.withRootItems.append(region) }
    let presenter = regions[region].presenter
    if presenter != .none {
      slots[presenter].presented = region
    } else if hasTies {
      noteOrphan(region)
    }
  }

  /// Takes a region out of the order.
  mutating func takeFromOrder(_ region: Index) {
    if hasTies { forgetOrphan(region) }
    order.remove(at: place(of: region, in: order))
    if regions[region].container != nil {
      lists.withRootItems.remove(at: place(of: region, in: lists.withRootItems))
    }
    let presenter = regions[region].presenter
    if presenter != .none { slots[presenter].presented = .none }
  }

  /// Gives both stacks of a root item its title, as the log writes it.
  mutating func label(_ item: Index, _ label: String) {
    stacks[items[item].list].label = label
    if items[item].detail != .none { stacks[items[item].detail].label = label }
  }

  /// Numbers the items of a region by their places.
  mutating func numberItems(of region: Index) {
    for (place, item) in regions[region].items.enumerated() { items[item].place = place }
  }
}
