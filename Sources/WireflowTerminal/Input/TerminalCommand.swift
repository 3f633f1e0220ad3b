/// A command of the user to the owner of the terminal.
public enum TerminalCommand: Hashable, Sendable {
  /// A wish to end the app.
  case quit
  /// A wish to leave the terminal to the shell for a while.
  case suspend
  /// A wish to write the log to a file, as a script.
  case saveSession
  /// A wish to take the last action back.
  case stepBack
  /// A wish to do once more what was taken back.
  case stepForward
}
