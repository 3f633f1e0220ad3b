/// The number of an element in its slab, below zero for none.
typealias Index = Int32

extension Index {
  /// The number of no element.
  static let none: Index = -1
}

/// Elements whose numbers stay theirs while they are in it, with a way back to an earlier state.
///
/// Insertion, removal and look-up cost O(1). Free numbers are used again, the latest first.
struct Slab<Element> {
  private(set) var elements: [Element] = []
  private var free: [Index] = []
  /// The elements that stood in places that were written since the marks, the latest last.
  private var undone: [(place: Index, element: Element)] = []
  /// The numbers that were free at a mark and have been used since, the latest last.
  private var used: [Index] = []
  private var mark: Mark?
  /// The marks that were set before it, which it is within.
  private var outerMarks: [Mark] = []

  /// The number of elements, the least number of free ones since, and what was noted before.
  private struct Mark {
    let count: Int
    var freeCount: Int
    let undoneCount: Int
    let usedCount: Int
  }

  /// Puts an element in and returns its number.
  mutating func insert(_ element: Element) -> Index {
    if let place = free.popLast() {
      if let freeCount = mark?.freeCount, free.count < freeCount {
        used.append(place)
        mark?.freeCount -= 1
      }
      self[place] = element
      return place
    }
    elements.append(element)
    return Index(elements.count - 1)
  }

  /// Frees a number, in whose place an empty element then stands.
  mutating func remove(_ place: Index, leaving empty: Element) {
    self[place] = empty
    free.append(place)
  }

  subscript(_ place: Index) -> Element {
    @inline(__always) _read { yield elements[Int(place)] }
    @inline(__always) _modify {
      if mark != nil { keep(place) }
      yield &elements[Int(place)]
    }
  }

  private mutating func keep(_ place: Index) {
    undone.append((place, elements[Int(place)]))
  }

  /// Remembers the present state, which may be within another mark.
  mutating func setMark() {
    if let mark { outerMarks.append(mark) }
    mark = Mark(
      count: elements.count, freeCount: free.count, undoneCount: undone.count,
      usedCount: used.count)
  }

  /// Goes back to the state at the last mark, in O(n) of what was written since.
  mutating func goBackToMark() {
    guard let mark else { return }
    while undone.count > mark.undoneCount, let (place, element) = undone.popLast() {
      elements[Int(place)] = element
    }
    elements.removeSubrange(mark.count...)
    free.removeSubrange(mark.freeCount...)
    while used.count > mark.usedCount, let place = used.popLast() { free.append(place) }
    self.mark = outerMarks.popLast()
  }
}
