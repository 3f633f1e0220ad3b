/// The ledger of flows: which flow owns which screen, and what each lives for.
///
/// Each event costs O(1). A row refers to others by number, so that nothing is released along a
/// chain of parents.
@MainActor
struct FlowLedger: ~Copyable {
  /// The way in which a flow that shows nothing came to that.
  enum Darkness {
    /// The flow has shown nothing yet.
    case never
    /// The flow took its last screen away itself, or passed it on.
    case byItself
    /// Others took its last screen away, at a moment: what began before does not count any more.
    case byOthers(Int)
  }

  /// A flow that lives.
  struct Row {
    var record: FlowRecord?
    var parent = Index.none
    var newestChild = Index.none
    var older = Index.none
    var newer = Index.none
    var newestScreen = Index.none
    var screenCount: Int32 = 0
    var childCount: Int32 = 0
    /// The number of its screens, and of its children that have any themselves or below them.
    var lit: Int32 = 0
    var darkness = Darkness.never
    /// The moment of its beginning.
    var beginning = 0
    /// True until its start has returned.
    var isStarting = true
    var isMain = false
    /// True while it stands among those to be looked at.
    var isToCheck = false
  }

  /// The owner of a screen, and its neighbours in the owner's list.
  struct Link {
    var owner = Index.none
    var older = Index.none
    var newer = Index.none
  }

  var rows = Slab<Row>()
  /// By the screens' slots.
  private(set) var links = Slab<Link>()
  /// The flows that may have nothing left to live for, in order.
  private var flowsToCheck: [FlowRecord] = []
  private var checked = 0
  private var checkMarks: [Int] = []
  /// The flow that asks for what is being changed, or none.
  var asker = Index.none {
    didSet { if askersLine != nil { askersLine = nil } }
  }
  /// The flow that asks, and all above it, once that is needed.
  var askersLine: Set<Index>?
  /// The number of times that others have taken a flow's last screen away.
  var moment = 0
  /// The main flow.
  private(set) var main = Index.none

  /// True while any flow is to be looked at.
  var hasFlowsToCheck: Bool { checked < flowsToCheck.count }

  func record(_ flow: Index) -> FlowRecord? { flow == .none ? nil : rows[flow].record }

  @inline(__always)
  func owner(_ slot: Index) -> Index {
    slot == .none || Int(slot) >= links.elements.count ? .none : links[slot].owner
  }

  func parent(of flow: Index) -> Index { rows[flow].parent }

  func hasScreens(_ flow: Index) -> Bool { rows[flow].screenCount > 0 }

  func newestScreen(of flow: Index) -> Index { rows[flow].newestScreen }

  /// Returns true if a flow has no child and at most one screen.
  func isSmall(_ flow: Index) -> Bool { rows[flow].childCount == 0 && rows[flow].screenCount < 2 }

  /// Returns true if a flow lives only for its holds: it has no screen, no child, and is not the main
  /// flow.
  func livesForHolds(_ flow: Index) -> Bool {
    let row = rows[flow]
    return !row.isMain && !row.isStarting && row.childCount == 0 && row.screenCount == 0
  }

  /// Makes a flow, or nobody, the owner of a screen that nobody owns.
  @inline(__always)
  mutating func adopt(_ slot: Index, by flow: Index) {
    while links.elements.count <= Int(slot) { _ = links.insert(Link()) }
    guard flow != .none else { return }
    let newest = rows[flow].newestScreen
    links[slot] = Link(owner: flow, older: newest)
    if newest != .none { links[newest].newer = slot }
    rows[flow].newestScreen = slot
    rows[flow].screenCount += 1
    light(flow)
  }

  /// Passes a screen on from its owner, without its leaving.
  mutating func pass(_ slot: Index, to flow: Index) {
    let owner = links[slot].owner
    release(slot)
    adopt(slot, by: flow)
    if owner != .none { darken(owner, isLeaving: false) }
  }

  /// Takes a screen from its owner.
  @inline(__always)
  private mutating func release(_ slot: Index) {
    let link = links[slot]
    guard link.owner != .none else { return }
    if link.newer != .none {
      links[link.newer].older = link.older
    } else {
      rows[link.owner].newestScreen = link.older
    }
    if link.older != .none { links[link.older].newer = link.newer }
    links[slot] = Link()
    rows[link.owner].screenCount -= 1
  }

  /// Takes a screen that leaves from its owner, which is looked at when it was the last.
  @inline(__always)
  mutating func leave(_ slot: Index) {
    let owner = links[slot].owner
    guard owner != .none else { return }
    release(slot)
    darken(owner, isLeaving: true)
  }

  /// Begins a flow's row under its parent's.
  mutating func begin(_ record: FlowRecord, under parent: Index, isMain: Bool) {
    var row = Row(record: record, parent: parent, beginning: moment, isMain: isMain)
    if parent != .none { row.older = rows[parent].newestChild }
    let flow = rows.insert(row)
    record.id = flow
    if isMain { main = flow }
    guard parent != .none else { return }
    if row.older != .none { rows[row.older].newer = flow }
    rows[parent].newestChild = flow
    rows[parent].childCount += 1
  }

  /// Ends a flow that has no child, and passes its screens to its parent.
  mutating func end(_ flow: Index) {
    let row = rows[flow]
    var slot = row.newestScreen
    while slot != .none {
      let older = links[slot].older
      release(slot)
      adopt(slot, by: row.parent)
      slot = older
    }
    // What it could be seen by, its parent has now itself.
    if row.lit > 0, row.parent != .none { rows[row.parent].lit -= 1 }
    if row.newer != .none {
      rows[row.newer].older = row.older
    } else if row.parent != .none {
      rows[row.parent].newestChild = row.older
    }
    if row.older != .none { rows[row.older].newer = row.newer }
    if row.parent != .none {
      rows[row.parent].childCount -= 1
      check(row.parent)
    }
    rows.remove(flow, leaving: Row())
  }

  /// Notes that a flow's start has returned.
  mutating func setStarted(_ flow: Index) {
    rows[flow].isStarting = false
    check(flow)
  }

  /// Notes a flow that has nothing left to live for.
  @inline(__always)
  mutating func check(_ flow: Index) {
    if isLifeless(flow) { keepToCheck(flow) }
  }

  mutating func keepToCheck(_ flow: Index) {
    guard !rows[flow].isToCheck, let record = rows[flow].record else { return }
    rows[flow].isToCheck = true
    flowsToCheck.append(record)
  }

  /// Remembers the present state, until which nobody may be taken from those to be looked at.
  mutating func setMark() {
    checkMarks.append(flowsToCheck.count)
    rows.setMark()
    links.setMark()
  }

  /// Goes back to the state at the last mark.
  mutating func goBackToMark() {
    if let mark = checkMarks.popLast() { flowsToCheck.removeSubrange(mark...) }
    rows.goBackToMark()
    links.goBackToMark()
  }

  /// Takes the next flow to be looked at.
  mutating func nextToCheck() -> FlowRecord? {
    guard checked < flowsToCheck.count else { return nil }
    let record = flowsToCheck[checked]
    checked += 1
    if checked == flowsToCheck.count {
      flowsToCheck.removeAll(keepingCapacity: true)
      checked = 0
    }
    if record.isAlive { rows[record.id].isToCheck = false }
    return record
  }
}
