#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Wireflow
import WireflowInteraction

/// The table rows for the elements of a screen, with only some of the rows of long lists loaded.
struct ElementRows: Equatable {
  /// A long list in the table.
  struct List: Equatable {
    let id: StagePicture.Element.ID
    /// The table row at which the list begins.
    let start: Int
    /// The total number of rows in the list.
    let count: Int
    /// The loaded rows, counted from the first row of the list.
    let range: Range<Int>
    /// The index of the first loaded row among the elements.
    let place: Int

    /// The number of rows that are not loaded.
    var missing: Int { count - range.count }
  }

  private(set) var elements: [StagePicture.Element] = []
  private(set) var lists: [List] = []

  init() {}

  /// Creates the rows from a page's elements of a screen, except those in its bar.
  init(of screen: StagePicture.ID, on page: StagePicture.Page) {
    var end = 0
    for list in page.rows where list.id.screen == screen {
      take(page.elements[end..<list.start], of: screen)
      lists.append(
        List(
          id: list.id, start: count, count: list.count, range: list.range, place: elements.count))
      take(page.elements[list.places], of: screen)
      end = list.places.upperBound
    }
    take(page.elements[end...], of: screen)
  }

  private mutating func take(
    _ all: ArraySlice<StagePicture.Element>, of screen: StagePicture.ID
  ) {
    elements += all.filter { $0.id.screen == screen && $0.barEdge == nil }
  }

  /// The number of rows in the table.
  var count: Int { elements.count + lists.reduce(0) { $0 + $1.missing } }

  /// Returns the element in a row, or nil if the row belongs to a long list and is not loaded.
  func element(at row: Int) -> StagePicture.Element? {
    var place = row
    for list in lists where list.start <= row {
      let own = row - list.start
      if own < list.count {
        return list.range.contains(own)
          ? elements[list.place + own - list.range.lowerBound] : nil
      }
      place -= list.missing
    }
    return elements.indices.contains(place) ? elements[place] : nil
  }

  /// Returns the row of an element, given its index among the elements.
  func row(of place: Int) -> Int {
    var row = place
    for list in lists where list.place <= place {
      row += place < list.place + list.range.count ? list.range.lowerBound : list.missing
    }
    return row
  }

  /// Returns the row of an element, or nil if the table does not have it.
  func row(of id: StagePicture.Element.ID) -> Int? {
    elements.firstIndex { $0.id == id }.map { row(of: $0) }
  }

  /// Returns the long list that contains a row, with the index of the row in the list.
  func list(at row: Int) -> (id: StagePicture.Element.ID, own: Int)? {
    lists.first { ($0.start..<($0.start + $0.count)).contains(row) }.map { ($0.id, row - $0.start) }
  }

  /// Returns true if each row in both tables is the same element, or belongs to the same long list.
  func hasSameShape(as other: Self) -> Bool {
    func shape(_ list: List) -> [Int] { [list.id.index, list.start, list.count] }
    return lists.map(shape) == other.lists.map(shape) && idsOutsideLists == other.idsOutsideLists
  }

  private var idsOutsideLists: [StagePicture.Element.ID] {
    var ids: [StagePicture.Element.ID] = []
    var end = 0
    for list in lists {
      ids += elements[end..<list.place].map(\.id)
      end = list.place + list.range.count
    }
    return ids + elements[end...].map(\.id)
  }

  /// Returns the loaded rows that differ from those of another table of the same shape.
  func rows(unlike old: Self) -> [Int] {
    elements.indices.compactMap { place in
      let row = row(of: place)
      return old.element(at: row) == elements[place] ? nil : row
    }
  }
}
#endif
