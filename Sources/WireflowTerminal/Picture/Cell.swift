/// One cell of a terminal's screen.
public struct Cell: Sendable {
  /// The character in the cell: one as the user sees it, of one or several scalars.
  public let character: Character
  /// The number of columns that the character takes, which is 0 for a cell behind a wide one.
  public var width: Int { Int(columns) }
  /// The style of the cell.
  public var style: CellStyle
  /// The scalar of a character that has only one, else 0: cells are compared by the thousand, and
  /// characters only slowly.
  let scalar: UInt32
  private let columns: UInt8

  init(_ glyph: Glyph, style: CellStyle) {
    character = glyph.character
    scalar = glyph.scalar
    columns = UInt8(clamping: glyph.width)
    self.style = style
  }

  var isASCII: Bool { scalar > 0 && scalar < 0x80 }

  static let blank = Cell(Glyph(" ", width: 1), style: .plain)
}

extension Cell: Hashable {
  /// Returns true if both cells show the very same, which two spellings of one character need not
  /// do.
  public static func == (left: Cell, right: Cell) -> Bool {
    left.scalar == right.scalar && left.columns == right.columns && left.style == right.style
      && (left.scalar != 0 || left.character == right.character)
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scalar)
    hasher.combine(columns)
    hasher.combine(style)
    if scalar == 0 { hasher.combine(character) }
  }
}
