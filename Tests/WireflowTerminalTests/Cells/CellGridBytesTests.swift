import TestSupport
import Testing
import Wireflow
import WireflowTesting

@testable import WireflowTerminal

/// The bytes of a grid make a terminal show it, and they are few.
@MainActor
struct CellGridBytesTests {
  @Test func turnsAnyGridIntoAnyOther() {
    var random = SplitMix64(seed: 5)
    var terminal = FakeTerminal(columns: 12, rows: 4)
    var shown: CellGrid?
    for _ in 0..<3000 {
      var grid = shown ?? CellGrid(size: TerminalSize(columns: 12, rows: 4))
      grid.scribble(&random)

      terminal.receive(grid.bytes(from: shown, theme: .dark))

      if let difference = terminal.difference(from: grid, theme: .dark) {
        Issue.record("\(difference)\n\(grid.text)")
        return
      }
      shown = grid
    }
  }

  @Test func writesChangesInASynchronizedUpdate() {
    var grid = CellGrid(size: TerminalSize(columns: 10, rows: 2))
    grid.cursor = .init(column: 1, row: 1)
    var (moved, written) = (grid, grid)
    moved.cursor = .init(column: 4, row: 1)
    written.write("hi", column: 1, row: 0, in: grid.bounds, .title)
    func text(_ next: CellGrid, _ theme: Theme) -> String {
      String(decoding: next.bytes(from: grid, theme: theme), as: UTF8.self)
    }

    #expect(text(moved, .dark) == "\u{1B}[?2026h\u{1B}[2;5H\u{1B}[?2026l")
    #expect(
      text(written, .plain)
        == "\u{1B}[?2026h\u{1B}[1;2H\u{1B}[0;1mhi\u{1B}[0m\u{1B}[2;2H\u{1B}[?2026l")
  }
}

extension CellGrid {
  /// Writes something somewhere.
  fileprivate mutating func scribble(_ random: inout SplitMix64) {
    let words = ["abc", "日本", "👨‍👩‍👧‍👦", "e\u{301}", "│─", "   ", "🇩🇪x", "한", "❤️"]
    let styles: [CellStyle] = [.plain, .title, .accent, CellStyle(on: .focus)]
    for _ in 0..<(1 + random.next() % 4) {
      write(
        PrintableText(words[Int(random.next() % 9)]), column: Int(random.next() % 14) - 2,
        row: Int(random.next() % 4), in: bounds, styles[Int(random.next() % 4)])
    }
    if random.next() % 5 == 0 {
      fill(
        CellRectangle(
          column: Int(random.next() % 12), row: Int(random.next() % 4), columns: 3, rows: 2))
    }
    let isShown = random.next() % 3 == 0
    cursor = isShown ? .init(column: Int(random.next() % 12), row: Int(random.next() % 4)) : nil
  }
}
