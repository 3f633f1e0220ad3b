import Dispatch
import Foundation

/// The input of a terminal, as events on the main actor.
@MainActor
final class TerminalInput {
  /// A closure that receives the events of the terminal.
  var onEvent: ((TerminalEvent) -> Void)?
  /// A closure that runs when the terminal is gone.
  var onClosed: (() -> Void)?

  private let device: TerminalDevice
  private var decoder = InputDecoder()
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var patience: Task<Void, Never>?
  private var source: (any DispatchSourceRead)?
  private var isStopped = false
  /// The events that arrived before the answer to a query.
  private var early: [TerminalEvent] = []

  init(_ device: TerminalDevice) { self.device = device }

  /// Starts reporting events.
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

  /// Stops reporting events.
  func stop() {
    isStopped = true
    patience?.cancel()
    source?.cancel()
  }

  /// Waits up to a limit for the answer to a query, and keeps other input for later.
  func answer(within limit: Duration) -> String? {
    let end = ContinuousClock.now + limit
    while let left = Self.milliseconds(until: end), device.awaits(Int32(POLLIN), within: left) {
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

  /// Treats an incomplete sequence as complete, unless its rest is there and only unread.
  private func losePatience() {
    guard !readAll() else { return readAndWait() }
    deliver(decoder.flush())
  }

  /// Reads all available input, and returns true if there was any.
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
    SignalHandlers.provideStack()
    for event in events where !isStopped { onEvent?(event) }
  }
}

/// The brightness of a terminal's background: true for a light one, and nil if it is unknown.
extension Terminal {
  /// Reads the environment variable in which some terminals give their colours.
  ///
  /// The variable contains the text colour first and the background colour last.
  nonisolated static func isBackgroundLight(variable: String) -> Bool? {
    guard let last = variable.split(separator: ";").last, let number = Int(last),
      (0...15).contains(number)
    else { return nil }
    return number == 7 || number > 8
  }

  /// Reads a terminal's answer to the query.
  ///
  /// An example of an answer is `11;rgb:00/00/00`.
  nonisolated static func isBackgroundLight(answer: String) -> Bool? {
    let parts = answer.split(separator: ":")
    guard parts.count == 2, parts[0] == "11;rgb" || parts[0] == "11;rgba" else { return nil }
    let shares = parts[1].split(separator: "/").map(share)
    guard shares.count >= 3, let red = shares[0], let green = shares[1], let blue = shares[2] else {
      return nil
    }
    return 0.299 * red + 0.587 * green + 0.114 * blue > 0.5
  }

  /// Returns a number of one to four hexadecimal digits, as a share of the largest.
  private nonisolated static func share(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.count), let number = UInt16(digits, radix: 16) else { return nil }
    return Double(number) / Double((1 << (4 * digits.count)) - 1)
  }
}
