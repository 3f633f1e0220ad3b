import Foundation

/// The terminal of an app, with a file descriptor of its own.
///
/// The shell shares the standard streams, so the app must not change them. Reading and writing here
/// never block.
package struct TerminalDevice: Sendable {
  /// The file descriptor, which stays open as long as the process runs.
  let descriptor: Int32

  /// Creates the terminal of the standard streams, or returns nil if they cannot show an app.
  package init?(environment: [String: String]) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    guard let kind = environment["TERM"], !kind.isEmpty, kind != "dumb" else { return nil }
    let flags = O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let descriptor = Self.pathOfOutput.map { open($0, flags) } ?? -1
    // The name of the terminal can be unknown, for example in a container.
    self.descriptor = descriptor >= 0 ? descriptor : open("/dev/tty", flags)
    guard self.descriptor >= 0 else { return nil }
  }

  /// Creates the device of a non-blocking file descriptor.
  init(descriptor: Int32) { self.descriptor = descriptor }

  private static var pathOfOutput: String? {
    var path = [CChar](repeating: 0, count: 1024)
    guard ttyname_r(STDOUT_FILENO, &path, path.count) == 0 else { return nil }
    return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The size of the screen, or 80 by 24 if the terminal does not know it.
  var size: TerminalSize {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// The result of a non-blocking read or write.
  enum Transfer {
    /// Some bytes were transferred.
    case some(Int)
    /// No byte can be transferred now.
    case blocked
    /// The terminal is gone.
    case closed
  }

  /// Reads the available bytes that fit into a buffer.
  func receive(into buffer: inout [UInt8]) -> Transfer {
    transfer(
      buffer.withUnsafeMutableBytes { buffer in
        retrying { read(descriptor, buffer.baseAddress, buffer.count) }
      })
  }

  /// Writes as many bytes as possible without blocking.
  func send(_ bytes: ArraySlice<UInt8>) -> Transfer {
    transfer(
      bytes.withUnsafeBytes { bytes in
        retrying { write(descriptor, bytes.baseAddress, bytes.count) }
      })
  }

  /// Waits for input or for room, forever or up to a number of milliseconds, and returns false if
  /// there is none.
  @discardableResult
  func awaits(_ events: Int32, within milliseconds: Int32 = -1) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  private func retrying(_ call: () -> Int) -> Int {
    var count = call()
    while count < 0, errno == EINTR { count = call() }
    return count
  }

  private func transfer(_ count: Int) -> Transfer {
    if count > 0 { return .some(count) }
    return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) ? .blocked : .closed
  }
}

/// The state for giving the terminal back at any moment and from any thread.
///
/// Signal handlers read it and can interrupt any code. It is therefore plain memory that never
/// moves, and the methods for handlers allocate nothing, take no lock and call the system directly.
struct TerminalLoan {
  /// The terminal, as this process opened it.
  var terminal: Int32 = -1
  /// True while the app has taken the terminal over.
  var isTaken = false
  /// True while the app writes a frame.
  var isWriting = false
  /// The former modes of the terminal.
  var modes = termios()
  /// The bytes that give the terminal back.
  var farewell = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The former targets of the standard streams, and the file that replaces them.
  var streams = ParkedStreams()
  /// The writing end of the pipe in which signal handlers report to the main actor.
  var notes: Int32 = -1

  /// The loan of this process.
  ///
  /// A signal handler is a C function without context, so it reaches only global state. The pointer
  /// never changes. The main actor writes its target, and handlers read it without a lock, because
  /// a lock could hang.
  nonisolated(unsafe) static let current: UnsafeMutablePointer<TerminalLoan> = {
    let loan = UnsafeMutablePointer<TerminalLoan>.allocate(capacity: 1)
    loan.initialize(to: TerminalLoan())
    let farewell = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: ControlSequences.giveBack.utf8.count)
    _ = farewell.initialize(from: ControlSequences.giveBack.utf8)
    loan.pointee.farewell = UnsafeBufferPointer(farewell)
    return loan
  }()
}

extension UnsafeMutablePointer<TerminalLoan> {
  /// Gives the terminal back, unless the app has done so already.
  ///
  /// The method is safe in a signal handler.
  func giveBack() {
    guard pointee.isTaken else { return }
    pointee.isTaken = false
    awaitWriter()
    sayFarewell()
    // Unread keys and mouse events are not meant for the shell.
    tcflush(pointee.terminal, TCIFLUSH)
    tcsetattr(pointee.terminal, TCSANOW, &pointee.modes)
    pointee.streams.unpark()
  }

  /// Waits until another thread has written its frame.
  ///
  /// The wait is bounded, because the interrupted thread itself may be the one that writes.
  private func awaitWriter() {
    var attempts = 0
    while pointee.isWriting, attempts < 10 {
      pause()
      attempts += 1
    }
  }

  /// Writes the farewell, and gives up if the terminal accepts nothing for two seconds.
  private func sayFarewell() {
    var sent = 0
    var attempts = 0
    while sent < pointee.farewell.count, attempts < 400 {
      let rest = pointee.farewell.baseAddress?.advanced(by: sent)
      let count = write(pointee.terminal, rest, pointee.farewell.count - sent)
      if count > 0 {
        sent += count
        attempts = 0
      } else if count < 0, errno == EAGAIN || errno == EINTR {
        pause()
        attempts += 1
      } else {
        return
      }
    }
  }

  private func pause() {
    var time = timespec(tv_sec: 0, tv_nsec: 5_000_000)
    nanosleep(&time, nil)
  }
}

/// The control sequences for taking a terminal over and for giving it back.
enum ControlSequences {
  /// The sequence that turns to the alternate screen, clears it and hides the cursor.
  ///
  /// The sequence also enables mouse events and bracketed paste.
  static let takeOver =
    "\u{1B}[?1049h\u{1B}[0m\u{1B}[2J\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"

  /// The sequence that reverts all of this, and also ends an incomplete frame.
  ///
  /// The first escape ends an incomplete sequence.
  ///
  /// The screen becomes blank, with the cursor at its start, because some terminals would otherwise
  /// copy a part of the picture to the shell's screen after a resize.
  static let giveBack =
    "\u{1B}\\\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[0m\u{1B}[H\u{1B}[2J\u{1B}[?25h"
    + "\u{1B}[8h\u{1B}[?1049l"

  /// The query for the background colour.
  static let backgroundQuestion = "\u{1B}]11;?\u{1B}\\"
}

/// The standard streams while the terminal shows the app: printed text waits in a file.
///
/// Otherwise printed text, such as the reason of a crash, would spoil the picture and vanish with
/// it. A stream that goes elsewhere, such as an error stream in a file, does not change.
struct ParkedStreams {
  private var file: Int32 = -1
  private var output: Int32 = -1
  private var error: Int32 = -1

  /// Redirects the streams that go to the terminal to an unlinked file.
  mutating func park() {
    guard file < 0 else { return }
    file = Self.makeFile()
    guard file >= 0 else { return }
    output = Self.redirect(STDOUT_FILENO, to: file)
    error = Self.redirect(STDERR_FILENO, to: file)
  }

  /// Restores the streams and prints the waiting text.
  ///
  /// The method is safe in a signal handler.
  mutating func unpark() {
    guard file >= 0 else { return }
    Self.restore(STDOUT_FILENO, from: output)
    Self.restore(STDERR_FILENO, from: error)
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      var place: off_t = 0
      var count = pread(file, buffer.baseAddress, buffer.count, place)
      while count > 0 {
        guard Self.print(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { break }
        place += off_t(count)
        count = pread(file, buffer.baseAddress, buffer.count, place)
      }
    }
    close(file)
    file = -1
    output = -1
    error = -1
  }

  private static func print(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = write(STDOUT_FILENO, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
      guard count > 0 || (count < 0 && errno == EINTR) else { return false }
      sent += max(count, 0)
    }
    return true
  }

  private static func makeFile() -> Int32 {
    var path = Array("\(NSTemporaryDirectory())/wireflow-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return -1 }
    unlink(path)
    // Both streams append, so that neither overwrites the other. No child process inherits the
    // file.
    _ = fcntl(file, F_SETFL, O_APPEND)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  private static func redirect(_ stream: Int32, to file: Int32) -> Int32 {
    guard isatty(stream) == 1 else { return -1 }
    let saved = fcntl(stream, F_DUPFD_CLOEXEC, 3)
    guard saved >= 0 else { return -1 }
    dup2(file, stream)
    return saved
  }

  private static func restore(_ stream: Int32, from saved: Int32) {
    guard saved >= 0 else { return }
    dup2(saved, stream)
    close(saved)
  }
}
