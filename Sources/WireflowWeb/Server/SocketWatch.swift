import Dispatch

/// A watch over a socket, which says on the main actor when there is something to read, or room to
/// write.
///
/// It owns the socket, and gives its descriptor back only once nothing watches it any longer: the
/// number may belong to another file right after.
@MainActor
final class SocketWatch {
  let socket: Socket
  private let readings: any DispatchSourceRead
  private var room: (any DispatchSourceWrite)?
  private var isClosed = false
  private var isPaused = false
  /// The watches that have not ended.
  private let open: OpenCount

  /// Begins to watch for what can be read.
  init(_ socket: Socket, onReadable: @escaping @MainActor () -> Void) {
    self.socket = socket
    let open = OpenCount(socket)
    self.open = open
    readings = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: .main)
    readings.setEventHandler { MainActor.assumeIsolated { onReadable() } }
    readings.setCancelHandler { MainActor.assumeIsolated { open.end() } }
    readings.activate()
  }

  /// Calls back whenever there is room to write, until there is nothing to wait for.
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

  /// Ends to wait for room.
  func stopAwaitingRoom() {
    room?.cancel()
    room = nil
  }

  /// Stops to say that there is something to read.
  func pause() {
    guard !isPaused, !isClosed else { return }
    isPaused = true
    readings.suspend()
  }

  /// Goes on to say that there is something to read.
  func resume() {
    guard isPaused else { return }
    isPaused = false
    readings.resume()
  }

  /// Ends the connection.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    // What is suspended cannot end.
    resume()
    socket.hangUp()
    stopAwaitingRoom()
    readings.cancel()
  }

  /// The number of watches over a socket, the last of which gives it back.
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
