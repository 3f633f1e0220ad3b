/// A command of the user that the owner of the terminal carries out.
public enum TerminalCommand: Hashable, Sendable {
  /// End the app.
  case quit
  /// Suspend the app and return to the shell.
  case suspend
  /// Save the log as a script.
  case saveSession
  /// Undo the last action.
  case stepBack
  /// Redo the undone action.
  case stepForward
}
