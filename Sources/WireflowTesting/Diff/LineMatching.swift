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
