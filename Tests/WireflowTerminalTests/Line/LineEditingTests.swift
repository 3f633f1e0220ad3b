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

    #expect(editing.type(keys) == [])
    #expect(editing.shown == line)
  }

  @Test func bringsLinesBack() {
    var editing = LineEditing()

    #expect(editing.type("one\rtwo\rtwo\r \r") == ["one", "two", "two", " "].map { .typed($0) })
    #expect(editing.history == ["one", "two"])
    let keys = ["new\u{1B}[A", "\u{10}\u{1B}[A!", "\u{0E}", "\u{1B}[B\u{1B}[B"]
    let shown = keys.map { keys in
      _ = editing.type(keys)
      return editing.shown
    }

    #expect(shown == ["two|", "one!|", "two|", "new|"])
    for number in 0..<1500 { _ = editing.type("\u{15}\(number)\r") }
    #expect(editing.history.count == 1000 && editing.history.first == "500")
  }

  @Test func endsAtControlDOnAnEmptyLineAlone() {
    var editing = LineEditing()

    #expect(editing.type("ab\u{01}\u{04}\u{04}") == [])
    #expect(editing.type("\u{04}") == [.ended])
  }

  /// The prompt, and the part of a long line around the cursor.
  @Test(arguments: [
    ("ab", "c", 80, "\r? abc\u{1B}[K\r\u{1B}[4C"), ("", "", 80, "\r? \u{1B}[K\r\u{1B}[2C"),
    ("a\u{9B}2J", "", 80, "\r? a2J\u{1B}[K\r\u{1B}[5C"),
    ("abcdefghij", "", 10, "\r? defghij\u{1B}[K\r\u{1B}[9C"),
    ("", "abcdefghij", 10, "\r? abcdefg\u{1B}[K\r\u{1B}[2C"),
    ("abcdef", "ghijkl", 10, "\r? defghij\u{1B}[K\r\u{1B}[5C"),
    ("日本語日本語", "", 10, "\r? 日本語\u{1B}[K\r\u{1B}[8C"),
  ])
  func showsTheLine(before: String, after: String, columns: Int, shown: String) {
    var line = FieldEditing(.palette, text: "", isSecure: false)
    line.insert(before + after)
    for _ in after { line.moveLeft() }

    let bytes = LineEditing.bytes(line, prompt: "? ", columns: columns)

    #expect(String(decoding: bytes, as: UTF8.self) == shown)
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
  @Test func readsLinesUntilTheEnd() throws {
    let double = try DoubleTerminal()
    let terminal = LineTerminal(double.device, loan: double.loan)
    double.type("hel\u{1B}[Dx\rtree\r\u{1B}[A!\r")
    #expect((0..<3).map { _ in terminal.readLine("? ") } == ["hexl", "tree", "tree!"])

    let shown = String(decoding: double.read(), as: UTF8.self)
    #expect(
      shown.hasPrefix(
        "\r? \u{1B}[K\r\u{1B}[2C\r? hexl\u{1B}[K\r\u{1B}[6C\r\n\r? tree\u{1B}[K\r\u{1B}[6C\r\n"))
    // An escape is told from the start of a sequence.
    double.type("a\u{1B}")
    double.type("[Db\r\u{04}")
    #expect(terminal.readLine("? ") == "ba")
    #expect(terminal.readLine("? ") == nil)
    #expect(!double.loan.pointee.isTaken)
  }
}
