import Foundation
import TestSupport
import Testing

@testable import WireflowTerminal

@MainActor
struct TerminalInputTests {
  private let terminal: DoubleTerminal
  private let input: TerminalInput
  private let report = Report()

  @MainActor
  private final class Report {
    var events: [TerminalEvent] = []
    var closings = 0
  }

  init() throws {
    terminal = try DoubleTerminal()
    input = TerminalInput(terminal.device)
    input.onEvent = { [report] in report.events.append($0) }
    input.onClosed = { [report] in report.closings += 1 }
  }

  @Test func reportsWhatIsTypedUntilTheTerminalHasGone() async {
    input.start()
    terminal.type("a\u{1B}[A\u{1B}")
    await expectEventually { report.events.count == 3 }
    #expect(report.events == [.key(.character("a")), .key(.up), .key(.escape)])

    terminal.type("b")
    terminal.hangUp()
    await expectEventually { report.closings > 0 }
    #expect(report.events.last == .key(.character("b")))
    for _ in 0..<100 { await Task.yield() }
    #expect(report.closings == 1)
  }

  @Test func takesAnAnswerOutOfWhatIsTyped() async {
    #expect(input.answer(within: .milliseconds(5)) == nil)
    terminal.type("a\u{1B}]11;rgb:0/0/0\u{07}b")

    let answer = input.answer(within: .seconds(10))
    input.start()
    terminal.type("c")

    await expectEventually { report.events.count == 3 }
    #expect(answer == "11;rgb:0/0/0")
    #expect(report.events == ["a", "b", "c"].map { .key(.character($0)) })
  }

  @Test func reportsNothingOnceItIsStoppedAndGoesAway() async {
    weak var gone: TerminalInput?
    do {
      let input = TerminalInput(terminal.device)
      gone = input
      input.onEvent = { [report, weak input] event in
        report.events.append(event)
        input?.stop()
      }
      input.start()
      terminal.type("abc")
      await expectEventually { !report.events.isEmpty }
    }

    for _ in 0..<100 { await Task.yield() }
    #expect(report.events == [.key(.character("a"))])
    await expectEventually { gone == nil }
  }
}

@MainActor
struct TerminalOutputTests {
  private let terminal: DoubleTerminal
  private let output: TerminalOutput

  init() throws {
    terminal = try DoubleTerminal()
    output = TerminalOutput(terminal.device, loan: terminal.loan)
  }

  @Test func writesTheRestWhenThereIsRoom() async {
    output.write(Array("frame".utf8))
    #expect(output.isIdle && terminal.read() == Array("frame".utf8))

    let frames = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    var idles = 0
    output.onIdle = { idles += 1 }
    output.write(Array(frames.dropLast(3)))
    let wasIdle = output.isIdle
    output.write(Array(frames.suffix(3)))
    var shown: [UInt8] = []
    await expectEventually {
      shown += terminal.read()
      return shown.count >= frames.count && idles > 0
    }

    // Of two long arrays that differ, the test library would work out the difference.
    let isComplete = shown == frames
    #expect(isComplete && !wasIdle && output.isIdle && idles == 1)
  }

  @Test func givesUpAndWritesNothingOnceTheTerminalIsGivenBack() {
    output.write([UInt8](repeating: 1, count: 400_000))
    output.discard()
    #expect(output.isIdle && terminal.read().count < 400_000)

    terminal.loan.pointee.isTaken = false
    output.write([1])
    #expect(output.isIdle && terminal.read() == [])
  }

  @Test func goesAwayAlsoWhileItWaitsForRoom() async {
    weak var gone: TerminalOutput?
    do {
      let output = TerminalOutput(terminal.device, loan: terminal.loan)
      gone = output
      output.write([UInt8](repeating: 1, count: 400_000))
      #expect(!output.isIdle)
    }

    await expectEventually { gone == nil }
  }
}

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

struct TerminalBackgroundTests {
  @Test(
    arguments: [
      ("15;0", .dark), ("0;15", .light), ("0;default;7", .light), ("15;8", .dark), ("0", .dark),
      ("15;default", nil), ("", nil), (";", nil), ("0;16", nil), ("0;-1", nil),
    ] as [(String, TerminalBackground?)])
  func readsTheVariable(text: String, background: TerminalBackground?) {
    #expect(TerminalBackground(variable: text) == background)
  }

  @Test(
    arguments: [
      ("11;rgb:0000/0000/0000", .dark), ("11;rgb:ffff/ffff/ffff", .light), ("11;rgb:f/f/f", .light),
      ("11;rgb:00/2b/36", .dark), ("11;rgb:fdf6/f6e3/e3d5", .light), ("11;rgba:0/0/0/ffff", .dark),
      ("11;rgb:0/0", nil), ("10;rgb:f/f/f", nil), ("11;rgb:x/0/0", nil), ("11;rgb:00000/0/0", nil),
      ("11;rgb://", nil), ("11;?", nil), ("", nil),
    ] as [(String, TerminalBackground?)])
  func readsAnAnswer(text: String, background: TerminalBackground?) {
    #expect(TerminalBackground(answer: text) == background)
  }
}
