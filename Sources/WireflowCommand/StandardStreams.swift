import Foundation

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
  func leaveSignals() {
    signal(SIGPIPE, formerHandler)
  }

  func write(_ text: String) {
    guard let reason = send(text, to: STDOUT_FILENO) else { return }
    report("\(name): cannot write to standard output: \(reason)")
    exit(1)
  }

  /// Writes a message to standard error, if possible.
  func report(_ message: String) {
    _ = send("\(message)\n", to: STDERR_FILENO)
  }

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
