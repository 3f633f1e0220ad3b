/// Something that comes from a terminal: a key, the mouse, pasted text, or a new size.
public enum TerminalEvent: Hashable, Sendable {
  case key(TerminalKey)
  case click(column: Int, row: Int)  // from 0, left button pressed
  case wheel(column: Int, row: Int, lines: Int)  // below 0: up
  case paste(String)
  case resize(TerminalSize)
}
public enum TerminalKey: Hashable, Sendable {
  case character(Character)  // printable, also the blank
  case control(Character)  // control("s") is Ctrl-S
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
}
public struct TerminalSize: Hashable, Sendable {
  public let columns: Int
  public let rows: Int
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
