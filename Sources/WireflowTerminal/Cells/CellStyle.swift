/// The style of a cell by its meaning, for which a theme has the colours.
struct CellStyle: Hashable, Sendable {
  /// The meaning of the text of a cell.
  enum Ink: UInt8, Hashable, Sendable, CaseIterable {
    /// Text that is to be read.
    case text
    /// Text that stands back: explanations, and what cannot be used now.
    case secondary
    /// Text that asks for attention: keys, ways back, progress.
    case accent
    /// Text of an action that loses something, and of what was refused.
    case danger
    /// Text of what came or went well.
    case good
    /// Text of what to be aware of.
    case warning
    /// Lines that part things.
    case rule
    /// Text on a ground of the accent.
    case onAccent
    /// Marks that say by a character what colours say by themselves, and are seen only without them.
    case mark
    /// Text that lies behind what is in front.
    case behind
  }

  /// The meaning of what lies behind the text of a cell.
  enum Ground: UInt8, Hashable, Sendable, CaseIterable {
    /// The window. Text that is written on this ground takes the one that is there.
    case surface
    /// Bars at the edges of the window.
    case panel
    /// A box that stands in front of the window.
    case raised
    /// The row that the user stands on.
    case selection
    /// The row that the user stands on in a part of the window which has not the focus.
    case rest
    /// The button or tab that the user stands on.
    case focus
    /// A button.
    case button
    /// The main button, and the selected tab.
    case primary
    /// A button that loses something.
    case danger
    /// A field, and what is not done yet of a progress.
    case field
    /// All that lies behind what is in front.
    case scrim

    /// True if it is told from others without colours, too.
    var isMarked: Bool { self == .selection || self == .focus }
  }

  /// The meaning of the text of a cell.
  var ink: Ink
  /// The meaning of what lies behind the text.
  var ground: Ground
  /// True if the text is bold.
  var isBold: Bool
  /// The colours of a piece of a picture.
  var tint = CellTint()

  /// Creates a style.
  init(_ ink: Ink = .text, on ground: Ground = .surface, isBold: Bool = false) {
    self.ink = ink
    self.ground = ground
    self.isBold = isBold
  }

  /// The style of text that is to be read, as it is.
  static let plain = CellStyle()
  static let title = CellStyle(isBold: true)
  static let secondary = CellStyle(.secondary)
  static let accent = CellStyle(.accent)
  static let rule = CellStyle(.rule)

  /// The style on a ground.
  func on(_ ground: Ground) -> CellStyle {
    var style = self
    style.ground = ground
    return style
  }
}
