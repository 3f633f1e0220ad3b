import Foundation
import WireflowTerminal

/// The standard streams as closures, so that a test can replace the terminal.
@MainActor
struct CommandConsole {
  /// True if standard input is a terminal.
  var isInteractive: Bool
  /// The program of this process, or nil if it cannot run again.
  var program: URL?
  /// The width of the terminal, or that of a text for a file.
  var columns = 100
  /// The folder for saved files.
  var folder = URL.currentDirectory()
  /// A closure that opens the terminal, or returns nil if it cannot show an app.
  var screen: () -> TerminalDevice? = { nil }
  /// A closure that waits until the user ends an app that is not on the terminal, and returns the
  /// exit status.
  var end: () async -> Int32 = { 0 }
  /// A closure that reads the next line, without its line feed, or returns nil at the end.
  var readLine: (_ prompt: String) -> String?
  /// A closure that reads all of standard input.
  var readAll: () throws -> Data
  /// A closure that writes to standard output.
  var write: (String) -> Void
  /// A closure that writes a line to standard error.
  var report: (String) -> Void

  /// The width that the shell sets or the terminal has.
  private static var columns: Int {
    if let text = ProcessInfo.processInfo.environment["COLUMNS"], let count = Int(text) {
      return count
    }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 100
  }

  /// The streams of this process.
  static func standard(_ name: String) -> CommandConsole {
    let streams = StandardStreams(name)
    let lines = StandardLines(streams)
    return CommandConsole(
      isInteractive: isatty(STDIN_FILENO) == 1, program: Bundle.main.executableURL,
      columns: columns,
      screen: {
        let device = TerminalDevice(environment: ProcessInfo.processInfo.environment)
        if device != nil { streams.leaveSignals() }
        return device
      },
      end: { await Interruption().wait() },
      readLine: { lines.next($0) },
      readAll: { try streams.readAll() },
      write: { streams.write($0) },
      report: { streams.report($0) })
  }
}
