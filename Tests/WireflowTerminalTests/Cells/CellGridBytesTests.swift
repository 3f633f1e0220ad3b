import TestSupport
import Testing
import Wireflow
import WireflowTesting

@testable import WireflowTerminal

/// The bytes of a grid are few, and TerminalRig sees that they make a terminal show it.
@MainActor
struct CellGridBytesTests {
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

  @Test func drawsSignsOfMarkupThatAMarkJoins() {
    var grid = CellGrid(size: TerminalSize(columns: 2, rows: 1))
    grid.write("<\u{338}&\u{301}", column: 0, row: 0, in: grid.bounds, .plain)

    #expect(grid.svg(theme: .dark).split(separator: ">").contains("&lt;\u{338}&amp;\u{301}</text"))
  }

  @Test func blanksWideCharactersThatAreOverwrittenInPart() {
    var grid = CellGrid(size: TerminalSize(columns: 6, rows: 1))
    grid.write("日本語", column: 0, row: 0, in: grid.bounds, .plain)

    grid.write("a", column: 1, row: 0, in: grid.bounds, .plain)
    grid.write("b", column: 4, row: 0, in: grid.bounds, .plain)

    #expect(grid.text == " a本b\n")
  }
}
