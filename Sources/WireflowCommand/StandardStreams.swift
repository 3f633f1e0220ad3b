import Foundation

/// The standard streams of a process, of which some may be closed, full or read by nobody.
///
/// Whatever cannot be written ends the process with a message and the status 1, and never by a
/// signal.
struct StandardStreams {
  private let name: String
  /// The streams that were closed when the process began.
  private let closed: Set<Int32>
  /// The handler of the signal that nobody reads, before that was left to whoever writes.
  private let formerHandler: (@convention(c) (Int32) -> Void)?

  /// Takes the streams as they are.
  ///
  /// A file that is opened later would else get the number of one that is closed, and with it what
  /// is written there.
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

  /// Leaves the signals to an app on the terminal, which gives that back at each of them.
  func leaveSignals() {
    signal(SIGPIPE, formerHandler)
  }

  func write(_ text: String) {
    guard let reason = send(text, to: STDOUT_FILENO) else { return }
    report("\(name): cannot write to standard output: \(reason)")
    exit(1)
  }

  /// Writes a message, if anybody can read it.
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

  /// Writes all of a text, or returns the reason why it cannot.
  private func send(_ text: String, to stream: Int32) -> String? {
    guard !closed.contains(stream) else { return "it is closed" }
    return sendAll(of: text, to: stream)
  }
}
