import Foundation
import TestSupport
import Testing

@testable import WireflowTerminal

/// A theme has a colour for each meaning, and does with as few as a terminal shows.
struct ThemeTests {
  @Test(arguments: [Theme.dark, .light])
  func namesAColourForEachMeaning(theme: Theme) {
    #expect(CellStyle.Ink.allCases.filter { theme.inks[$0] == nil } == [])
    #expect(CellStyle.Ground.allCases.filter { theme.grounds[$0] == nil } == [])
  }

  @Test(arguments: [
    (
      Theme.dark, CellStyle(.accent, on: .panel, isBold: true), "0;1;38;2;169;163;255;48;2;29;29;36"
    ),
    (Theme.dark.reduced(to: .many), CellStyle(.accent, on: .panel), "0;38;5;147;48;5;234"),
    (Theme.light.reduced(to: .sixteen), CellStyle(.accent, on: .panel), "0;34"),
    (Theme.light.reduced(to: .sixteen), CellStyle(.onAccent, on: .primary), "0;97;44"),
    (Theme.light.reduced(to: .sixteen), CellStyle(.accent, on: .selection), "0;7"),
    // The ground of a button says the same as its marks.
    (Theme.dark, CellStyle(.mark, on: .button), "0;38;2;52;52;63;48;2;52;52;63"),
    (Theme.plain, CellStyle(.mark, on: .button), "0"),
  ])
  func selectsTheNearestColours(theme: Theme, style: CellStyle, parameters: String) {
    #expect(theme.parameters(for: style) == parameters)
  }

  @Test func makesDoWithBoldFaintAndReversed() {
    let parameters = Set(
      CellStyle.Ink.allCases.flatMap { ink in
        CellStyle.Ground.allCases.flatMap { ground in
          [false, true].map {
            Theme.plain.parameters(for: CellStyle(ink, on: ground, isBold: $0))
          }
        }
      })

    #expect(parameters == ["0", "0;1", "0;2", "0;1;2", "0;7", "0;1;7", "0;2;7", "0;1;2;7"])
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
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("Ａ", 2), ("ｱ", 1), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("☺", 1),
    ("1️⃣", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("…", 1), ("─", 1), ("\u{3000}", 1), ("กำ", 2), ("〈", 2), ("𝄞", 1),
  ])
  func takesColumns(text: String, columns: Int) { #expect(PrintableText(text).width == columns) }

  @Test(arguments: [
    ("\u{1B}[2J", "�[2J"), ("\u{9B}2J", "�2J"), ("a\u{7}b", "a�b"), ("a\tb", "a b"),
    ("a\r\nb", "a b"), ("\u{202E}abc", "abc"), ("a\u{200B}b", "ab"), ("\u{2066}x\u{2069}", "x"),
    ("\u{FEFF}x", "x"), ("\u{E000}", "�"), ("\u{0378}", "�"), ("\u{301}", "�"), ("🇩", "D"),
    ("🇩🇪🇫", "🇩🇪F"), ("x\u{200D}", "x"), ("\u{200D}", ""), ("a\u{FE0F}", "a"), ("\u{7F}", "�"),
    ("\u{1161}", "�"), ("\u{2028}", " "), ("\u{00AD}", ""), ("\u{940}", "�"), ("🏽", "�"),
    ("\u{E33}", "�"), ("\u{FF9E}", "�"), ("\u{FF76}\u{FF9E}", "\u{FF76}\u{FF9E}"), ("กำ", "กำ"),
  ])
  func writesWhatIsHarmless(text: String, expected: String) {
    #expect(String(PrintableText(text).glyphs.map(\.character)) == expected)
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

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
    ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("abc", -3, ""),
  ])
  func cutsWithAnEllipsis(text: String, columns: Int, expected: String) {
    let cut = PrintableText(text).cut(to: columns)

    #expect(String(cut.glyphs.map(\.character)) == expected)
    #expect(cut.width <= max(0, columns))
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two", 3, ["one", "two"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("日本語の本", 5, ["日本", "語の", "本"]),
    ("a\n\nb", 5, ["a", "", "b"]), ("", 5, [""]), ("a  b", 1, ["a", "b"]),
  ])
  func wrapsAtBlanks(text: String, columns: Int, expected: [String]) {
    let lines = text.printableLines(wrappedTo: columns)

    #expect(lines.map { String($0.glyphs.map(\.character)) } == expected)
  }
}
