/// One cell of a terminal's screen.
package struct Cell: Hashable, Sendable {
  /// The character in the cell, of one or several scalars.
  package let character: Character
  /// The number of columns of the character, which is 0 for the cell after a wide one.
  package let width: Int
  /// The style of the cell.
  var style: CellStyle
}

/// A cell as a grid stores it.
///
/// A grid copies and compares thousands of cells, which is slow with characters. The cell therefore
/// contains only numbers.
struct GridCell: Hashable, Sendable {
  /// The scalar of the character, or a larger number that refers to one of the grid's clusters.
  let code: UInt32
  private let columns: UInt8
  var style: CellStyle

  static let firstCluster: UInt32 = 0x11_0000
  static let blank = GridCell(code: 0x20, width: 1, style: .plain)

  init(code: UInt32, width: Int, style: CellStyle) {
    self.code = code
    self.style = style
    columns = UInt8(clamping: width)
  }

  /// The number of columns of the character.
  var width: Int { Int(columns) }

  var isASCII: Bool { code < 0x80 }
  /// True if the character has several scalars.
  var isCluster: Bool { code >= Self.firstCluster }
  /// The index of the character among the grid's clusters.
  var cluster: Int { Int(code - Self.firstCluster) }

  /// The cell without its character.
  var blanked: GridCell { GridCell(code: 0x20, width: 1, style: style) }
}

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

/// The style of a cell by its meaning.
///
/// A theme provides the colours.
struct CellStyle: Hashable, Sendable {
  /// The meaning of the text of a cell.
  enum Ink: UInt8, Hashable, Sendable, CaseIterable {
    /// Normal text.
    case text
    /// Less important text, such as explanations and disabled elements.
    case secondary
    /// Text that attracts attention, such as keys, back links and progress.
    case accent
    /// Text of destructive actions and refusals.
    case danger
    /// Text of something that appeared or succeeded.
    case good
    /// Text of warnings.
    case warning
    /// Lines that separate areas.
    case rule
    /// Text on the accent colour.
    case onAccent
    /// Marks that replace colours, visible only on terminals without them.
    case mark
    /// Text behind the front layer.
    case behind
  }

  /// The meaning of the background of a cell.
  enum Ground: UInt8, Hashable, Sendable, CaseIterable {
    /// The window. Text with this ground keeps the ground of its cells.
    case surface
    /// Bars at the edges of the window.
    case panel
    /// A box in front of the window.
    case raised
    /// The focused row.
    case selection
    /// The row that gets the focus when its part of the window does.
    case rest
    /// The focused button or tab.
    case focus
    /// A button.
    case button
    /// The main button, and the selected tab.
    case primary
    /// A destructive button.
    case danger
    /// A field, and the remaining part of a progress bar.
    case field
    /// Everything behind the front layer.
    case scrim

    /// True if it is also visible without colours.
    var isMarked: Bool { self == .selection || self == .focus }
  }

  /// The meaning of the text of a cell.
  var ink: Ink
  /// The meaning of the background.
  var ground: Ground
  /// True if the text is bold.
  var isBold: Bool
  /// The colours of a piece of a picture.
  var tint = CellTint()

  /// Creates a style.
  init(_ ink: Ink = .text, on ground: Ground = .surface, isBold: Bool = false) {
    self.ink = ink
    self.ground = ground
    self.isBold = isBold
  }

  /// The style of normal text.
  static let plain = CellStyle()
  static let title = CellStyle(isBold: true)
  static let secondary = CellStyle(.secondary)
  static let accent = CellStyle(.accent)
  static let rule = CellStyle(.rule)
}

/// The colours of a cell that shows a piece of a picture, which replace those of ink and ground.
///
/// A colour is a number such as `0x1FF8000`. Optional ones would make comparisons of grids slow.
struct CellTint: Hashable, Sendable {
  /// The colour of the text, or 0 for that of the ink.
  var text: UInt32 = 0
  /// The colour behind the text, or 0 for that of the ground.
  var ground: UInt32 = 0
}
