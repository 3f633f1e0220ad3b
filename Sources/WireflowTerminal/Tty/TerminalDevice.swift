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
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

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

  /// Waits up to a number of milliseconds for input, and returns false if there is none.
  func isReadable(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
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
