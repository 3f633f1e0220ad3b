/// Something that comes from a terminal: a key, the mouse, pasted text, or a new size.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(TerminalKey)
  /// The left button of the mouse was pressed, on a cell counted from 0.
  case click(column: Int, row: Int)
  /// The wheel of the mouse was turned by some lines over a cell; below 0: up.
  case wheel(column: Int, row: Int, lines: Int)
  /// Text was pasted.
  case paste(String)
  /// The screen has another size.
  case resize(TerminalSize)
}

/// A key of a terminal.
public enum TerminalKey: Hashable, Sendable {
  /// A printable character, also the blank.
  case character(Character)
  /// A letter that was pressed together with the control key.
  case control(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
}

/// The size of a terminal's screen in cells.
public struct TerminalSize: Hashable, Sendable {
  /// The cells beside each other.
  public let columns: Int
  /// The cells above each other.
  public let rows: Int

  /// Creates a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
