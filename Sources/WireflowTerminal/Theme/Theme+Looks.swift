extension Theme {
  /// A theme for a dark background.
  public static let dark = Theme(
    inks: [
      .text: ThemeColour(0xE4E4EA), .secondary: ThemeColour(0xA5A5B2),
      .accent: ThemeColour(0xA9A3FF, basic: 14), .danger: ThemeColour(0xFF7A80, basic: 9),
      .good: ThemeColour(0x6DD39A, basic: 10), .warning: ThemeColour(0xF0B35C, basic: 11),
      .rule: ThemeColour(0x3F3F4C, basic: 8), .onAccent: ThemeColour(0x14121F, basic: 0),
      .mark: ThemeColour(0x3F3F4C), .behind: ThemeColour(0x55555F, basic: 8),
    ],
    grounds: [
      .surface: ThemeColour(0x131317), .panel: ThemeColour(0x1D1D24),
      .raised: ThemeColour(0x202029), .selection: ThemeColour(0x37345F),
      .rest: ThemeColour(0x2A2A33), .focus: ThemeColour(0xF3F3F6),
      .button: ThemeColour(0x34343F), .primary: ThemeColour(0x9D97FF, basic: 14),
      .danger: ThemeColour(0x57262B), .field: ThemeColour(0x2D2D37),
      .scrim: ThemeColour(0x0B0B0E),
    ])

  /// A theme for a light background.
  public static let light = Theme(
    inks: [
      .text: ThemeColour(0x1C1C22), .secondary: ThemeColour(0x585862),
      .accent: ThemeColour(0x4A3FD6, basic: 4), .danger: ThemeColour(0xB01C28, basic: 1),
      .good: ThemeColour(0x176238, basic: 2), .warning: ThemeColour(0x754600, basic: 5),
      .rule: ThemeColour(0xC9C6BF, basic: 8), .onAccent: ThemeColour(0xFFFFFF, basic: 15),
      .mark: ThemeColour(0xC9C6BF), .behind: ThemeColour(0xA09D97, basic: 8),
    ],
    grounds: [
      .surface: ThemeColour(0xFBFAF8), .panel: ThemeColour(0xEFEDE8),
      .raised: ThemeColour(0xFFFFFF), .selection: ThemeColour(0xDDDAF9),
      .rest: ThemeColour(0xE9E7E1), .focus: ThemeColour(0x26262D),
      .button: ThemeColour(0xDFDCD5), .primary: ThemeColour(0x4A3FD6, basic: 4),
      .danger: ThemeColour(0xF9DCDE), .field: ThemeColour(0xE6E3DC),
      .scrim: ThemeColour(0xDAD7D0),
    ])

  /// A theme without colours, for example for NO_COLOR.
  public static let plain = dark.reduced(to: .none)
}
