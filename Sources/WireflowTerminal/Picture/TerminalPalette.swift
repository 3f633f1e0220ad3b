/// The colours for what a terminal shows.
public struct TerminalPalette: Hashable, Sendable {
  /// The colour of each ink, by its number among the 256 of a terminal.
  ///
  /// An ink without a number has the terminal's own colour.
  public let colours: [CellStyle.Ink: UInt8]

  /// Creates a palette, in which an ink without a colour has the terminal's own.
  public init(colours: [CellStyle.Ink: UInt8]) {
    self.colours = colours
  }

  /// A palette without colours, such as for NO_COLOR, which keeps bold and reversed text.
  public static let plain = TerminalPalette(colours: [:])
  /// A palette of colours that can be read on a dark background.
  public static let dark = TerminalPalette(
    colours: [.secondary: 245, .accent: 80, .danger: 210])
  /// A palette of colours that can be read on a light background.
  public static let light = TerminalPalette(
    colours: [.secondary: 242, .accent: 25, .danger: 160])

  /// Returns the parameters that select a style, beginning with none of what was selected before.
  func parameters(for style: CellStyle) -> String {
    var parameters = "0"
    if style.isBold { parameters += ";1" }
    if style.isReversed { parameters += ";7" }
    if let colour = colours[style.ink] { parameters += ";38;5;\(colour)" }
    return parameters
  }
}
