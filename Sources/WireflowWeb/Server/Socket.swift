import Dispatch
import Foundation

/// A non-blocking socket, described by its file descriptor.
struct Socket: Hashable, Sendable {
  let descriptor: Int32

  /// The result of a non-blocking read or write.
  enum Transfer {
    /// Some bytes were transferred.
    case some(Int)
    /// No byte can be transferred now.
    case blocked
    /// The other end is gone, or sends nothing more.
    case closed
  }

  /// The result of accepting a connection.
  enum Arrival {
    case connection(Socket)
    /// No connection is waiting.
    case nobody
    /// The system cannot open more files now.
    case exhausted
  }

  /// Listens on a port of the loopback address, which no other machine can reach.
  static func listen(on port: UInt16) throws(WebServerError) -> Socket {
    let descriptor = socket(AF_INET, streamKind, 0)
    guard descriptor >= 0 else { throw WebServerError(code: errno, port: port) }
    let own = Socket(descriptor: descriptor)
    own.prepare()
    own.set(SO_REUSEADDR)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard status == 0, Foundation.listen(descriptor, 128) == 0 else {
      let code = errno
      own.close()
      throw WebServerError(code: code, port: port)
    }
    return own
  }

  /// The port of the socket.
  var port: UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Accepts the next waiting connection.
  func accept() -> Arrival {
    while true {
      let accepted = Foundation.accept(descriptor, nil, nil)
      if accepted >= 0 {
        let connection = Socket(descriptor: accepted)
        connection.prepare()
        return .connection(connection)
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .exhausted
      default: return .nobody
      }
    }
  }

  /// Reads the available bytes that fit into a buffer.
  func receive(into buffer: inout [UInt8]) -> Transfer {
    transfer(
      buffer.withUnsafeMutableBytes { buffer in
        retrying { recv(descriptor, buffer.baseAddress, buffer.count, 0) }
      })
  }

  /// Writes as many bytes as possible without blocking.
  func send(_ bytes: ArraySlice<UInt8>) -> Transfer {
    transfer(
      bytes.withUnsafeBytes { bytes in
        retrying { Foundation.send(descriptor, bytes.baseAddress, bytes.count, Self.sendFlags) }
      })
  }

  /// Ends sending, while receiving goes on.
  func finishSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Ends the connection, even while the descriptor is watched.
  func hangUp() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Closes the descriptor.
  func close() { _ = Foundation.close(descriptor) }

  private func prepare() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    leaveSignalsAlone()
  }

  private func set(_ option: Int32) {
    var isOn: Int32 = 1
    _ = setsockopt(descriptor, SOL_SOCKET, option, &isOn, socklen_t(MemoryLayout<Int32>.size))
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

// Writing to a closed connection would otherwise end the process with a signal.
#if canImport(Darwin)
extension Socket {
  private static var streamKind: Int32 { SOCK_STREAM }
  private static var sendFlags: Int32 { 0 }

  private func leaveSignalsAlone() { set(SO_NOSIGPIPE) }
}
#else
extension Socket {
  private static var streamKind: Int32 { Int32(SOCK_STREAM.rawValue) }
  private static var sendFlags: Int32 { Int32(MSG_NOSIGNAL) }

  private func leaveSignalsAlone() {}
}
#endif

/// A watch that reports on the main actor when a socket is readable or writable.
///
/// The watch owns the socket. It closes the descriptor only when no source observes it anymore,
/// because another file can get the same number immediately.
@MainActor
final class SocketWatch {
  let socket: Socket
  private let readings: any DispatchSourceRead
  private var room: (any DispatchSourceWrite)?
  private var isClosed = false
  private var isPaused = false
  /// The number of active sources.
  private let open: OpenCount

  /// Starts watching for input.
  init(_ socket: Socket, onReadable: @escaping @MainActor () -> Void) {
    self.socket = socket
    let open = OpenCount(socket)
    self.open = open
    readings = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: .main)
    readings.setEventHandler { MainActor.assumeIsolated { onReadable() } }
    readings.setCancelHandler { MainActor.assumeIsolated { open.end() } }
    readings.activate()
  }

  /// Calls a closure whenever the socket is writable, until `stopAwaitingRoom` is called.
  func awaitRoom(_ onRoom: @escaping @MainActor () -> Void) {
    guard room == nil, !isClosed else { return }
    let open = self.open
    open.count += 1
    let source = DispatchSource.makeWriteSource(fileDescriptor: socket.descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { onRoom() } }
    source.setCancelHandler { MainActor.assumeIsolated { open.end() } }
    source.activate()
    room = source
  }

  /// Stops watching for room to write.
  func stopAwaitingRoom() {
    room?.cancel()
    room = nil
  }

  /// Stops reporting input for a while.
  func pause() {
    guard !isPaused, !isClosed else { return }
    isPaused = true
    readings.suspend()
  }

  /// Reports input again.
  func resume() {
    guard isPaused else { return }
    isPaused = false
    readings.resume()
  }

  /// Ends the connection.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    // A suspended source cannot be cancelled.
    resume()
    socket.hangUp()
    stopAwaitingRoom()
    readings.cancel()
  }

  /// A counter of a socket's active sources, the last of which closes the socket.
  @MainActor
  private final class OpenCount {
    var count = 1
    private let socket: Socket

    init(_ socket: Socket) { self.socket = socket }

    func end() {
      count -= 1
      if count == 0 { socket.close() }
    }
  }
}
