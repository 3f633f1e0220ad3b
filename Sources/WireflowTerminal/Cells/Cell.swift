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
