import Foundation
import TestSupport
import Testing
import WireflowTesting

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

/// Gives back a terminal that has no room, which a signal handler must do without the main actor.
struct TerminalLoanTests {
  @Test func givesUpOnATerminalThatTakesNothing() async throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    defer { for end in ends { close(end) } }
    let device = ends[1]
    _ = fcntl(device, F_SETFL, O_NONBLOCK)
    while write(device, [0, 0, 0, 0], 4) > 0 {}

    // The wait has a thread of its own.
    let time = await withCheckedContinuation { continuation in
      Thread {
        let loan = UnsafeMutablePointer<TerminalLoan>.allocate(capacity: 1)
        defer { loan.deallocate() }
        loan.initialize(to: TerminalLoan())
        loan.pointee.terminal = device
        loan.pointee.farewell = TerminalLoan.current.pointee.farewell
        loan.pointee.isTaken = true
        continuation.resume(returning: ContinuousClock().measure { loan.giveBack() })
      }
      .start()
    }

    #expect(time >= .seconds(2) && time < .seconds(8))
  }
}

struct TerminalBackgroundTests {
  @Test func readsTheVariableAndAnAnswer() {
    let variables = [
      "15;0", "0;15", "0;default;7", "15;8", "0", "15;default", "", ";", "0;16", "0;-1",
    ]
    let answers = [
      "11;rgb:0000/0000/0000", "11;rgb:ffff/ffff/ffff", "11;rgb:f/f/f", "11;rgb:00/2b/36",
      "11;rgb:fdf6/f6e3/e3d5", "11;rgba:0/0/0/ffff", "11;rgb:0/0", "10;rgb:f/f/f",
      "11;rgb:x/0/0", "11;rgb:00000/0/0", "11;rgb://", "11;?", "",
    ]
    func word(_ isLight: Bool?) -> String { isLight.map { $0 ? "light" : "dark" } ?? "unknown" }

    let lines =
      variables.map { "\($0): \(word(Terminal.isBackgroundLight(variable: $0)))" }
      + answers.map { "\($0): \(word(Terminal.isBackgroundLight(answer: $0)))" }
    assertSnapshot(of: lines.joined(separator: "\n"))
  }
}
