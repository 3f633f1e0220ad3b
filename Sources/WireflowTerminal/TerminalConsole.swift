import Foundation

/// The standard streams, as closures, so that a test can be the terminal.
@MainActor
struct TerminalConsole {
  /// Whether standard input is a terminal.
  var isInteractive: Bool
  /// Opens the terminal, if it can show an app.
  var screen: () -> TerminalDevice? = { nil }
  /// Gives the next line without its line feed; nil at the end.
  var readLine: () -> String?
  /// Gives all of standard input.
  var readAll: () -> Data
  /// Writes to standard output.
  var write: (String) -> Void
  /// Writes a line to standard error.
  var report: (String) -> Void

  /// The streams of this process.
  static var standard: TerminalConsole {
    TerminalConsole(
      isInteractive: isatty(STDIN_FILENO) == 1,
      screen: { TerminalDevice(environment: ProcessInfo.processInfo.environment) },
      readLine: { Swift.readLine() },
      readAll: { FileHandle.standardInput.readDataToEndOfFile() },
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      report: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
  }
}
