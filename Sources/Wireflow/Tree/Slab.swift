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
  /// The elements that stood in places that were written since the mark, the latest last.
  private var undone: [(place: Index, element: Element)] = []
  /// The numbers that were free at the mark and have been used since, the latest last.
  private var used: [Index] = []
  /// The number of elements at the mark, and the least number of free ones since.
  private var mark: (count: Int, freeCount: Int)?

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

  /// Remembers the present state.
  mutating func setMark() {
    mark = (elements.count, free.count)
  }

  /// Goes back to the state at the mark, in O(n) of what was written since.
  mutating func goBackToMark() {
    guard let mark else { return }
    while let (place, element) = undone.popLast() { elements[Int(place)] = element }
    elements.removeSubrange(mark.count...)
    free.removeSubrange(mark.freeCount...)
    while let place = used.popLast() { free.append(place) }
    self.mark = nil
  }
}
