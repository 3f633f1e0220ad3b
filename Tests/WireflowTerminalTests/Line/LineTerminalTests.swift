import Foundation
import Testing

@testable import WireflowTerminal

/// Lines are read from a terminal, with the text typed ahead.
@MainActor
struct LineTerminalTests {
  private let double: DoubleTerminal
  private let terminal: LineTerminal

  init() throws {
    double = try DoubleTerminal()
    terminal = LineTerminal(double.device, loan: double.loan)
  }

  @Test func readsLinesThatWereTypedAhead() {
    double.type("hel\u{1B}[Dx\rtree\r")

    #expect(terminal.readLine("? ") == "hexl")
    #expect(terminal.readLine("? ") == "tree")

    let shown = String(decoding: double.read(), as: UTF8.self)
    #expect(
      shown == "\r? \u{1B}[K\r\u{1B}[2C" + "\r? hexl\u{1B}[K\r\u{1B}[6C\r\n"
        + "\r? tree\u{1B}[K\r\u{1B}[6C\r\n")
  }

  @Test func bringsTheLineBeforeBack() {
    double.type("help\r\u{1B}[A!\r")

    #expect(terminal.readLine("? ") == "help")
    #expect(terminal.readLine("? ") == "help!")
  }

  @Test func endsAtControlDAndGivesTheTerminalBack() {
    double.type("\u{04}")

    #expect(terminal.readLine("? ") == nil)
    #expect(!double.loan.pointee.isTaken)
  }

  @Test func tellsAnEscapeFromTheStartOfASequence() {
    double.type("a\u{1B}")
    double.type("[Db\r")

    #expect(terminal.readLine("? ") == "ba")
  }
}
