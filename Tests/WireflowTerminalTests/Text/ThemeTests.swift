import Foundation
import TestSupport
import Testing
import WireflowTesting

@testable import WireflowTerminal

/// A theme has a colour for each meaning, and does with as few as a terminal shows.
struct ThemeTests {
  /// The parameters of each meaning on each number of colours, and of combinations.
  @Test func selectsTheNearestColours() {
    var styles: [(name: String, style: CellStyle)] = [
      ("bold accent on panel", CellStyle(.accent, on: .panel, isBold: true)),
      ("accent on selection", CellStyle(.accent, on: .selection)),
      ("on accent on primary", CellStyle(.onAccent, on: .primary)),
      // The ground of a button says the same as its marks.
      ("mark on button", CellStyle(.mark, on: .button)),
    ]
    for ink in CellStyle.Ink.allCases { styles.append(("\(ink)", CellStyle(ink))) }
    for ground in CellStyle.Ground.allCases {
      styles.append(("on \(ground)", CellStyle(on: ground)))
    }
    let depths: [Theme.Depth] = [.full, .many, .sixteen, .none]
    let lines: [String] = styles.flatMap { name, style in
      [Theme.dark, .light].map { theme -> String in
        let parameters = depths.map { theme.reduced(to: $0).parameters(for: style) }
        return "\(name): \(parameters.joined(separator: " "))"
      }
    }

    assertSnapshot(of: lines.joined(separator: "\n"))
  }

  @Test(arguments: [
    (["NO_COLOR": "1", "COLORTERM": "truecolor"], Theme.Depth.none),
    (["COLORTERM": "truecolor", "TERM": "xterm-256color"], .full),
    (["COLORTERM": "24bit"], .full), (["TERM": "screen-256color"], .many),
    (["TERM": "vt220"], .sixteen), (["NO_COLOR": "", "TERM": "xterm-256color"], .many),
    ([:], .sixteen),
  ])
  func learnsTheDepthFromTheEnvironment(environment: [String: String], depth: Theme.Depth) {
    #expect(Theme.Depth(environment) == depth)
  }

  /// The ratio of the luminances of text and ground, which is 4.5 at least for text that is read.
  @Test(arguments: [Theme.dark, .light])
  func canBeRead(theme: Theme) {
    let grounds: [CellStyle.Ground] = [.surface, .panel, .raised, .selection, .rest, .field]
    let pairs: [(CellStyle.Ink, CellStyle.Ground)] =
      [CellStyle.Ink.text, .accent, .good, .warning, .secondary]
      .flatMap { ink in grounds.map { (ink, $0) } }
      + [(.text, .button), (.onAccent, .primary), (.onAccent, .focus), (.danger, .danger)]
    for (ink, ground) in pairs {
      let contrast = theme.contrast(ink, ground)
      #expect(contrast >= 4.5, "\(ink) on \(ground): \(contrast)")
    }
  }
}

extension Theme {
  fileprivate func contrast(_ ink: CellStyle.Ink, _ ground: CellStyle.Ground) -> Double {
    let values = [inks[ink], grounds[ground]].compactMap { $0?.luminance }.sorted()
    return values.count == 2 ? (values[1] + 0.05) / (values[0] + 0.05) : 0
  }
}

extension ThemeColour {
  fileprivate var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

/// What of an app's strings is written to a terminal, and how many columns it takes.
struct GlyphTests {
  private static let texts = [
    "a", "é", "e\u{301}", "日", "한", "\u{1112}\u{1161}\u{11AB}", "Ａ", "ｱ", "👍", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "❤",
    "❤️", "☺", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "…", "─", "\u{3000}", "กำ", "〈", "𝄞", "\u{1B}[2J", "\u{9B}2J", "a\u{7}b",
    "a\tb",
    "a\r\nb", "\u{202E}abc", "a\u{200B}b", "\u{2066}x\u{2069}", "\u{FEFF}x", "\u{E000}", "\u{0378}",
    "\u{301}", "🇩", "🇩🇪🇫", "x\u{200D}", "\u{200D}", "a\u{FE0F}", "\u{7F}", "\u{1161}", "\u{2028}",
    "\u{00AD}",
    "\u{940}", "🏽", "\u{E33}", "\u{FF9E}", "\u{FF76}\u{FF9E}",
  ]

  /// The columns of each text, and its harmless form in scalars.
  @Test func writesWhatIsHarmlessInItsColumns() {
    func scalars(_ text: String) -> String {
      text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    }
    let lines = Self.texts.map { text in
      let printable = PrintableText(text)
      let written = String(printable.glyphs.map(\.character))
      return
        "\(scalars(text)): \(printable.width) \(text == written ? "as it is" : scalars(written))"
    }

    assertSnapshot(of: lines.joined(separator: "\n"))
  }

  @Test func limitsTheMarksOnALetter() {
    let letter = "a" + String(repeating: "\u{301}", count: 5000)

    let glyphs = PrintableText(letter).glyphs

    #expect(glyphs.map(\.character.unicodeScalars.count) == [16])
    #expect(glyphs.map(\.width) == [1])
  }

  @Test func neverLetsNeighboursJoin() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<Strength.share(of: 200_000) {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<(1 + random.next() % 6) {
        if let scalar = Unicode.Scalar(randomScalar(&random)) { scalars.append(scalar) }
      }
      let text = PrintableText(String(scalars))
      var grid = CellGrid(size: TerminalSize(columns: 30, rows: 1))
      grid.write(text, column: 1, row: 0, in: grid.bounds, .plain)

      let fault = grid.fault(size: grid.size)

      #expect(fault == nil, "\(scalars.map { String($0.value, radix: 16) })")
      if fault != nil { return }
    }
  }

  /// A scalar from where there are marks, joiners, emoji, syllables and controls, or from anywhere.
  private func randomScalar(_ random: inout SplitMix64) -> UInt32 {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x7F, 0x80...0x24F, 0x300...0x36F, 0x590...0x8FF, 0x900...0xDFF, 0xE00...0xEFF,
      0x1100...0x11FF, 0x2000...0x206F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF,
      0x1F3FB...0x1F3FF, 0x1F400...0x1F4FF, 0xE0020...0xE007F, 0xAC00...0xACFF, 0...0x10FFFF,
      0x200D...0x200D,
    ]
    let range = ranges[Int(random.next() % UInt64(ranges.count))]
    return UInt32.random(in: range, using: &random)
  }
}
