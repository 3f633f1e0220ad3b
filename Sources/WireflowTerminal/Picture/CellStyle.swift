/// The style of a cell by its meaning, for which a palette has the colours.
public struct CellStyle: Hashable, Sendable {
  /// The meaning of the text of a cell.
  public enum Ink: UInt8, Hashable, Sendable, CaseIterable {
    /// Text that is to be read.
    case text
    /// Text that stands back: explanations, rules, all that lies behind a modal.
    case secondary
    /// Text that asks for attention: badges, the main button, progress.
    case accent
    /// Text of an action that loses something.
    case danger
  }

  /// The meaning of the text of a cell.
  public var ink: Ink
  /// True if the text is bold.
  public var isBold: Bool
  /// True if text and background are swapped.
  public var isReversed: Bool

  /// Creates a style.
  public init(_ ink: Ink = .text, isBold: Bool = false, isReversed: Bool = false) {
    self.ink = ink
    self.isBold = isBold
    self.isReversed = isReversed
  }

  /// The style of text that is to be read, as it is.
  public static let plain = CellStyle()
  static let title = CellStyle(isBold: true)
  static let secondary = CellStyle(.secondary)
  static let accent = CellStyle(.accent)

  /// The style while the user stands on it.
  var focused: CellStyle { CellStyle(ink, isBold: isBold, isReversed: true) }
}
