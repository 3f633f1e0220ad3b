/// An event from a terminal: a key, the mouse, pasted text, or a new size.
public enum TerminalEvent: Hashable, Sendable {
  /// The user pressed a key.
  case key(TerminalKey)
  /// The user pressed the left mouse button on a cell, counted from 0.
  case click(column: Int, row: Int)
  /// The user turned the wheel over a cell by some lines. Negative numbers mean up.
  case wheel(column: Int, row: Int, lines: Int)
  /// The user pasted text.
  case paste(String)
  /// The window has another size.
  case resize(TerminalSize)
}

/// A key of a terminal.
public enum TerminalKey: Hashable, Sendable {
  /// A printable character, including the blank.
  case character(Character)
  /// A lowercase letter pressed with the control key.
  case control(Character)
  /// A letter, digit or sign pressed with the Alt key.
  case alt(Character)
  /// The return key.
  case enter
  /// The escape key.
  case escape
  /// The tab key.
  case tab
  /// The tab key pressed with the shift key.
  case backTab
  /// The key that deletes the character before the cursor.
  case backspace
  /// The key that deletes the character after the cursor.
  case delete
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// The left arrow.
  case left
  /// The right arrow.
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
  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int

  /// Creates a size in cells.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
