/// One cell of a terminal's screen.
package struct Cell: Hashable, Sendable {
  /// The character in the cell: one as the user sees it, of one or several scalars.
  package let character: Character
  /// The number of columns that the character takes, which is 0 for a cell behind a wide one.
  package let width: Int
  /// The style of the cell.
  var style: CellStyle
}

/// A cell as a grid keeps it, of numbers alone: cells are copied and compared by the thousand, and
/// characters only slowly.
struct GridCell: Hashable, Sendable {
  /// The character: its scalar, or beyond all scalars its place among the grid's clusters.
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

  /// The number of columns that the character takes.
  var width: Int { Int(columns) }

  var isASCII: Bool { code < 0x80 }
  /// True if the character has several scalars.
  var isCluster: Bool { code >= Self.firstCluster }
  /// The place of the character among the grid's clusters.
  var cluster: Int { Int(code - Self.firstCluster) }

  /// The cell without its character.
  var blanked: GridCell { GridCell(code: 0x20, width: 1, style: style) }
}
