/// The style of a cell by its meaning.
///
/// A theme provides the colours.
struct CellStyle: Hashable, Sendable {
  /// The meaning of the text of a cell.
  enum Ink: UInt8, Hashable, Sendable, CaseIterable {
    /// Normal text.
    case text
    /// Less important text, such as explanations and disabled elements.
    case secondary
    /// Text that attracts attention, such as keys, back links and progress.
    case accent
    /// Text of destructive actions and refusals.
    case danger
    /// Text of something that appeared or succeeded.
    case good
    /// Text of warnings.
    case warning
    /// Lines that separate areas.
    case rule
    /// Text on the accent colour.
    case onAccent
    /// Marks that replace colours, visible only on terminals without them.
    case mark
    /// Text behind the front layer.
    case behind
  }

  /// The meaning of the background of a cell.
  enum Ground: UInt8, Hashable, Sendable, CaseIterable {
    /// The window. Text with this ground keeps the ground of its cells.
    case surface
    /// Bars at the edges of the window.
    case panel
    /// A box in front of the window.
    case raised
    /// The focused row.
    case selection
    /// The row that gets the focus when its part of the window does.
    case rest
    /// The focused button or tab.
    case focus
    /// A button.
    case button
    /// The main button, and the selected tab.
    case primary
    /// A destructive button.
    case danger
    /// A field, and the remaining part of a progress bar.
    case field
    /// Everything behind the front layer.
    case scrim

    /// True if it is also visible without colours.
    var isMarked: Bool { self == .selection || self == .focus }
  }

  /// The meaning of the text of a cell.
  var ink: Ink
  /// The meaning of the background.
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

  /// The style of normal text.
  static let plain = CellStyle()
  static let title = CellStyle(isBold: true)
  static let secondary = CellStyle(.secondary)
  static let accent = CellStyle(.accent)
  static let rule = CellStyle(.rule)
}
