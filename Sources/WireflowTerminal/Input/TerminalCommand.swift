/// What the user asks of the one who owns the terminal.
public enum TerminalCommand: Hashable, Sendable {
  /// To end the app.
  case quit
  /// To leave the terminal to the shell for a while.
  case suspend
  /// To write the log to a file, as a script.
  case saveSession
}
