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
  /// A letter, a digit, a sign or the return key (`"\r"`), pressed with the Alt key.
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

extension TerminalEvent {
  /// The number of lines per step of the wheel.
  private static let wheelStep = 3

  /// Creates a mouse event from the numbers of the protocol, which counts columns and rows from 1.
  ///
  /// The result is nil for other buttons, movements and invalid positions.
  init?(mouseButton: Int, column: Int, row: Int) {
    guard column > 0, row > 0 else { return nil }
    // The bits of the shift, meta and control keys have no effect.
    switch mouseButton & ~0b11100 {
    case 0: self = .click(column: column - 1, row: row - 1)
    case 64: self = .wheel(column: column - 1, row: row - 1, lines: -Self.wheelStep)
    case 65: self = .wheel(column: column - 1, row: row - 1, lines: Self.wheelStep)
    default: return nil
    }
  }
}

extension TerminalKey {
  /// Creates the key that sends a control character.
  init(control byte: UInt8) {
    self =
      switch byte {
      case 0x08, 0x7F: .backspace
      case 0x09: .tab
      // Unbracketed pastes of several lines contain line feeds.
      case 0x0A, 0x0D: .enter
      case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
      default: .control(Character(Unicode.Scalar((byte & 0x1F) + 0x40)))
      }
  }
}

/// A command of the user that the owner of the terminal carries out.
public enum TerminalCommand: Hashable, Sendable {
  /// End the app.
  case quit
  /// Suspend the app and return to the shell.
  case suspend
  /// Save the log as a script.
  case saveSession
  /// Save the session as a page that plays it.
  case shareSession
  /// Explore the app, and save its map.
  case drawMap
  /// Undo the last action.
  case stepBack
  /// Redo the undone action.
  case stepForward
}
