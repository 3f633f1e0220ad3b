import Testing

@testable import WireflowTerminal

/// A theme has a colour for each meaning, and does with as few as a terminal shows.
struct ThemeTests {
  @Test(arguments: [Theme.dark, .light])
  func namesAColourForEachMeaning(theme: Theme) {
    #expect(CellStyle.Ink.allCases.filter { theme.inks[$0] == nil } == [])
    #expect(CellStyle.Ground.allCases.filter { theme.grounds[$0] == nil } == [])
  }

  @Test func selectsAnyColour() {
    #expect(
      Theme.dark.parameters(for: CellStyle(.accent, on: .panel, isBold: true))
        == "0;1;38;2;169;163;255;48;2;29;29;36")
  }

  @Test func selectsTheNearestOf256() {
    let theme = Theme.dark.reduced(to: .many)

    #expect(theme.parameters(for: CellStyle(.accent, on: .panel)) == "0;38;5;147;48;5;234")
  }

  @Test func selectsOneOf16AndReversesTheSelection() {
    let theme = Theme.light.reduced(to: .sixteen)

    #expect(theme.parameters(for: CellStyle(.accent, on: .panel)) == "0;34")
    #expect(theme.parameters(for: CellStyle(.onAccent, on: .primary)) == "0;97;44")
    #expect(theme.parameters(for: CellStyle(.accent, on: .selection)) == "0;7")
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

  @Test func hidesMarksWhereTheGroundSaysTheSame() {
    #expect(
      Theme.dark.parameters(for: CellStyle(.mark, on: .button))
        == "0;38;2;52;52;63;48;2;52;52;63")
    #expect(Theme.plain.parameters(for: CellStyle(.mark, on: .button)) == "0")
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
      return share <= 0.04045 ? share / 12.92 : pow24((share + 0.055) / 1.055)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the power of 2.4, by that of 12 fifths.
  private func pow24(_ base: Double) -> Double {
    var root = base
    for _ in 0..<60 {
      root -= (root * root * root * root * root - base) / (5 * root * root * root * root)
    }
    return (0..<12).reduce(1.0) { power, _ in power * root }
  }
}
