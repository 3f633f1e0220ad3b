/// A block of cells, described by its upper left cell and its size.
struct CellRectangle: Hashable, Sendable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  /// The column and row after the last ones.
  var endColumn: Int { column + columns }
  var endRow: Int { row + rows }
  var isEmpty: Bool { columns <= 0 || rows <= 0 }

  func contains(column: Int, row: Int) -> Bool {
    (self.column..<max(self.column, endColumn)).contains(column)
      && (self.row..<max(self.row, endRow)).contains(row)
  }

  /// Returns the intersection with another rectangle, which may be empty.
  func intersection(_ other: CellRectangle) -> CellRectangle {
    let column = max(self.column, other.column)
    let row = max(self.row, other.row)
    return CellRectangle(
      column: column, row: row, columns: max(0, min(endColumn, other.endColumn) - column),
      rows: max(0, min(endRow, other.endRow) - row))
  }

  /// Returns the rectangle without some cells at its sides.
  ///
  /// Its size is never negative.
  func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> CellRectangle {
    CellRectangle(
      column: column + min(left, columns), row: row + min(top, rows),
      columns: max(0, columns - left - right), rows: max(0, rows - top - bottom))
  }

  /// Returns the rectangle at the same distance from the other side of an area.
  func mirrored(in area: CellRectangle) -> CellRectangle {
    var mirrored = self
    mirrored.column = area.column + area.endColumn - endColumn
    return mirrored
  }

  func moved(columns: Int = 0, rows: Int = 0) -> CellRectangle {
    var moved = self
    moved.column += columns
    moved.row += rows
    return moved
  }
}
