import Foundation

/// A server that shows an app in browsers on this machine only.
///
/// The server is not public. It listens on the loopback address only, and its own address contains
/// a secret. It has no encryption and is designed for a few windows of one person.
///
/// ```swift
/// let backend = WebBackend("Shop")
/// let stage = Stage(backend: backend)
/// let server = try WebServer(for: backend)
/// print(server.address)
/// ```
@MainActor
public final class WebServer {
  /// The address of the page, with the secret.
  public let address: String
  /// A closure that runs when the user has closed the last page, and none has come back in time.
  var onAbandoned: (() -> Void)?

  private let session: WebSession
  private let files: PageFiles
  private let gate: WebGate
  private let limits: HTTPLimits
  private var watch: SocketWatch?
  /// The open connections, by order of arrival.
  private var connections: [Int: WebConnection] = [:]
  private var arrivals = 0
  /// The wait for a page to come back.
  private var absence: Task<Void, Never>?
  /// The work that ends idle connections.
  private var patrol: Task<Void, Never>?

  /// Creates a server for a backend that listens on a port, or on any free one for 0.
  public convenience init(for backend: WebBackend, port: UInt16 = 0) throws(WebServerError) {
    try self.init(for: WebSession(backend), port: port)
  }

  /// Creates a server for a session that listens on a port, or on any free one for 0.
  /// - Parameters:
  ///   - session: the session of an app.
  ///   - port: the port.
  ///   - secret: the secret in the address, or nil for a new one.
  ///   - limits: the limits on requests.
  package init(
    for session: WebSession, port: UInt16 = 0, secret: WebSecret? = nil,
    limits: HTTPLimits = HTTPLimits()
  ) throws(WebServerError) {
    do throws(PageFilesError) {
      files = try PageFiles()
    } catch {
      throw .pageMissing("\(error)")
    }
    let socket = try Socket.listen(on: port)
    self.session = session
    self.limits = limits
    gate = WebGate(secret: (secret ?? WebSecret()).text, port: socket.port)
    address = gate.address
    watch = SocketWatch(socket) { [weak self] in self?.accept() }
    session.onChange = { [weak self] in self?.poke() }
    // A sleep for each connection would outlive its connection, because the runtime does not end the
    // timer of a cancelled sleep.
    patrol = Task { [weak self, pause = limits.patience / 8] in
      while (try? await Task.sleep(for: pause)) != nil, self?.endIdleConnections() == true {}
    }
  }

  isolated deinit { stop() }

  /// The number of open connections.
  var connectionCount: Int { connections.count }

  /// Stops the server and ends its connections.
  public func stop() {
    watch?.close()
    watch = nil
    absence?.cancel()
    patrol?.cancel()
    for connection in connections.values { connection.close() }
  }

  private func accept() {
    while let socket = watch?.socket {
      switch socket.accept() {
      case .connection(let socket): serve(socket)
      case .nobody: return
      case .exhausted: return pause()
      }
    }
  }

  private func serve(_ socket: Socket) {
    let connection = WebConnection(socket, limits) { [weak self] request in
      self?.answer(request) ?? .response(HTTPResponse(.unavailable, "The app has ended."))
    }
    arrivals += 1
    let number = arrivals
    connection.onClosed = { [weak self] wasStreaming in
      self?.connections[number] = nil
      if wasStreaming { self?.missPage() }
    }
    if connections.count >= limits.connections { makeRoom() }
    let isFull = connections.count >= limits.connections
    // Some more connections get a refusal. Beyond that, the server closes them without an answer.
    guard connections.count < 2 * limits.connections else { return connection.close() }
    connections[number] = connection
    if isFull {
      connection.refuse(
        HTTPFailure(.unavailable, "There are \(limits.connections) connections already."))
    }
  }

  private func endIdleConnections() -> Bool {
    for connection in connections.values { connection.checkProgress() }
    return true
  }

  /// Closes the oldest answered connection, or else the oldest with an incomplete request.
  ///
  /// Otherwise silent clients would lock the owner out until they time out. A request that is already
  /// there is read first, because the app may have been too busy to read it.
  private func makeRoom() {
    let oldest = connections.sorted { $0.key < $1.key }.map(\.value)
    for connection in oldest where connection.isReading { connection.read() }
    guard connections.count >= limits.connections else { return }
    (oldest.first(where: \.isAnswered) ?? oldest.first(where: \.isReading))?.close()
  }

  /// Stops accepting connections for a second, until the system may have files again.
  private func pause() {
    watch?.pause()
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      self?.watch?.resume()
    }
  }

  /// Waits until the last page has been away for too long.
  private func missPage() {
    guard let onAbandoned, watch != nil, !connections.values.contains(where: \.isStreaming) else {
      return
    }
    let limit = limits.absence
    absence = Task {
      if (try? await Task.sleep(for: limit)) != nil { onAbandoned() }
    }
  }

  private func poke() { for connection in connections.values { connection.poke() } }

  private func answer(_ request: HTTPRequest) -> WebConnection.Answer {
    let body = request.body
    do throws(HTTPFailure) {
      switch try gate.room(for: request) {
      case .page: return .response(try readPage())
      case .events: return events()
      case .rows: return .response(try session.backend.readRows(body))
      case .steps: return .response(try session.readSteps(body))
      case .save: return .response(try session.saveTest(body))
      case .map: return .response(session.readMap())
      case .path: return .response(try session.readPath(body))
      case .share: return .response(try session.share(body))
      case .go: return work(session.go, body)
      case .resume: return work(session.resume, body)
      case .action: return work(session.perform, body)
      case .companions: return work(session.changeCompanions, body)
      }
    } catch {
      return .response(HTTPResponse(error))
    }
  }

  private func readPage() throws(HTTPFailure) -> HTTPResponse {
    do throws(PageFilesError) {
      return try files.response(session.name)
    } catch {
      throw HTTPFailure(.unavailable, "\(error)")
    }
  }

  /// Returns the answer of work that may take a while, such as a replay.
  private func work(
    _ work: @escaping @MainActor ([UInt8]) async throws(HTTPFailure) -> HTTPResponse,
    _ body: [UInt8]
  ) -> WebConnection.Answer {
    .work {
      do throws(HTTPFailure) {
        return try await work(body)
      } catch {
        return HTTPResponse(error)
      }
    }
  }

  private func events() -> WebConnection.Answer {
    guard connections.values.count(where: \.isStreaming) < limits.streams else {
      return .response(HTTPResponse(.unavailable, "There are \(limits.streams) pages already."))
    }
    absence?.cancel()
    var reader = session.makeReader()
    return .stream(HTTPResponse(.okay, type: "text/event-stream", body: [])) {
      reader.next()
    }
  }
}

/// A reason why a server could not start.
public enum WebServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another program, or another run of this one, is listening on the port.
  case portInUse(UInt16)
  /// The system does not allow this program to listen on the port.
  case portNotAllowed(UInt16)
  /// The program has lost the files of its page, as the text says.
  case pageMissing(String)
  /// The system refused for another reason, described by its error number.
  case system(Int32)

  /// The reason, and what to do about it.
  public var description: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use; end what listens there, choose another, or any free one with 0"
    case .portNotAllowed(let port):
      "port \(port) is not allowed; choose one from 1024 on, or any free one with 0"
    case .pageMissing(let text): text
    case .system(let code): "cannot listen on 127.0.0.1: \(String(cString: strerror(code)))"
    }
  }

  init(code: Int32, port: UInt16) {
    switch code {
    case EADDRINUSE: self = .portInUse(port)
    case EACCES: self = .portNotAllowed(port)
    default: self = .system(code)
    }
  }
}
