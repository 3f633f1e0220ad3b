import Foundation

/// A connection of a browser: one request, and one response or a stream of events.
///
/// Whoever sends or takes nothing for too long is dropped. Nothing here ever waits for anyone.
@MainActor
final class WebConnection {
  private enum Phase {
    case reading(HTTPRequestParser)
    /// The response goes out.
    case answering
    /// Events go out, as long as the browser takes them.
    case streaming(next: () -> [UInt8]?)
    /// All has gone out, and the rest of what comes is thrown away, so that the answer arrives.
    case draining
    case closed
  }

  /// An answer of the server to a request.
  enum Answer {
    case response(HTTPResponse)
    /// A response that begins a stream, and a closure that gives the next event, if there is one.
    case stream(HTTPResponse, next: () -> [UInt8]?)
  }

  /// A closure that learns that the connection has ended.
  var onClosed: (() -> Void)?

  private let limits: HTTPLimits
  private let answer: (HTTPRequest) -> Answer
  private var watch: SocketWatch?
  private var phase: Phase
  private var unsent: ArraySlice<UInt8> = []
  private var deadline: Task<Void, Never>?
  /// The number of bytes that have been thrown away.
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

  /// True until the whole request has come.
  var isReading: Bool { if case .reading = phase { true } else { false } }

  /// True if the whole answer has gone out, and the browser has yet to hang up.
  var isAnswered: Bool { if case .draining = phase { true } else { false } }

  /// True while events go to the browser.
  var isStreaming: Bool { if case .streaming = phase { true } else { false } }

  /// Sends the next event, if there is one and the last one has gone out.
  func poke() {
    guard isStreaming else { return }
    flush()
  }

  /// Ends the connection unless the app owes it something, and returns true if it has ended.
  ///
  /// A request that has come meanwhile is taken first, because the app may only have been too busy.
  func giveWay() -> Bool {
    let wasReading = isReading
    if wasReading { read() }
    if isReading || (isAnswered && !wasReading) { close() }
    return watch == nil
  }

  /// Refuses whatever is asked for.
  func refuse(_ failure: HTTPFailure) {
    finish(with: HTTPResponse(failure).bytes)
  }

  /// Ends the connection.
  func close() {
    guard let watch else { return }
    self.watch = nil
    phase = .closed
    deadline?.cancel()
    unsent = []
    watch.close()
    onClosed?()
  }
}

extension WebConnection {
  private func read() {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while let socket = watch?.socket {
      switch socket.receive(into: &buffer) {
      case .some(let count): take(buffer[..<count])
      case .blocked: return
      case .closed: return close()
      }
    }
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
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
    case .answering, .streaming, .closed: break
    }
  }

  private func begin(_ answer: Answer) {
    switch answer {
    case .response(let response): finish(with: response.bytes)
    case .stream(let response, let next):
      phase = .streaming(next: next)
      unsent = response.openBytes[...]
      deadline?.cancel()
      flush()
    }
  }

  private func finish(with bytes: [UInt8]) {
    phase = .answering
    unsent = bytes[...]
    expectProgress()
    flush()
  }

  /// Sends what has room, and goes on when there is more.
  private func flush() {
    while let socket = watch?.socket {
      guard !unsent.isEmpty || refill() else {
        watch?.stopAwaitingRoom()
        return
      }
      switch socket.send(unsent) {
      case .some(let count):
        unsent = unsent.dropFirst(count)
        deadline?.cancel()
        deadline = nil
      case .blocked:
        if deadline == nil { expectProgress() }
        watch?.awaitRoom { [weak self] in self?.flush() }
        return
      case .closed: return close()
      }
    }
  }

  /// Finds what is to be sent next, and returns false if there is nothing now.
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
    case .reading, .draining, .closed: return false
    }
  }

  /// Drops the connection unless something happens in time.
  private func expectProgress() {
    deadline?.cancel()
    let patience = limits.patience
    deadline = Task { [weak self] in
      guard (try? await Task.sleep(for: patience)) != nil else { return }
      self?.losePatience()
    }
  }

  /// Drops the connection, unless what it waits for is there and the app was only too busy for it.
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
    case .draining, .closed: close()
    }
  }
}
