/// One cell of a terminal's screen.
public struct Cell: Hashable, Sendable {
  /// What stands in it: one character as the user sees it, of one or several scalars.
  public let character: Character
  /// How many columns the character takes; 0 for a cell behind a wide character.
  public var width: Int { Int(columns) }
  /// How it looks.
  public var style: CellStyle
  private let columns: UInt8

  init(_ character: Character, width: Int = 1, style: CellStyle = .plain) {
    self.character = character
    columns = UInt8(clamping: width)
    self.style = style
  }

  static let blank = Cell(" ")
}
