import Dispatch

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

    init(_ socket: Socket) {
      self.socket = socket
    }

    func end() {
      count -= 1
      if count == 0 { socket.close() }
    }
  }
}
