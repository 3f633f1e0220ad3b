import Foundation

@testable import WireflowTerminal

/// Both ends of a socket: the one is the app's terminal, the other the keyboard and the screen.
@MainActor
final class DoubleTerminal {
  let device: TerminalDevice
  let loan: UnsafeMutablePointer<TerminalLoan>
  private let user: TerminalDevice
  private var isHungUp = false

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Self.stream, 0, &ends) == 0 else { throw POSIXError(.EMFILE) }
    // Small enough for a test to fill.
    var room: Int32 = 16_384
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      setsockopt(end, SOL_SOCKET, SO_SNDBUF, &room, socklen_t(MemoryLayout<Int32>.size))
    }
    device = TerminalDevice(descriptor: ends[0])
    user = TerminalDevice(descriptor: ends[1])
    loan = .allocate(capacity: 1)
    loan.initialize(to: TerminalLoan())
    loan.pointee.isTaken = true
  }

  #if canImport(Glibc)
  private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
  private static let stream = SOCK_STREAM
  #endif

  /// Leaves the app's end open: a watch of it may end a little later, and the number would belong to
  /// a file of another test by then, of which Dispatch would tell nobody anything any more.
  isolated deinit {
    hangUp()
    loan.deallocate()
  }

  /// Types.
  func type(_ text: String) {
    _ = user.send(Array(text.utf8)[...])
  }

  /// Reads the new bytes of the screen.
  func read() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case .some(let count) = user.receive(into: &buffer) { bytes += buffer[..<count] }
    return bytes
  }

  /// Goes away.
  func hangUp() {
    guard !isHungUp else { return }
    isHungUp = true
    close(user.descriptor)
  }
}
