#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Wireflow
import WireflowInteraction

/// The rows of a table for the elements of a screen, of which those of long lists are there in part.
struct ElementRows: Equatable {
  /// A long list in the table.
  struct List: Equatable {
    let id: StagePicture.Element.ID
    /// The row at which it begins.
    let start: Int
    /// The number of all its rows.
    let count: Int
    /// The rows that are there, counted from its own first.
    let range: Range<Int>
    /// The place of the first of these among the elements.
    let place: Int

    /// The number of its rows that are not there.
    var missing: Int { count - range.count }
  }

  private(set) var elements: [StagePicture.Element] = []
  private(set) var lists: [List] = []

  init() {}

  /// Takes the elements of a screen off a page, but for those in its bar.
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

  /// The number of rows of the table.
  var count: Int { elements.count + lists.reduce(0) { $0 + $1.missing } }

  /// Returns the element in a row, or nil if it stands in a long list and is not there.
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

  /// Returns the row in which an element stands, by its place among the elements.
  func row(of place: Int) -> Int {
    var row = place
    for list in lists where list.place <= place {
      row += place < list.place + list.range.count ? list.range.lowerBound : list.missing
    }
    return row
  }

  /// Returns the long list in which a row stands, and its number there.
  func list(at row: Int) -> (id: StagePicture.Element.ID, own: Int)? {
    lists.first { ($0.start..<($0.start + $0.count)).contains(row) }.map { ($0.id, row - $0.start) }
  }

  /// True if each row stands for the same element as in others, or for one of the same long list.
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

  /// The rows that are there and show something else than in others of the same shape.
  func rows(unlike old: Self) -> [Int] {
    elements.indices.compactMap { place in
      let row = row(of: place)
      return old.element(at: row) == elements[place] ? nil : row
    }
  }
}
#endif
