import Foundation

/// A program on a terminal of its own, which has 80 by 24 cells at first.
final class TerminalProcess {
  let terminal: PseudoTerminal
  let process: ChildProcess

  /// The longest time for anything, on a machine under load.
  private static let limit = Duration.seconds(60)

  /// Starts an app of this package, or a shell.
  init(
    _ program: String = "Mishaps", _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    terminal = try PseudoTerminal()
    let command = program == "bash" ? program : ChildProcess.path(of: program)
    let settings = [
      "TERM": "xterm-256color", "COLORFGBG": "15;0",
      "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no",
    ]
    process = try ChildProcess(
      [command] + arguments, streams: Array(repeating: terminal.path, count: 3),
      folder: FileManager.default.temporaryDirectory.path,
      environment: settings.merging(environment) { $1 })
  }

  /// All bytes of the terminal, as a text.
  var text: String { String(decoding: terminal.output, as: UTF8.self) }

  func shows(_ text: String) -> Bool { terminal.output.range(of: Data(text.utf8)) != nil }

  func type(_ text: String) { terminal.type(text.utf8) }

  /// Waits until something is so, and returns false if it never is.
  func waits(until isSo: () -> Bool) -> Bool {
    let end = ContinuousClock.now + Self.limit
    while !isSo() {
      guard ContinuousClock.now < end else { return false }
      terminal.read(within: 10)
    }
    return true
  }

  /// Waits until the terminal shows a text.
  func awaits(_ text: String) -> Bool { waits { shows(text) } }

  /// Waits for a whole frame of the app with the mishaps, of which nothing comes later.
  func awaitsFrame() -> Bool { awaits("Mishaps") && awaits("\u{1B}[?2026l") }

  /// Waits for the end, and returns the exit status as a shell sees it, or nil if it goes on.
  ///
  /// The system may bring the last bytes a little later than the end.
  func end() -> Int32? {
    let hasEnded = waits { process.status != nil }
    while terminal.read(within: 50) {}
    process.end()
    return hasEnded ? process.status : nil
  }
}
