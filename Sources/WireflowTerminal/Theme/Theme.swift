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

  /// The colour of each ink.
  let inks: [CellStyle.Ink: ThemeColour]
  /// The colour of each ground.
  let grounds: [CellStyle.Ground: ThemeColour]
  /// The number of colours that it uses.
  package let depth: Depth
  /// The parameters for each ink and ground, by their raw values.
  private let inkParameters: [String]
  private let groundParameters: [String]

  /// Creates a theme.
  ///
  /// An ink or a ground without a colour has the terminal's own.
  init(
    inks: [CellStyle.Ink: ThemeColour], grounds: [CellStyle.Ground: ThemeColour],
    depth: Depth = .full
  ) {
    self.inks = inks
    self.grounds = grounds
    self.depth = depth
    inkParameters = CellStyle.Ink.allCases.map {
      inks[$0]?.parameters(depth, isGround: false) ?? ""
    }
    groundParameters = CellStyle.Ground.allCases.map {
      grounds[$0]?.parameters(depth, isGround: true) ?? ""
    }
  }

  /// Returns the same theme for a terminal that shows fewer colours.
  public func reduced(to depth: Depth) -> Theme {
    Theme(inks: inks, grounds: grounds, depth: depth)
  }

  /// True if the window has its own background instead of the terminal's.
  var hasOwnSurface: Bool { !groundParameters[Int(CellStyle.Ground.surface.rawValue)].isEmpty }

  /// Returns the colour of a pixel in a cell with a style.
  func colour(_ pixel: CellTint.Colour, in style: CellStyle) -> ThemeColour {
    guard style.ground == .scrim, let scrim = grounds[.scrim] else { return pixel.themed }
    return pixel.behind(scrim).themed
  }

  /// Returns the parameters that reset the previous style and select another one.
  func parameters(for style: CellStyle) -> String {
    guard style.tint == CellTint() else {
      let text = style.tint.text.map { colour($0, in: style).parameters(depth, isGround: false) }
      let ground = style.tint.ground.map { colour($0, in: style).parameters(depth, isGround: true) }
      return "0" + (text ?? inkParameters[Int(style.ink.rawValue)])
        + (ground ?? groundParameters[Int(style.ground.rawValue)])
    }
    var parameters = "0"
    if style.isBold { parameters += ";1" }
    let ground = groundParameters[Int(style.ground.rawValue)]
    if ground.isEmpty {
      if style.ground == .scrim || style.ink == .behind { parameters += ";2" }
      if style.ground.isMarked { return parameters + ";7" }
    }
    guard style.ink == .mark, !ground.isEmpty else {
      return parameters + inkParameters[Int(style.ink.rawValue)] + ground
    }
    let hidden = grounds[style.ground]?.parameters(depth, isGround: false) ?? ""
    return parameters + hidden + ground
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
