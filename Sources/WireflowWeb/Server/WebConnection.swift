import Foundation

/// A connection of a browser: one request, and one response or a stream of events.
///
/// The connection ends if the browser sends or accepts nothing for too long. Nothing here blocks.
@MainActor
final class WebConnection {
  private enum Phase {
    case reading(HTTPRequestParser)
    /// The app works on the response.
    case working
    /// The response is being sent.
    case answering
    /// Events are being sent.
    case streaming(next: () -> [UInt8]?)
    /// Everything has been sent, and further input is discarded so that the answer arrives.
    case draining
    case closed
  }

  /// An answer of the server to a request.
  enum Answer {
    case response(HTTPResponse)
    /// Work that takes a while and returns a response.
    case work(@MainActor () async -> HTTPResponse)
    /// A response that begins a stream, and a closure that returns the next event, if there is one.
    case stream(HTTPResponse, next: () -> [UInt8]?)
  }

  /// A closure that runs after the connection has ended, with true for a stream of events.
  var onClosed: ((_ wasStreaming: Bool) -> Void)?

  private let limits: HTTPLimits
  private let answer: (HTTPRequest) -> Answer
  private var watch: SocketWatch?
  private var phase: Phase
  private var unsent: ArraySlice<UInt8> = []
  /// The time until which the connection has to make progress.
  private var deadline: ContinuousClock.Instant?
  /// The number of discarded bytes.
  private var drained = 0

  init(
    _ socket: Socket, _ limits: HTTPLimits, answer: @escaping (HTTPRequest) -> Answer
  ) {
    self.limits = limits
    self.answer = answer
    phase = .reading(HTTPRequestParser(limits))
    watch = SocketWatch(socket) { [weak self] in self?.read() }
    expectProgress()
  }

  /// True until the request is complete.
  var isReading: Bool { if case .reading = phase { true } else { false } }

  /// True if the answer has been sent and the browser has not closed the connection.
  var isAnswered: Bool { if case .draining = phase { true } else { false } }

  /// True while the connection streams events.
  var isStreaming: Bool { if case .streaming = phase { true } else { false } }

  /// Sends the next event, if there is one and the last one has been sent.
  func poke() {
    guard isStreaming else { return }
    flush()
  }

  /// Answers any request with a failure.
  func refuse(_ failure: HTTPFailure) { finish(with: HTTPResponse(failure).bytes) }

  /// Ends the connection if it has made no progress for too long.
  func checkProgress() {
    guard let deadline, deadline <= .now else { return }
    losePatience()
  }

  /// Ends the connection.
  func close() {
    guard let watch else { return }
    self.watch = nil
    let wasStreaming = isStreaming
    phase = .closed
    deadline = nil
    unsent = []
    watch.close()
    onClosed?(wasStreaming)
  }
}

extension WebConnection {
  /// Reads everything that has arrived.
  func read() {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while let socket = watch?.socket {
      switch socket.receive(into: &buffer) {
      case .some(let count): receive(buffer[..<count])
      case .blocked: return
      case .closed: return close()
      }
    }
  }

  private func receive(_ bytes: ArraySlice<UInt8>) {
    switch phase {
    case .reading(var parser):
      do throws(HTTPFailure) {
        let request = try parser.feed(bytes)
        phase = .reading(parser)
        if let request { begin(answer(request)) }
      } catch {
        refuse(error)
      }
    case .draining:
      drained += bytes.count
      if drained > 32 * limits.body { close() }
    case .working, .answering, .streaming, .closed: break
    }
  }

  private func begin(_ answer: Answer) {
    switch answer {
    case .response(let response): finish(with: response.bytes)
    case .work(let work):
      phase = .working
      deadline = nil
      Task { [weak self] in
        let response = await work()
        if case .working = self?.phase { self?.finish(with: response.bytes) }
      }
    case .stream(let response, let next):
      phase = .streaming(next: next)
      unsent = response.openBytes[...]
      deadline = nil
      flush()
    }
  }

  private func finish(with bytes: [UInt8]) {
    phase = .answering
    unsent = bytes[...]
    expectProgress()
    flush()
  }

  /// Sends as much as possible, and continues when there is room.
  private func flush() {
    while let socket = watch?.socket {
      guard !unsent.isEmpty || refill() else {
        watch?.stopAwaitingRoom()
        return
      }
      switch socket.send(unsent) {
      case .some(let count):
        unsent = unsent.dropFirst(count)
        deadline = nil
      case .blocked:
        if deadline == nil { expectProgress() }
        watch?.awaitRoom { [weak self] in self?.flush() }
        return
      case .closed: return close()
      }
    }
  }

  /// Prepares the next bytes to send, and returns false if there are none now.
  private func refill() -> Bool {
    switch phase {
    case .streaming(let next):
      guard let event = next() else { return false }
      unsent = event[...]
      return !unsent.isEmpty
    case .answering:
      phase = .draining
      watch?.socket.finishSending()
      expectProgress()
      return false
    case .reading, .working, .draining, .closed: return false
    }
  }

  /// Ends the connection unless it makes progress in time.
  private func expectProgress() { deadline = .now + limits.patience }

  /// Ends the connection, unless the expected input or room is there and the app was too busy to
  /// notice.
  private func losePatience() {
    switch phase {
    case .reading:
      read()
      guard case .reading = phase else { return }
      refuse(HTTPFailure(.requestTimeout, "The request did not come in time."))
    case .answering, .streaming:
      let left = unsent.count
      deadline = nil
      flush()
      if !unsent.isEmpty, unsent.count == left { close() }
    case .working: break
    case .draining, .closed: close()
    }
  }
}
