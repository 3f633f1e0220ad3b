import Dispatch
import Foundation
import WireflowTerminal

/// The standard streams as closures, so that a test can replace the terminal.
@MainActor
struct CommandConsole {
  /// True if standard input is a terminal.
  var isInteractive: Bool
  /// The program of this process, or nil if it cannot run again.
  var program: URL?
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

  /// The streams of this process.
  static func standard(_ name: String) -> CommandConsole {
    let streams = StandardStreams(name)
    return CommandConsole(
      isInteractive: isatty(STDIN_FILENO) == 1, program: Bundle.main.executableURL,
      screen: {
        let device = TerminalDevice(environment: ProcessInfo.processInfo.environment)
        if device != nil { streams.leaveSignals() }
        return device
      },
      end: { await Interruption.wait() },
      readLine: {
        streams.write($0)
        return Swift.readLine()
      },
      readAll: { try streams.readAll() },
      write: { streams.write($0) },
      report: { streams.report($0) })
  }
}

/// The standard streams of a process, which may be closed, full or without a reader.
///
/// A failed write ends the process with a message and the status 1, never with a signal.
struct StandardStreams {
  private let name: String
  /// The streams that were closed at launch.
  private let closed: Set<Int32>
  /// The former handler of the signal for a pipe without a reader.
  private let formerHandler: (@convention(c) (Int32) -> Void)?

  /// Creates the streams, and opens closed ones to discard their data.
  ///
  /// Otherwise a file opened later would get the number of a closed stream, and receive its output.
  init(_ name: String) {
    self.name = name
    var closed: Set<Int32> = []
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      closed.insert(stream)
      let file = open("/dev/null", O_RDWR)
      if file >= 0, file != stream {
        dup2(file, stream)
        close(file)
      }
    }
    self.closed = closed
    formerHandler = signal(SIGPIPE, SIG_IGN)
  }

  /// Restores the signal handler for an app on the terminal, which handles all signals itself.
  func leaveSignals() { signal(SIGPIPE, formerHandler) }

  func write(_ text: String) {
    guard let reason = send(text, to: STDOUT_FILENO) else { return }
    report("\(name): cannot write to standard output: \(reason)")
    exit(1)
  }

  /// Writes a message to standard error, if possible.
  func report(_ message: String) { _ = send("\(message)\n", to: STDERR_FILENO) }

  func readAll() throws(CommandLineError) -> Data {
    guard !closed.contains(STDIN_FILENO) else {
      throw CommandLineError("standard input is closed, and there is no --script")
    }
    do {
      return try FileHandle.standardInput.readToEnd() ?? Data()
    } catch {
      throw CommandLineError("standard input: cannot read the script: it is no file to read")
    }
  }

  /// Writes all of a text, or returns the reason for a failure.
  private func send(_ text: String, to stream: Int32) -> String? {
    guard !closed.contains(stream) else { return "it is closed" }
    return sendAll(of: text, to: stream)
  }
}

/// A handler of Ctrl-C and other signals, which then do not end the process by themselves.
@MainActor
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Calls a closure at each of some signals.
  init(
    at signals: [Int32], on queue: DispatchQueue = .main,
    _ body: @escaping @Sendable (Int32) -> Void
  ) {
    sources = signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in body(number) }
      source.activate()
      return source
    }
  }

  func end() { for source in sources { source.cancel() } }

  /// Waits for a signal, and returns the exit status.
  ///
  /// Ctrl-C is a success, because it is the normal way to end an app that is not on the terminal.
  static func wait() async -> Int32 {
    let (signals, teller) = AsyncStream.makeStream(of: Int32.self)
    let interruption = Interruption(at: [SIGINT, SIGTERM, SIGHUP]) { teller.yield($0) }
    defer { interruption.end() }
    for await number in signals { return number == SIGINT ? 0 : 128 + number }
    return 1
  }
}
