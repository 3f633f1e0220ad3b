import Wireflow
import WireflowInteraction

/// The lines of a long list of which only some rows stand in the picture.
///
/// All its rows take as many lines, so that it is known where the others would stand.
struct LongList: Hashable, Sendable {
  let rows: StagePicture.Rows
  /// The lines of each row.
  let height: Int
  /// The number that its first row has among all elements, also those that are left out.
  let number: Int
  /// The line of its first row, counted from the top of the screen.
  var top = 0

  /// The numbers of its rows among all elements.
  var numbers: Range<Int> { number..<(number + rows.count) }

  /// Returns true if the element with a number is a row of it that is not in the picture.
  func leavesOut(_ number: Int) -> Bool {
    numbers.contains(number) && !rows.range.contains(number - self.number)
  }

  /// Returns the rows that stand in some lines of the screen.
  func rows(in lines: Range<Int>) -> Range<Int> {
    let first = (lines.lowerBound - top) / height
    let end = (lines.upperBound - top + height - 1) / height
    let start = max(0, min(first, rows.count))
    return start..<max(start, min(end, rows.count))
  }
}

/// A part of a screen in which rows of a long list can come into sight.
struct ListInSight: Hashable, Sendable {
  let page: StagePicture.ID
  let list: LongList
  /// The rows that a user can reach by the next key.
  let near: Range<Int>
  /// The rows to read if any of those is missing.
  let wanted: Range<Int>

  init(_ list: LongList, on page: StagePicture.ID, from offset: Int, rows: Int) {
    self.page = page
    self.list = list
    let far = rows + rows / 2
    near = list.rows(in: (offset - rows)..<(offset + 2 * rows))
    wanted = list.rows(in: (offset - far)..<(offset + rows + far))
  }

  /// True if rows are missing that come next.
  var isMissing: Bool {
    !near.isEmpty
      && (near.lowerBound < list.rows.range.lowerBound
        || near.upperBound > list.rows.range.upperBound)
  }
}
