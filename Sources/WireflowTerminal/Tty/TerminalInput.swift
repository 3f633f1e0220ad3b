import Dispatch
import Foundation

/// The input of a terminal, as events on the main actor.
@MainActor
final class TerminalInput {
  /// A closure that takes what comes from the terminal.
  var onEvent: ((TerminalEvent) -> Void)?
  /// A closure that learns that the terminal has gone.
  var onClosed: (() -> Void)?

  private let device: TerminalDevice
  private var decoder = InputDecoder()
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var patience: Task<Void, Never>?
  private var source: (any DispatchSourceRead)?
  private var isStopped = false
  /// The events that came while an answer was awaited.
  private var early: [TerminalEvent] = []

  init(_ device: TerminalDevice) {
    self.device = device
  }

  /// Begins to report.
  func start() {
    let source = DispatchSource.makeReadSource(fileDescriptor: device.descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readAndWait() }
    }
    source.activate()
    self.source = source
    deliver(early)
    early = []
  }

  /// Ends to report.
  func stop() {
    isStopped = true
    patience?.cancel()
    source?.cancel()
  }

  /// Waits for the answer to a question, up to a limit, and reports later what else comes.
  func answer(within limit: Duration) -> String? {
    let end = ContinuousClock.now + limit
    while let left = Self.milliseconds(until: end), device.isReadable(within: left) {
      guard case .some(let count) = device.receive(into: &buffer) else { return nil }
      early += decoder.feed(buffer[..<count])
      if let answer = decoder.takeAnswer() { return answer }
    }
    return nil
  }

  private static func milliseconds(until end: ContinuousClock.Instant) -> Int32? {
    let left = (end - .now) / .milliseconds(1)
    return left > 0 ? Int32(left.rounded(.up)) : nil
  }
}

extension TerminalInput {
  private func readAndWait() {
    patience?.cancel()
    _ = readAll()
    guard let limit = decoder.patience else { return }
    patience = Task { [weak self] in
      guard (try? await Task.sleep(for: limit)) != nil else { return }
      self?.losePatience()
    }
  }

  /// Takes what has begun for complete, unless the rest is there and was only not read yet.
  private func losePatience() {
    guard !readAll() else { return readAndWait() }
    deliver(decoder.flush())
  }

  /// Reads what there is, and returns true if there was anything.
  private func readAll() -> Bool {
    var hasRead = false
    while !isStopped {
      switch device.receive(into: &buffer) {
      case .some(let count):
        hasRead = true
        deliver(decoder.feed(buffer[..<count]))
      case .blocked: return hasRead
      case .closed:
        stop()
        onClosed?()
      }
    }
    return hasRead
  }

  private func deliver(_ events: [TerminalEvent]) {
    SignalStack.provide()
    for event in events where !isStopped { onEvent?(event) }
  }
}
