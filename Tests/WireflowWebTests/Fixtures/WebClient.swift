import Foundation

@testable import WireflowWeb

/// A client on a socket of its own, which gives way while it waits.
@MainActor
final class WebClient {
  private let socket: Socket

  /// Opens connections, of which those are missing that the server does not take.
  static func open(_ count: Int, port: UInt16) async -> [WebClient] {
    var clients: [WebClient] = []
    for _ in 0..<count {
      if let client = WebClient(port: port) { clients.append(client) }
      // The server takes them in turns of the main loop.
      await Task.yield()
    }
    return clients
  }

  init?(port: UInt16) {
    #if canImport(Darwin)
    let descriptor = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #else
    let descriptor = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    socket = Socket(descriptor: descriptor)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    // A process that another test begins would keep the connection open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    guard status == 0 || errno == EINPROGRESS else { return nil }
  }

  isolated deinit { socket.close() }

  /// Sends bytes, as far as the other end takes them.
  func send(_ bytes: [UInt8]) async {
    var rest = bytes[...]
    var patience = Patience()
    while !rest.isEmpty, patience.lasts() {
      switch socket.send(rest) {
      case .some(let count): rest = rest.dropFirst(count)
      case .blocked: await Task.yield()
      case .closed:
        // A connection that has not come about yet looks the same.
        guard errno == ENOTCONN else { return }
        await Task.yield()
      }
    }
  }

  func send(_ text: String) async { await send(Array(text.utf8)) }

  /// Reads until a text has come, or until the end.
  func read(until end: String? = nil) async -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var patience = Patience()
    while patience.lasts() {
      switch socket.receive(into: &buffer) {
      case .some(let count):
        bytes += buffer[..<count]
        if let end, bytes.suffix(end.utf8.count).elementsEqual(end.utf8) { return text(bytes) }
      case .blocked: await Task.yield()
      case .closed:
        guard errno == ENOTCONN, bytes.isEmpty else { return text(bytes) }
        await Task.yield()
      }
    }
    return text(bytes)
  }

  /// A wait of a minute, or longer where others hold the main actor for longer than that.
  private struct Patience {
    private let end = ContinuousClock.now + .seconds(60)
    private var turns = 0

    mutating func lasts() -> Bool {
      turns += 1
      return turns < 1_000 || ContinuousClock.now < end
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
