import Foundation
import Testing

@testable import WireflowTerminal

/// A line is edited as in a shell, and the lines before come back.
struct LineEditingTests {
  @Test(arguments: [
    ("ab\u{1B}[DX", "aX|b"), ("ab\u{01}X", "X|ab"), ("ab\u{01}\u{05}X", "abX|"),
    ("ab\u{1B}[HX\u{1B}[FY", "XabY|"), ("abc\u{02}\u{02}\u{0B}", "a|"),
    ("abc\u{02}\u{15}", "|c"), ("tap  one two \u{17}", "tap  one |"), ("one\u{17}\u{17}", "|"),
    ("ab\u{7F}", "a|"), ("ab\u{08}", "a|"), ("ab\u{01}\u{1B}[3~", "|b"), ("ab\u{01}\u{04}", "|b"),
    ("ab\u{01}\u{06}X", "aX|b"), ("日本\u{1B}[DX", "日X|本"), ("e\u{301}x\u{02}\u{7F}", "|x"),
    ("a\tb\u{1B}[200~c\nd\u{1B}[201~", "abc d|"), ("\u{1B}[A\u{1B}[B", "|"),
  ])
  func editsAsInAShell(keys: String, line: String) {
    var editing = LineEditing()

    let outcomes = editing.type(keys)

    #expect(outcomes == [])
    #expect(editing.shown == line)
  }

  @Test func bringsLinesBack() {
    var editing = LineEditing()

    #expect(editing.type("one\rtwo\rtwo\r \r") == ["one", "two", "two", " "].map { .typed($0) })
    #expect(editing.history == ["one", "two"])

    _ = editing.type("new\u{1B}[A")
    #expect(editing.shown == "two|")
    _ = editing.type("\u{10}\u{1B}[A!")
    #expect(editing.shown == "one!|")
    _ = editing.type("\u{0E}")
    #expect(editing.shown == "two|")
    _ = editing.type("\u{1B}[B\u{1B}[B")
    #expect(editing.shown == "new|")
  }

  @Test func endsAtControlDOnAnEmptyLineAlone() {
    var editing = LineEditing()

    #expect(editing.type("ab\u{01}\u{04}\u{04}") == [])
    #expect(editing.type("\u{04}") == [.ended])
  }

  @Test func keepsAThousandLines() {
    var editing = LineEditing()

    for number in 0..<1500 { _ = editing.type("\(number)\r") }

    #expect(editing.history.count == 1000)
    #expect(editing.history.first == "500")
  }

  @Test func showsTheLineBehindThePrompt() {
    #expect(bytes("ab", behind: "c") == "\r? abc\u{1B}[K\r\u{1B}[4C")
    #expect(bytes("", behind: "") == "\r? \u{1B}[K\r\u{1B}[2C")
    #expect(bytes("a\u{9B}2J", behind: "") == "\r? a2J\u{1B}[K\r\u{1B}[5C")
  }

  @Test func showsThePartOfALongLineAroundTheCursor() {
    #expect(bytes("abcdefghij", behind: "", columns: 10) == "\r? defghij\u{1B}[K\r\u{1B}[9C")
    #expect(bytes("", behind: "abcdefghij", columns: 10) == "\r? abcdefg\u{1B}[K\r\u{1B}[2C")
    #expect(bytes("abcdef", behind: "ghijkl", columns: 10) == "\r? defghij\u{1B}[K\r\u{1B}[5C")
    #expect(bytes("日本語日本語", behind: "", columns: 10) == "\r? 日本語\u{1B}[K\r\u{1B}[8C")
  }

  private func bytes(_ before: String, behind after: String, columns: Int = 80) -> String {
    var line = FieldEditing(.palette, text: "", isSecure: false)
    line.insert(before + after)
    for _ in after { line.moveLeft() }
    let bytes = LineEditing.bytes(line, prompt: "? ", columns: columns)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension LineEditing {
  /// The line, with a mark at the cursor.
  fileprivate var shown: String { "\(line.before)|\(line.after)" }

  /// Takes a terminal's bytes for keys, and returns the outcomes, except for continuing.
  fileprivate mutating func type(_ keys: String) -> [Outcome] {
    var decoder = InputDecoder()
    return (decoder.feed(keys.utf8) + decoder.flush()).map { handle($0) }.filter { $0 != .goesOn }
  }
}

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
