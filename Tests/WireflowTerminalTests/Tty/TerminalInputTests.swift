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

  @Test func reportsWhatIsTyped() async {
    input.start()
    terminal.type("a\u{1B}[A")

    await expectEventually { report.events.count == 2 }
    #expect(report.events == [.key(.character("a")), .key(.up)])
  }

  @Test func reportsAnEscapeAloneAfterAWhile() async {
    input.start()
    terminal.type("\u{1B}")

    await expectEventually { !report.events.isEmpty }
    #expect(report.events == [.key(.escape)])
  }

  @Test func takesAnAnswerOutOfWhatIsTyped() async {
    terminal.type("a\u{1B}]11;rgb:0/0/0\u{07}b")

    let answer = input.answer(within: .seconds(10))
    input.start()
    terminal.type("c")

    await expectEventually { report.events.count == 3 }
    #expect(answer == "11;rgb:0/0/0")
    #expect(report.events == ["a", "b", "c"].map { .key(.character($0)) })
  }

  @Test func waitsForAnAnswerNoLongerThanItShould() {
    terminal.type("a")

    #expect(input.answer(within: .milliseconds(5)) == nil)
  }

  @Test func tellsOnceThatTheTerminalHasGone() async {
    input.start()
    terminal.type("a")
    terminal.hangUp()

    await expectEventually { report.closings > 0 }
    #expect(report.events == [.key(.character("a"))])
    for _ in 0..<100 { await Task.yield() }
    #expect(report.closings == 1)
  }

  @Test func reportsNothingOnceItIsStopped() async {
    input.onEvent = { [report, input] event in
      report.events.append(event)
      input.stop()
    }
    input.start()
    terminal.type("abc")

    await expectEventually { !report.events.isEmpty }
    for _ in 0..<100 { await Task.yield() }
    #expect(report.events == [.key(.character("a"))])
  }

  @Test func goesAwayOnceItIsStopped() async {
    weak var gone: TerminalInput?
    do {
      let input = TerminalInput(terminal.device)
      gone = input
      input.start()
      input.stop()
    }

    await expectEventually { gone == nil }
  }
}
