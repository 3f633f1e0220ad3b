/// The slot of each screen on stage, found by the screen's identity in O(1).
///
/// Open addressing with linear probing and no tombstones: a removal closes the gap.
struct ScreenTable {
  private var keys: [UInt] = Array(repeating: 0, count: 16)
  private var slots: [Index] = Array(repeating: .none, count: 16)
  private var shift: UInt = 60
  private(set) var count = 0
  /// The insertions and removals since the marks, the latest last.
  private var undone: [(key: UInt, slot: Index, isInsertion: Bool)]?
  /// The number of those at each mark.
  private var marks: [Int] = []

  /// Returns the slot of a screen, or none if it is not on stage.
  @inline(__always)
  func find(_ id: ObjectIdentifier) -> Index {
    let key = UInt(bitPattern: id)
    let mask = keys.count &- 1
    var place = home(key)
    while true {
      let other = keys[place]
      if other == key { return slots[place] }
      if other == 0 { return .none }
      place = (place &+ 1) & mask
    }
  }

  /// Puts a screen in.
  mutating func insert(_ id: ObjectIdentifier, _ slot: Index) {
    let key = UInt(bitPattern: id)
    undone?.append((key, slot, true))
    add(key, slot)
  }

  /// Takes a screen out.
  mutating func remove(_ id: ObjectIdentifier) {
    let key = UInt(bitPattern: id)
    let slot = find(id)
    undone?.append((key, slot, false))
    delete(key)
  }

  /// Remembers the present state, which may be within another mark.
  mutating func setMark() {
    marks.append(undone?.count ?? 0)
    if undone == nil { undone = [] }
  }

  /// Goes back to the state at the last mark.
  mutating func goBackToMark() {
    guard let mark = marks.popLast(), var steps = undone else { return }
    undone = nil
    while steps.count > mark, let step = steps.popLast() {
      if step.isInsertion { delete(step.key) } else { add(step.key, step.slot) }
    }
    if !marks.isEmpty { undone = steps }
  }

  @inline(__always)
  private func home(_ key: UInt) -> Int { Int((key >> 4 &* 0x9E37_79B9_7F4A_7C15) >> shift) }

  private mutating func add(_ key: UInt, _ slot: Index) {
    if count * 4 >= keys.count * 3 { grow() }
    put(key, slot)
    count += 1
  }

  private mutating func put(_ key: UInt, _ slot: Index) {
    let mask = keys.count &- 1
    var place = home(key)
    while keys[place] != 0 { place = (place &+ 1) & mask }
    keys[place] = key
    slots[place] = slot
  }

  private mutating func delete(_ key: UInt) {
    let mask = keys.count &- 1
    var hole = home(key)
    while keys[hole] != key { hole = (hole &+ 1) & mask }
    var next = (hole &+ 1) & mask
    while keys[next] != 0 {
      // The next one may fill the hole unless its home lies behind the hole.
      if (next &- home(keys[next])) & mask >= (next &- hole) & mask {
        keys[hole] = keys[next]
        slots[hole] = slots[next]
        hole = next
      }
      next = (next &+ 1) & mask
    }
    keys[hole] = 0
    count -= 1
  }

  private mutating func grow() {
    let (oldKeys, oldSlots) = (keys, slots)
    keys = Array(repeating: 0, count: oldKeys.count * 2)
    slots = Array(repeating: .none, count: oldKeys.count * 2)
    shift -= 1
    for (key, slot) in zip(oldKeys, oldSlots) where key != 0 { put(key, slot) }
  }
}
