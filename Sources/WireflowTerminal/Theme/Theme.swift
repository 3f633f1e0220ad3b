/// The look of a terminal: a colour for each meaning of text and ground.
///
/// ```swift
/// let backend = TerminalBackend(size: size, theme: Theme.light.reduced(to: .many))
/// ```
public struct Theme: Hashable, Sendable {
  /// The number of colours that a terminal shows.
  public enum Depth: Hashable, Sendable {
    /// No colours, only bold, faint and reversed text.
    case none
    /// The 16 colours that users can configure.
    case sixteen
    /// The 256 colours that are the same on all terminals.
    case many
    /// Any colour.
    case full
  }

  /// The colour of each ink, which without one is the terminal's own.
  let inks: [CellStyle.Ink: ThemeColour]
  /// The colour of each ground, which without one is the terminal's own.
  let grounds: [CellStyle.Ground: ThemeColour]
  /// The number of colours that it uses.
  package private(set) var depth = Depth.full

  /// Returns the same theme for a terminal that shows fewer colours.
  public func reduced(to depth: Depth) -> Theme {
    var theme = self
    theme.depth = depth
    return theme
  }

  /// True if the window has its own background instead of the terminal's.
  var hasOwnSurface: Bool { !parameters(.surface).isEmpty }

  /// Returns the colour of a pixel in a cell with a style, or nil for none.
  func colour(_ pixel: UInt32, in style: CellStyle) -> ThemeColour? {
    guard pixel > 0 else { return nil }
    let colour = ThemeColour(pixel: pixel)
    guard style.ground == .scrim, let scrim = grounds[.scrim] else { return colour }
    return colour.behind(scrim)
  }

  /// Returns the parameters that reset the previous style and select another one.
  func parameters(for style: CellStyle) -> String {
    let ground = parameters(style.ground)
    guard style.tint == CellTint() else {
      let text = colour(style.tint.text, in: style)?.parameters(depth, isGround: false)
      let behind = colour(style.tint.ground, in: style)?.parameters(depth, isGround: true)
      return "0" + (text ?? parameters(style.ink)) + (behind ?? ground)
    }
    var parameters = "0"
    if style.isBold { parameters += ";1" }
    if ground.isEmpty {
      if style.ground == .scrim || style.ink == .behind { parameters += ";2" }
      if style.ground.isMarked { return parameters + ";7" }
    }
    guard style.ink == .mark, !ground.isEmpty else {
      return parameters + self.parameters(style.ink) + ground
    }
    return parameters + (grounds[style.ground]?.parameters(depth, isGround: false) ?? "") + ground
  }

  private func parameters(_ ink: CellStyle.Ink) -> String {
    inks[ink]?.parameters(depth, isGround: false) ?? ""
  }

  private func parameters(_ ground: CellStyle.Ground) -> String {
    grounds[ground]?.parameters(depth, isGround: true) ?? ""
  }
}

extension Theme.Depth {
  /// Creates the number of colours from the environment of a process.
  init(_ environment: [String: String]) {
    let terminal = environment["TERM"] ?? ""
    if environment["NO_COLOR"]?.isEmpty == false {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]) {
      self = .full
    } else if terminal.contains("256color") || terminal.contains("kitty") {
      self = .many
    } else {
      self = .sixteen
    }
  }
}

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

/// A colour of a theme, for terminals with all colours and for those with few.
struct ThemeColour: Hashable, Sendable {
  /// The share of red, up to 255.
  let red: UInt8
  /// The share of green, up to 255.
  let green: UInt8
  /// The share of blue, up to 255.
  let blue: UInt8
  /// The number among the 16 colours, or nil for the terminal's own.
  let basic: UInt8?

  /// Creates a colour from a number such as `0xFF8000`.
  /// - Parameters:
  ///   - number: two hexadecimal digits each for red, green and blue.
  ///   - basic: the number among the 16 colours, or nil for the terminal's own.
  init(_ number: UInt32, basic: UInt8? = nil) {
    red = UInt8(truncatingIfNeeded: number >> 16)
    green = UInt8(truncatingIfNeeded: number >> 8)
    blue = UInt8(truncatingIfNeeded: number)
    self.basic = basic.map { min($0, 15) }
  }

  /// Creates the colour of a pixel.
  init(pixel: UInt32) {
    let channels = [pixel >> 16, pixel >> 8, pixel].map { Int($0 & 0xFF) }
    // A bit for each channel and one for bright colours, as in the 16 colours of all terminals.
    let most = channels.max() ?? 0
    let bits = zip(channels, [1, 2, 4]).reduce(0) { $0 + ($1.0 * 2 > most ? $1.1 : 0) }
    self.init(pixel, basic: UInt8(most < 64 ? 0 : bits + (most > 160 ? 8 : 0)))
  }

  /// Returns a mix of the colour and three parts of another one.
  func behind(_ cover: ThemeColour) -> ThemeColour {
    let pairs = [(red, cover.red), (green, cover.green), (blue, cover.blue)]
    return ThemeColour(
      pixel: pairs.reduce(1) { $0 << 8 | (UInt32($1.0) + 3 * UInt32($1.1)) / 4 })
  }

  /// The colour in hexadecimal notation, such as `#ff8000`.
  var hexadecimal: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Returns the parameters that select it, each after a semicolon, or none for the terminal's own.
  func parameters(_ depth: Theme.Depth, isGround: Bool) -> String {
    switch depth {
    case .none: ""
    case .sixteen:
      basic.map { ";\(($0 < 8 ? 30 : 82) + Int($0) + (isGround ? 10 : 0))" } ?? ""
    case .many: ";\(isGround ? 48 : 38);5;\(nearest)"
    case .full: ";\(isGround ? 48 : 38);2;\(red);\(green);\(blue)"
    }
  }

  /// The number of the nearest of the 240 colours that are the same on all terminals.
  private var nearest: Int {
    let channels = [red, green, blue].map(Int.init)
    let steps = channels.map { $0 < 48 ? 0 : $0 < 115 ? 1 : min(5, ($0 - 35) / 40) }
    let cube = steps.map { $0 == 0 ? 0 : 55 + 40 * $0 }
    let shade = max(0, min(23, (channels.reduce(0, +) / 3 - 3) / 10))
    let grey = 8 + 10 * shade
    let cubeError = zip(channels, cube).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    let greyError = channels.reduce(0) { $0 + ($1 - grey) * ($1 - grey) }
    return greyError < cubeError ? 232 + shade : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }
}
