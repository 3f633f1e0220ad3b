import TestSupport
import Testing

@testable import WireflowTerminal

@MainActor
struct TerminalOutputTests {
  private let terminal: DoubleTerminal
  private let output: TerminalOutput

  init() throws {
    terminal = try DoubleTerminal()
    output = TerminalOutput(terminal.device, loan: terminal.loan)
  }

  @Test func writesAtOnceWhatTheTerminalTakes() {
    output.write(Array("frame".utf8))

    #expect(output.isIdle)
    #expect(terminal.read() == Array("frame".utf8))
  }

  @Test func writesTheRestWhenThereIsRoom() async {
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

    #expect(!wasIdle)
    // Of two long arrays that differ, the test library would work out the difference.
    let isComplete = shown == frames
    #expect(isComplete)
    #expect(output.isIdle)
    #expect(idles == 1)
  }

  @Test func canGiveUp() {
    output.write([UInt8](repeating: 1, count: 400_000))

    output.discard()

    #expect(output.isIdle)
    #expect(terminal.read().count < 400_000)
  }

  @Test func writesNothingOnceTheTerminalIsGivenBack() {
    terminal.loan.pointee.isTaken = false

    output.write([1])

    #expect(output.isIdle)
    #expect(terminal.read() == [])
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
