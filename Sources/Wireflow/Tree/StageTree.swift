/// The tree of what is on stage: regions of root items, of stacks, of screens.
///
/// Screens are the only references, all else is numbers. It cannot be copied, so that nothing is
/// copied behind one's back. Only the state's changes write to it.
@MainActor
struct StageTree: ~Copyable {
  /// The place of a screen: on a stack, or embedded in another screen.
  struct Slot {
    var screen: (any Screen)?
    /// The stack, or the slot of the host of an embedded screen.
    var stack = Index.none
    /// The place in the stack, counted from its root, or below zero for an embedded screen, and
    /// then the lower the later it came into its host.
    var position: Index = 0
    /// The modal region that it presents.
    var presented = Index.none
    /// The number of its coming on stage, by which a screen that left and came back is told.
    var arrival: UInt32 = 0
  }

  /// Screens from a root to a top.
  struct Stack {
    var slots: [Index] = []
    /// The root item that it belongs to, or none for the player and its controls.
    var item = Index.none
    /// The title by which the user knows it, as the log writes it.
    var label = ""
  }

  /// A root item: its stack, and the stack of its detail once there is one.
  struct Item {
    var region = Index.none
    /// The place among the items of its region.
    var place = 0
    var list = Index.none
    var detail = Index.none
  }

  /// Root items in a container: the base, or a modal.
  struct Region {
    /// The container of its root items, or nil for a modal that holds one stack, as most do.
    var container: WireframeContainer?
    var items: [Index] = []
    var selected = 0
    var isDrawerOpen = false
    /// The number of its coming to the front, by which it is found in the order.
    var rank: UInt32 = 0
    /// The slot that presented it.
    var presenter = Index.none
    /// The number of its presentation, by which a modal that is presented anew is told.
    var arrival: UInt32 = 0
    var style = ModalStyle.automatic
    /// The style as the container has it.
    var shownStyle = ModalStyle.automatic
    var dismissButton: ModalDismissButtonStyle?
    /// The fate when its presenter leaves.
    var fate = ModalFate.stays
    /// The flow of a wall, which alone takes it away, or none for the privacy screen.
    var keeper = Index.none
  }

  /// A player and its controls, each on a stack of its own.
  struct Player {
    let screen: any FullscreenMinimizable
    let slot: Index
    let controls: Index
    var isMaximized = false
  }

  /// The alert that is shown.
  struct Alert {
    let content: AlertContent
    let sender: Index
    /// The flow that asked, which lives until the answer.
    let flow: FlowRecord?
    /// The number of its coming, by which an equal one after it is told.
    let number: UInt32
    /// The handle that takes the answer.
    let presented: PresentedAlert?
  }

  /// The parts that are small enough to be kept whole at a mark.
  private struct Marked {
    let order: [Index]
    let lists: Lists
    let alert: Alert?
    let player: Player?
  }

  var slots = Slab<Slot>()
  var table = ScreenTable()
  var stacks = Slab<Stack>()
  var items = Slab<Item>()
  var regions = Slab<Region>()
  /// The base, then the modals from the lowest to the one in front.
  var order: [Index] = []
  var lists = Lists()
  var embedded = EmbeddedTable()
  var alert: Alert?
  var player: Player?
  /// The number of screens and modals that have come on stage so far.
  private(set) var arrivals: UInt32 = 0
  /// The state at each mark, the last within those before.
  private var marked: [Marked] = []

  init() {
    order = [regions.insert(Region(container: .plain))]
    lists.withRootItems = order
  }

  /// Returns a number that is higher than all before.
  @inline(__always)
  mutating func nextArrival() -> UInt32 {
    arrivals &+= 1
    return arrivals
  }

  /// Remembers the present state, which may be within another mark.
  mutating func setMark() {
    marked.append(Marked(order: order, lists: lists, alert: alert, player: player))
    slots.setMark()
    table.setMark()
    stacks.setMark()
    items.setMark()
    regions.setMark()
    embedded.setMark()
  }

  /// Goes back to the state at the last mark.
  mutating func goBackToMark() {
    guard let marked = marked.popLast() else { return }
    (order, lists) = (marked.order, marked.lists)
    (alert, player) = (marked.alert, marked.player)
    slots.goBackToMark()
    table.goBackToMark()
    stacks.goBackToMark()
    items.goBackToMark()
    regions.goBackToMark()
    embedded.goBackToMark()
  }
}

extension StageTree {
  /// The region that all modals stand in front of.
  var base: Index { order[0] }

  @inline(__always)
  func find(_ screen: any Screen) -> Index { table.find(ObjectIdentifier(screen)) }

  @inline(__always)
  func screen(_ slot: Index) -> any Screen {
    guard let screen = slots[slot].screen else {
      preconditionFailure("slot must be taken (was \(slot), which is free)")
    }
    return screen
  }

  /// Returns true if it is the root of a root item, of a modal's stack, or of the player.
  @inline(__always)
  func isRoot(_ slot: Index) -> Bool { slots[slot].position == 0 && !isDetail(slot) }

  /// Returns true if it stands in the detail of its root item.
  func isDetail(_ slot: Index) -> Bool {
    guard slots[slot].position >= 0 else { return false }
    let item = stacks[slots[slot].stack].item
    return item != .none && items[item].detail == slots[slot].stack
  }

  func isEmbedded(_ slot: Index) -> Bool { slots[slot].position < 0 }

  /// Returns true if it is the top of its stack.
  @inline(__always)
  func isTop(_ slot: Index) -> Bool {
    let position = slots[slot].position
    return position >= 0 && Int(position) == stacks[slots[slot].stack].slots.count - 1
  }

  /// The screen on a stack that a screen stands for as a sender: itself, or its outermost host.
  @inline(__always)
  func host(_ slot: Index) -> Index {
    var slot = slot
    while slots[slot].position < 0 { slot = slots[slot].stack }
    return slot
  }

  @inline(__always)
  func stack(of slot: Index) -> Index { slots[host(slot)].stack }

  /// Returns the region that a screen stands in, or none for the player and its controls.
  @inline(__always) func region(of slot: Index) -> Index {
    let item = stacks[stack(of: slot)].item
    return item == .none ? .none : items[item].region
  }

  func topSlot(_ stack: Index) -> Index { stacks[stack].slots[stacks[stack].slots.count - 1] }

  /// The first screen of a region, by which a modal is known in the log.
  func first(_ region: Index) -> Index { stacks[items[regions[region].items[0]].list].slots[0] }

  /// Returns the modal that a screen names as one of its roots, or none if it names no modal.
  func modal(of slot: Index) -> Index {
    guard isRoot(slot), case let item = stacks[slots[slot].stack].item, item != .none,
      items[item].region != base
    else { return .none }
    return items[item].region
  }

  func isPlayer(_ slot: Index) -> Bool { player?.slot == slot || player?.controls == slot }

  /// Returns the container of a region.
  ///
  /// A modal of one stack is shown as the base has it.
  func container(of region: Index) -> WireframeContainer {
    regions[region].container ?? regions[base].container ?? .plain
  }

  /// Returns the number of columns that a region shows side by side.
  func columns(of region: Index) -> Int { regions[region].container?.columns ?? 1 }

  /// Returns the selected root item of a region, or none if it has no items.
  @inline(__always) func selectedItem(of region: Index) -> Index {
    let items = regions[region].items
    return items.isEmpty ? .none : items[regions[region].selected]
  }

  /// Returns the stack in which the user goes back in a region, or none if the region has no items.
  ///
  /// It is the detail once that is there, and else the list.
  func frontStack(of region: Index) -> Index {
    let item = selectedItem(of: region)
    guard item != .none else { return .none }
    return items[item].detail == .none ? items[item].list : items[item].detail
  }

  /// The stack of the region in front.
  var frontStack: Index { frontStack(of: order[order.count - 1]) }

  /// Returns true if the detail of a stack's root item lies on top of it, as it does in one column.
  func isCoveredByDetail(_ stack: Index) -> Bool {
    let item = stacks[stack].item
    guard item != .none, items[item].list == stack, items[item].detail != .none else {
      return false
    }
    return columns(of: items[item].region) == 1
  }
}
