/// An event that comes from a terminal: a key, the mouse, pasted text, or a new size.
public enum TerminalEvent: Hashable, Sendable {
  /// The user pressed a key.
  case key(TerminalKey)
  /// The user pressed the left button of the mouse on a cell, counted from 0.
  case click(column: Int, row: Int)
  /// The user turned the wheel over a cell by some lines, below 0 upwards.
  case wheel(column: Int, row: Int, lines: Int)
  /// The user pasted text.
  case paste(String)
  /// The window has another size.
  case resize(TerminalSize)
}

/// A key of a terminal.
public enum TerminalKey: Hashable, Sendable {
  /// A character that can be printed, also the blank.
  case character(Character)
  /// A letter with the control key, as the small letter.
  case control(Character)
  /// The key that ends a line.
  case enter
  /// The key that goes back.
  case escape
  /// The key that goes to the next field.
  case tab
  /// The key that goes to the field before.
  case backTab
  /// The key that deletes the character in front of the cursor.
  case backspace
  /// The key that deletes the character behind the cursor.
  case delete
  /// The arrow upwards.
  case up
  /// The arrow downwards.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The key that goes to the start.
  case home
  /// The key that goes to the end.
  case end
  /// The key that goes up by a page.
  case pageUp
  /// The key that goes down by a page.
  case pageDown
}

/// The size of a terminal in columns and rows.
public struct TerminalSize: Hashable, Sendable {
  /// The number of cells in a row.
  public let columns: Int
  /// The number of rows.
  public let rows: Int

  /// Creates a size in cells.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
