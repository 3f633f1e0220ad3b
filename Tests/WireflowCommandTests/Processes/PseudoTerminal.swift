import Foundation
import Testing

/// A terminal whose keyboard and screen are the test's, and whose modes are read from here.
///
/// A shell would repair the modes, and prove nothing.
final class PseudoTerminal {
  /// The path by which a program opens it.
  let path: String
  /// All bytes of the screen.
  private(set) var output = Data()
  private var keyboard: Int32
  private var device: Int32
  private var firstModes = termios()

  init() throws {
    (keyboard, device) = (-1, -1)
    guard openpty(&keyboard, &device, nil, nil, nil) == 0, let name = ttyname(device) else {
      throw POSIXError(.ENXIO)
    }
    path = String(cString: name)
    for descriptor in [keyboard, device] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    tcgetattr(device, &firstModes)
    resize(columns: 80, rows: 24)
  }

  deinit { hangUp() }

  /// True if the modes are as they were before any program ran.
  var hasFirstModes: Bool { modes == firstModes.bytes }

  private var modes: [UInt8] {
    var modes = termios()
    tcgetattr(device, &modes)
    return modes.bytes
  }

  /// Sets the modes as a shell does that takes the terminal over.
  func setFirstModes() {
    tcsetattr(device, TCSANOW, &firstModes)
  }

  /// The number of bytes that are typed and that nobody has read yet.
  var unread: Int32 {
    var count: Int32 = 0
    _ = ioctl(device, Self.countUnread, &count)
    return count
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(device, Self.setSize, &size)
  }

  @discardableResult
  func type(_ bytes: some Sequence<UInt8>) -> Int {
    let bytes = Array(bytes)
    return write(keyboard, bytes, bytes.count)
  }

  /// Reads the screen's bytes within some milliseconds, and returns true if there were some.
  @discardableResult
  func read(within milliseconds: Int32) -> Bool {
    guard keyboard >= 0 else { return false }
    var wish = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard completing("watched", { Int(poll(&wish, 1, milliseconds)) }) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = completing("read") { Foundation.read(keyboard, &buffer, buffer.count) }
    output += buffer.prefix(max(0, count))
    return count > 0
  }

  /// Calls the system, again if a signal came between, and tells of a failure: what is missing on
  /// the screen would be the app's fault else.
  private func completing(_ use: String, _ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno == EINTR { continue }
      Issue.record("The screen cannot be \(use): \(String(cString: strerror(errno))).")
      return result
    }
  }

  /// Forgets all bytes but the last ones.
  func forget(butFor count: Int = 0) {
    output = Data(output.suffix(count))
  }

  /// Goes away.
  func hangUp() {
    for descriptor in [keyboard, device] where descriptor >= 0 { close(descriptor) }
    (keyboard, device) = (-1, -1)
  }

  // Darwin's are made by macros that Swift does not read.
  #if canImport(Darwin)
  private static let setSize: UInt = 0x8008_7467
  private static let countUnread: UInt = 0x4004_667F
  #else
  private static let setSize = UInt(TIOCSWINSZ)
  private static let countUnread = UInt(FIONREAD)
  #endif
}

extension termios {
  /// All of the modes, but whether input waits to be read again, which no program sets.
  fileprivate var bytes: [UInt8] {
    var modes = self
    modes.c_lflag &= ~.init(PENDIN)
    return withUnsafeBytes(of: &modes) { Array($0) }
  }
}
