import Foundation
import WireflowTerminal

/// The lines of standard input, which are editable on a terminal.
@MainActor
final class StandardLines {
  private let streams: StandardStreams
  private lazy var terminal = TerminalDevice(environment: ProcessInfo.processInfo.environment)
    .map { LineTerminal($0) }

  init(_ streams: StandardStreams) {
    self.streams = streams
  }

  /// Reads the next line, and returns nil at the end.
  func next(_ prompt: String) -> String? {
    if let terminal { return terminal.readLine(prompt) }
    streams.write(prompt)
    return Swift.readLine()
  }
}
