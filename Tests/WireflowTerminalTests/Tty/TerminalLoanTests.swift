import Foundation
import Testing

@testable import WireflowTerminal

/// Gives back terminals that have no room, which a signal handler must do without the main actor.
struct TerminalLoanTests {
  @Test func saysItsFarewellAsSoonAsThereIsRoom() async throws {
    let terminal = try FullTerminal()

    let text = await onAThread { terminal.giveBackWhileItIsRead() }

    #expect(text.suffix(FullTerminal.farewell.count) == FullTerminal.farewell[...])
  }

  @Test func givesUpOnATerminalThatTakesNothing() async throws {
    let terminal = try FullTerminal()

    let time = await onAThread { ContinuousClock().measure { terminal.giveBack() } }

    #expect(time >= .seconds(2))
  }

  /// Waits for the system on a thread of its own.
  private func onAThread<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: work()) }.start()
    }
  }
}

/// A pipe that is full of zeros, as the terminal of a loan of its own.
private final class FullTerminal: Sendable {
  static let farewell: [UInt8] = Array("farewell".utf8)

  private let screen: Int32
  private let device: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    (screen, device) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    let zeros = [UInt8](repeating: 0, count: 4096)
    while write(device, zeros, zeros.count) > 0 {}
  }

  deinit {
    for end in [screen, device] { close(end) }
  }

  func giveBack() {
    Self.farewell.withUnsafeBufferPointer { farewell in
      let loan = UnsafeMutablePointer<TerminalLoan>.allocate(capacity: 1)
      defer { loan.deallocate() }
      loan.initialize(to: TerminalLoan())
      loan.pointee.terminal = device
      loan.pointee.farewell = farewell
      loan.pointee.isTaken = true
      loan.giveBack()
    }
  }

  /// Gives it back on a thread of its own, and returns the bytes read meanwhile.
  func giveBackWhileItIsRead() -> [UInt8] {
    let isGivenBack = DispatchSemaphore(value: 0)
    let thread = Thread {
      self.giveBack()
      isGivenBack.signal()
    }
    thread.start()
    defer { isGivenBack.wait() }
    return read(until: Self.farewell)
  }

  /// Reads until the text ends so, or until nothing has come for some seconds.
  private func read(until end: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var wish = pollfd(fd: screen, events: Int16(POLLIN), revents: 0)
    while text.suffix(end.count) != end[...], poll(&wish, 1, 10_000) > 0 {
      let count = Foundation.read(screen, &buffer, buffer.count)
      guard count > 0 else { break }
      text += buffer[..<count]
    }
    return text
  }
}
