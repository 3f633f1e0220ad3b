import TestSupport
import Testing
import Wireflow
import WireflowTesting

@testable import WireflowTerminal

/// The bytes of a grid make a terminal show it, and they are few.
@MainActor
struct CellGridBytesTests {
  @Test func paintsAllOnAnUnknownTerminal() {
    var terminal = FakeTerminal(columns: 80, rows: 24)
    let rig = TerminalRig()

    terminal.receive(rig.grid.bytes(from: nil, theme: .dark))

    #expect(terminal.difference(from: rig.grid, theme: .dark) == nil)
  }

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

  @Test func writesNothingWhenNothingChanged() {
    let rig = TerminalRig()

    rig.press(.control("x"))

    #expect(rig.bytes == [])
  }

  @Test func paintsAllAfterAResize() {
    var terminal = FakeTerminal(columns: 50, rows: 14)
    let rig = TerminalRig()

    rig.send(.resize(TerminalSize(columns: 50, rows: 14)))
    terminal.receive(rig.bytes)

    #expect(terminal.difference(from: rig.grid, theme: .dark) == nil)
  }

  @Test func movesTheCursorAlone() {
    let size = TerminalSize(columns: 10, rows: 2)
    var grid = CellGrid(size: size)
    grid.cursor = .init(column: 1, row: 1)
    var moved = grid
    moved.cursor = .init(column: 4, row: 1)

    let bytes = moved.bytes(from: grid, theme: .dark)

    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[?2026h\u{1B}[2;5H\u{1B}[?2026l")
  }

  @Test func wrapsChangesInASynchronizedUpdate() {
    var grid = CellGrid(size: TerminalSize(columns: 5, rows: 2))
    let before = grid
    grid.write("hi", column: 1, row: 1, in: grid.bounds, .title)

    let bytes = grid.bytes(from: before, theme: .plain)

    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[2;2H\u{1B}[0;1mhi\u{1B}[0m\u{1B}[?2026l")
  }

  @Test func hasNoColoursInThePlainPalette() {
    let rig = TerminalRig(theme: .plain)
    rig.perform(.select("Elements"))

    let text = String(
      decoding: rig.grid.bytes(from: nil, theme: .plain), as: UTF8.self)

    #expect(!text.contains("38;5"))
    #expect(text.contains("\u{1B}[0;7m"))
    #expect(text.contains("\u{1B}[0;1m"))
  }

  @Test(arguments: [Theme.dark, .light])
  func hasColoursElsewhere(theme: Theme) {
    let rig = TerminalRig()
    rig.perform(.select("Elements"))
    rig.press(.end)

    let text = String(decoding: rig.grid.bytes(from: nil, theme: theme), as: UTF8.self)

    for ink in [CellStyle.Ink.text, .secondary, .accent, .danger, .onAccent] {
      let parameters = theme.inks[ink]?.parameters(.full, isGround: false) ?? "none"
      #expect(text.contains(parameters), "\(ink)")
    }
    for ground in [CellStyle.Ground.surface, .panel, .button, .primary, .danger, .focus] {
      let parameters = theme.grounds[ground]?.parameters(.full, isGround: true) ?? "none"
      #expect(text.contains(parameters), "\(ground)")
    }
  }

  @Test func movesTheSelectionInFewBytes() {
    let rig = TerminalRig()
    rig.perform(.select("List"))

    rig.press(.down)

    #expect((1...1000).contains(rig.bytes.count), "\(rig.bytes.count) bytes")
  }
}

extension CellGrid {
  /// Writes something somewhere.
  fileprivate mutating func scribble(_ random: inout SplitMix64) {
    let words = ["abc", "日本", "👨‍👩‍👧‍👦", "e\u{301}", "│─", "   ", "🇩🇪x", "한", "❤️"]
    let styles: [CellStyle] = [.plain, .title, .accent, CellStyle(on: .focus)]
    for _ in 0..<(1 + random.next() % 4) {
      write(
        words[Int(random.next() % 9)], column: Int(random.next() % 14) - 2,
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
