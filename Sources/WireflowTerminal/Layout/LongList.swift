import Wireflow
import WireflowInteraction

/// The lines of a long list that is only partly in the picture.
///
/// All rows have the same height, which determines the lines of the rows outside the picture.
struct LongList: Hashable, Sendable {
  let rows: StagePicture.Rows
  /// The lines of each row.
  let height: Int
  /// The number of its first row among all elements, including those outside the picture.
  let number: Int
  /// The line of its first row, counted from the top of the screen.
  var top = 0

  /// The numbers of its rows among all elements.
  var numbers: Range<Int> { number..<(number + rows.count) }

  /// Returns true if a number is that of a row outside the picture.
  func leavesOut(_ number: Int) -> Bool {
    numbers.contains(number) && !rows.range.contains(number - self.number)
  }

  /// Returns the rows in a range of lines.
  func rows(in lines: Range<Int>) -> Range<Int> {
    let first = (lines.lowerBound - top) / height
    let end = (lines.upperBound - top + height - 1) / height
    let start = max(0, min(first, rows.count))
    return start..<max(start, min(end, rows.count))
  }
}

/// The visible part of a screen with a long list, which determines the rows to read.
struct ListInSight: Hashable, Sendable {
  let page: StagePicture.ID
  let list: LongList
  /// The rows that the next key can reach.
  let near: Range<Int>
  /// The rows to read if one of the near rows is missing.
  let wanted: Range<Int>

  init(_ list: LongList, on page: StagePicture.ID, from offset: Int, rows: Int) {
    self.page = page
    self.list = list
    let far = rows + rows / 2
    near = list.rows(in: (offset - rows)..<(offset + 2 * rows))
    wanted = list.rows(in: (offset - far)..<(offset + rows + far))
  }

  /// True if the picture lacks near rows.
  var isMissing: Bool {
    !near.isEmpty
      && (near.lowerBound < list.rows.range.lowerBound
        || near.upperBound > list.rows.range.upperBound)
  }
}
