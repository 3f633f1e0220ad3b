import Foundation

/// A search for the longest common subsequence of two sequences (Myers' greedy algorithm).
///
/// The search gives up when it exceeds its number of steps.
struct ShortestEdit {
  let old: [Int]
  let new: [Int]
  /// The reach of each diagonal for each number of edits, with d + 1 diagonals for d edits.
  private var reach: [[Int]] = []

  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
  }

  /// Returns the pairs of matching indices, from last to first, or nil if the steps do not suffice.
  ///
  /// The search subtracts the steps that it used.
  mutating func matches(within steps: inout Int) -> [(old: Int, new: Int)]? {
    var edits = 0
    while steps > edits {
      steps -= edits + 1
      if let diagonal = advance(to: edits) { return pairs(edits: edits, diagonal: diagonal) }
      edits += 1
    }
    return nil
  }

  /// Extends all diagonals by one edit, and returns the one that reaches both ends.
  private mutating func advance(to edits: Int) -> Int? {
    let previous = reach.last ?? [0]
    var current = [Int](repeating: 0, count: edits + 1)
    let found = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        previous.withUnsafeBufferPointer { previous in
          current.withUnsafeMutableBufferPointer { current in
            Frontier(edits: edits, previous: previous, current: current, old: old, new: new)?
              .advance()
          }
        }
      }
    }
    reach.append(current)
    return found
  }

  private func pairs(edits: Int, diagonal: Int) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var index = diagonal
    for edits in stride(from: edits, through: 1, by: -1) {
      let fromAbove = index < edits ? reach[edits - 1][index] : -1
      let fromLeft = index > 0 ? reach[edits - 1][index - 1] + 1 : -1
      append(from: max(fromAbove, fromLeft), edits, index, to: &pairs)
      if fromLeft > fromAbove { index -= 1 }
    }
    append(from: 0, 0, index, to: &pairs)
    return pairs
  }

  /// Appends the equal lines at the end of a diagonal.
  private func append(
    from start: Int, _ edits: Int, _ index: Int, to pairs: inout [(old: Int, new: Int)]
  ) {
    for x in (start..<reach[edits][index]).reversed() {
      pairs.append((x, x - 2 * index + edits))
    }
  }
}

/// One row of the search.
///
/// The code uses pointers and plain loops because it takes most of the time, and debug builds run
/// collections and ranges several times slower.
private struct Frontier {
  let edits: Int
  let previous: UnsafePointer<Int>
  let current: UnsafeMutablePointer<Int>
  let old: UnsafePointer<Int>
  let oldCount: Int
  let new: UnsafePointer<Int>
  let newCount: Int

  init?(
    edits: Int, previous: UnsafeBufferPointer<Int>, current: UnsafeMutableBufferPointer<Int>,
    old: UnsafeBufferPointer<Int>, new: UnsafeBufferPointer<Int>
  ) {
    guard let row = current.baseAddress, let above = previous.baseAddress else { return nil }
    self.edits = edits
    self.previous = above
    self.current = row
    // An empty sequence may have no address, and is never read.
    self.old = old.baseAddress ?? above
    self.new = new.baseAddress ?? above
    oldCount = old.count
    newCount = new.count
  }

  /// Fills the row, and returns the diagonal that reaches both ends.
  func advance() -> Int? {
    var index = 0
    while index <= edits {
      var x = 0
      if edits > 0 {
        let fromAbove = index < edits ? previous[index] : -1
        let fromLeft = index > 0 ? previous[index - 1] + 1 : -1
        x = fromLeft > fromAbove ? fromLeft : fromAbove
      }
      var y = x - 2 * index + edits
      while x < oldCount, y < newCount, old[x] == new[y] {
        x += 1
        y += 1
      }
      current[index] = x
      if x >= oldCount, y >= newCount { return index }
      index += 1
    }
    return nil
  }
}

/// A table that assigns a number to each line, with equal numbers for equal lines.
///
/// Lines are equal if their bytes are. Two Unicode spellings of a character therefore differ, and
/// so does a last line without a line feed. In debug builds, in which tests run, this table is
/// several times as fast as a dictionary.
struct LineTable {
  private struct Entry {
    let hash: Int
    let bytes: [UInt8]
  }

  private var entries: [Entry] = []
  /// The number of the line in each slot, or -1.
  private var slots: [Int]

  /// Creates a table with a capacity in lines.
  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  mutating func numbers(of lines: TextLines) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(lines.count)
    lines.bytes.withUnsafeBytes { bytes in
      var start = 0
      for end in lines.ends {
        numbers.append(number(of: UnsafeRawBufferPointer(rebasing: bytes[start..<end])))
        start = end
      }
    }
    return numbers
  }

  private mutating func number(of line: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: line)
    let hash = hasher.finalize()
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      if entries[slots[slot]].hash == hash, isEqual(line, entries[slots[slot]].bytes) {
        return slots[slot]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = entries.count
    entries.append(Entry(hash: hash, bytes: Array(line)))
    return entries.count - 1
  }

  private func isEqual(_ line: UnsafeRawBufferPointer, _ bytes: [UInt8]) -> Bool {
    guard let base = line.baseAddress, line.count == bytes.count else { return false }
    return memcmp(base, bytes, bytes.count) == 0
  }
}

/// A search for matching lines of two texts, in bounded time.
///
/// The common beginning and the common end match. Of the lines in between, the search ignores those
/// that occur in only one text, and looks for the shortest edit. If that would take too long, it
/// splits the texts at the lines that are unique in both. A piece without such lines counts as
/// rewritten.
struct LineMatching {
  /// The index of the new line that matches each old line.
  private(set) var partners: [Int?]

  private let old: [Int]
  private let new: [Int]
  /// The number of steps left, which limits time and memory.
  private var steps: Int

  init(old: [Int], new: [Int], steps: Int = 3_000_000) {
    self.old = old
    self.new = new
    self.steps = steps
    partners = Array(repeating: nil, count: old.count)
    match(old.indices, new.indices)
  }

  private mutating func match(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    let (oldRange, newRange) = trim(oldRange, newRange)
    guard !oldRange.isEmpty, !newRange.isEmpty else { return }
    if matchShortest(oldRange, newRange) { return }

    var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    let anchors = UniqueLines(old: old[oldRange], new: new[newRange]).inOrder()
    for anchor in anchors {
      partners[anchor.old] = anchor.new
      match(oldStart..<anchor.old, newStart..<anchor.new)
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    if !anchors.isEmpty { match(oldStart..<oldRange.upperBound, newStart..<newRange.upperBound) }
  }

  private mutating func trim(_ old: Range<Int>, _ new: Range<Int>) -> (Range<Int>, Range<Int>) {
    var (oldStart, newStart) = (old.lowerBound, new.lowerBound)
    var (oldEnd, newEnd) = (old.upperBound, new.upperBound)
    while oldStart < oldEnd, newStart < newEnd, self.old[oldStart] == self.new[newStart] {
      partners[oldStart] = newStart
      (oldStart, newStart) = (oldStart + 1, newStart + 1)
    }
    while oldStart < oldEnd, newStart < newEnd, self.old[oldEnd - 1] == self.new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      partners[oldEnd] = newEnd
    }
    return (oldStart..<oldEnd, newStart..<newEnd)
  }

  /// Returns true if it found the shortest edit.
  ///
  /// The search uses at most half of the remaining steps, to leave some for the pieces.
  private mutating func matchShortest(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> Bool {
    let (oldNumbers, newNumbers) = (Set(old[oldRange]), Set(new[newRange]))
    let oldIndices = oldRange.filter { newNumbers.contains(old[$0]) }
    let newIndices = newRange.filter { oldNumbers.contains(new[$0]) }

    var edit = ShortestEdit(old: oldIndices.map { old[$0] }, new: newIndices.map { new[$0] })
    var share = steps / 2
    steps -= share
    defer { steps += share }
    guard let pairs = edit.matches(within: &share) else { return false }
    for pair in pairs { partners[oldIndices[pair.old]] = newIndices[pair.new] }
    return true
  }
}
