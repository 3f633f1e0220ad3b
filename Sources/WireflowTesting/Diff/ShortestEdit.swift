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
