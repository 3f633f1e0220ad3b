import Foundation

/// The standard streams, as closures, so that a test can be the terminal.
@MainActor
struct TerminalConsole {
  /// True if standard input is a terminal.
  var isInteractive: Bool
  /// A closure that opens the terminal, or returns nil if it cannot show an app.
  var screen: () -> TerminalDevice? = { nil }
  /// A closure that gives the next line without its line feed, or nil at the end.
  var readLine: () -> String?
  /// A closure that gives all of standard input.
  var readAll: () -> Data
  /// A closure that writes to standard output.
  var write: (String) -> Void
  /// A closure that writes a line to standard error.
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
